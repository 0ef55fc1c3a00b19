/** The host app uses a ticket at once, so a minute is enough even in a slow network. */
export const ticketLives = 60 * 1000;
/** The clock of a partner's server is right; two minutes are for the network. */
export const partnerStampTolerance = 2 * 60 * 1000;
