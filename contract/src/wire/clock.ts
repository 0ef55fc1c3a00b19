/** A phone's clock may be off by this much before its calls are refused with the right time. */
export const clockToleranceSeconds = 300;

/** The clock of a partner's server is right; two minutes are for the network. */
export const partnerClockToleranceSeconds = 120;

/** Every answer carries the server's clock in Unix milliseconds, so that a phone with a wrong clock shows right statuses. */
export const serverTimeHeader = 'server-time';
