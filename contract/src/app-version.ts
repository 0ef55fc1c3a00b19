/** The version of the app, as the specification gives it. */
export const appVersion = '1.0.0';
/** @later settings: the version reminder */
export const appVersionCode = 100;
