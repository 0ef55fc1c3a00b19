/** The most characters that each text of a profile may have. */
export const profileLengths = { name: 60, organisation: 120, title: 120, profile: 500 } as const;
