let code: string | undefined;

/** A badge's own address was opened: its code waits here, in memory, until sign-in can read it. */
export const scannedBadge = {
  keep: (arrived: string) => void (code = arrived),
  waits: () => code !== undefined,
  take() {
    const taken = code;
    code = undefined;
    return taken;
  },
};
