/** The host app uses a ticket at once, so a minute is enough even in a slow network. */
export const ticketLives = 60 * 1000;
