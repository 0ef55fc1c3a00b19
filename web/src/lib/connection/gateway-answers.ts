/** A proxy says these while the server behind it is away, and the server while its database is. */
const saidWhileAway = [502, 503, 504];

export const isFromServer = ({ status }: Response): boolean => !saidWhileAway.includes(status);

/** For how long such an answer asks to be left alone, in milliseconds. */
export const retryAfter = ({ headers }: Response): number => 1_000 * (Number(headers.get('retry-after')) || 0);
