import { member } from '../json.ts';
import { jsonEntry } from './storage-entry.ts';
import { tabTexts } from './tab-storage.ts';

/** A code that was asked for: the countdown and the attempt go on after a reload. */
export type SentCode = {
  flowId: string;
  channel: 'mobile' | 'email';
  /** The address: masked for the eye, and a print that tells another one with the same mask. */
  to: string;
  print: string;
  resendAt: number;
  digits: number;
};
/** A badge that was read, as it is shown for reconfirmation. */
export type ReadBadge = { flowId: string; name: string; title: string; until: number };

const entries = {
  sentCode: jsonEntry(tabTexts, 'sentCode', asSentCode),
  readBadge: jsonEntry(tabTexts, 'readBadge', asReadBadge),
};

/** What this tab keeps of a sign-in that has begun. */
export const signInStorage = {
  ...entries,
  clear() {
    for (const entry of Object.values(entries)) entry.clear();
  },
};

function asSentCode(value: unknown): SentCode | undefined {
  const { flowId, to, print, resendAt, digits } = (value ?? {}) as Partial<SentCode>;
  if (typeof flowId !== 'string' || typeof to !== 'string' || typeof print !== 'string') return undefined;
  if (typeof resendAt !== 'number' || typeof digits !== 'number') return undefined;
  return { flowId, to, print, resendAt, digits, channel: member(value, 'channel') === 'email' ? 'email' : 'mobile' };
}

function asReadBadge(value: unknown): ReadBadge | undefined {
  const { flowId, name, title, until } = (value ?? {}) as Partial<ReadBadge>;
  if (typeof flowId !== 'string' || typeof until !== 'number') return undefined;
  return typeof name === 'string' && typeof title === 'string' ? { flowId, name, title, until } : undefined;
}
