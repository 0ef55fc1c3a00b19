/** The fields that every call carries as HTTP headers, spelled as they are signed and in the order of the signature. */
export const envelopeNames = [
  'ACCESS-TOKEN',
  'appName',
  'deviceType',
  'languageType',
  'sign',
  'timeStamp',
  'uniqueId',
] as const;

export type EnvelopeName = (typeof envelopeNames)[number];
export type Envelope = Record<EnvelopeName, string>;

export const deviceType = '8';
export const appName = 'cdfH5';

/** This header of answers to signed-in callers has the newest change that the answer certainly contains. */
export const newestChangeHeader = 'newest-change';

export type Answer<Obj> = { code: number; msg: string; obj: Obj };
