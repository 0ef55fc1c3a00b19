/** The version of the app, as the specification gives it. */
export const appVersion = '1.0.0';
/** A phone whose code is lower than the announced one is told of the newer version. */
export const appVersionCode = 100;
