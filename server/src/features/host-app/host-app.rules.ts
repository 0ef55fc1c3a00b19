/** A ticket opens the app at once, or never. */
export const ticketLives = 60 * 1000;
/** A partner's server keeps time; two minutes are for the network. */
export const partnerStampTolerance = 2 * 60 * 1000;
