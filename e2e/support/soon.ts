/** The hint, the phone's short delay and the fetch take this long at most on a busy machine. */
export const soon = { timeout: 15_000 };
