/**
 * The oldest browsers on which everything works; README and Settings name them. `checks/browsers` refuses whatever in
 * the built files they lack.
 */
export const oldestBrowsers = ['chrome87', 'safari15.4', 'firefox115'];

/**
 * They all read what we use of ECMAScript 2022, and the check refuses the little that they do not. Lowered for them one
 * by one, the private fields of a library become slower and every first load 1.7 kB heavier.
 */
export const oldestSyntax = 'es2022';
