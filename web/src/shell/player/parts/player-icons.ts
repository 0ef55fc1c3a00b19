/** Icons of the player. */
export const queueIcon = 'M4 6.5h16M4 12h9m-9 5.5h9m3.5-5v6l4.5-3z';
export const jumpBackIcon = 'M7.5 5.1A8.5 8.5 0 1 1 3.5 12.4M10.3 2.2 7.3 5.1l3 2.8';
export const jumpForwardIcon = 'M16.5 5.1A8.5 8.5 0 1 0 20.5 12.4M13.7 2.2l3 2.9-3 2.8';
export const tapIcon = 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0m8-.8v5m0-8v.1';
