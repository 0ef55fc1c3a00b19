/** Refusals that name no field and stand beside the code, wherever a code is requested or typed in. */
export const codeRefusals = {
  codeTooSoon: 'code',
  codeNotSent: 'code',
  codeRestricted: 'code',
  tooOften: 'code',
} as const;
