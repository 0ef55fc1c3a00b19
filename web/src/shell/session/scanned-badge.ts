let code: string | undefined;

/** The code of a badge whose address was opened; it waits here, in memory, until sign-in can read it. */
export const scannedBadge = {
  keep: (arrived: string) => void (code = arrived),
  waits: () => code !== undefined,
  take() {
    const taken = code;
    code = undefined;
    return taken;
  },
};
