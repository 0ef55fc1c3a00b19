/** Refusals that name no field and stand beside the code, wherever one is asked for or typed in. */
export const codePlaces = {
  codeTooSoon: 'code',
  codeNotSent: 'code',
  codeRestricted: 'code',
  tooOften: 'code',
} as const;
