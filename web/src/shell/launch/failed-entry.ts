let failed = false;

/** The entry from the host app failed: the login page says so until somebody has logged in. */
export const failedEntry = {
  note: () => void (failed = true),
  isNoted: () => failed,
  forget: () => void (failed = false),
};
