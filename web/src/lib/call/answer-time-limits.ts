/** How long a call waits for the server's answer (specification §9). */
export const callTimeout = 600_000;

/** How long an upload or a download waits (specification §9). */
export const transferTimeout = 60_000;
