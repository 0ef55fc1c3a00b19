/** The codes of every answer (decisions §2). HTTP stays 200 whenever the API itself answered. */
export const codes = {
  success: 0,
  invalid: -1,
  notFound: -2,
  notAllowed: -3,
  conflict: -4,
  tooOften: -5,
  sessionExpired: -6,
  signedInElsewhere: -7,
  wrongEnvelope: -8,
} as const;

export type RefusalCode = Exclude<(typeof codes)[keyof typeof codes], 0>;

/** The transport of the client reports these when no answer came (specification §8). */
export const transportCodes = { network: 5, abort: 600003, transfer: 602001 } as const;
