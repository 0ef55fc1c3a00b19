/** The host app uses a ticket at once, so a minute is enough even in a slow network. */
export const ticketLives = 60 * 1000;
/** Long enough to read the privacy text before one agrees. */
export const claimLives = 10 * 60 * 1000;
