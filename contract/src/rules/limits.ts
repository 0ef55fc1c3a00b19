/** Times of specification §9 that both sides use, in milliseconds. */
export const callTimeout = 600_000;
export const networkTimeout = 60_000;
export const pageTimeout = 60_000;
export const pageLoadingDelay = 200;
/** The spinner over a page waits this long, so that a quick answer shows none. */
export const spinnerDelay = 120;
export const doubleActionGuard = 800;
export const debounceDefault = 500;
export const toastDuration = 2_000;
/** The overlay never holds a user: after this it offers Cancel. */
export const overlayCancelAfter = 10_000;
export const refreshThreshold = 45;

export const appVersion = '1.0.0';
/** @later settings: the version reminder */
export const appVersionCode = 100;
