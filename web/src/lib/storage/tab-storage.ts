import { member } from '../json.ts';
import { openConsentGatedStorage } from './consent-gated-storage.ts';
import { storage } from './storage.ts';
import { jsonEntry, textEntry } from './storage-entry.ts';

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

// A second slash would make it another site's address.
const isPath = (text: string): text is string => /^\/(?![/\\])/.test(text);
const texts = openConsentGatedStorage(() => window.sessionStorage);
if (storage.isShowLangGuide.get()) texts.writeThrough();

const entries = {
  /** Where one wanted to go before signing in. */
  returnPath: textEntry(texts, 'returnPath', isPath),
  sentCode: jsonEntry(texts, 'sentCode', asSentCode),
  readBadge: jsonEntry(texts, 'readBadge', asReadBadge),
  mustAgree: textEntry(texts, 'mustAgree', (text): text is 'yes' => text === 'yes'),
};

/** What this tab keeps until somebody is signed in; in memory alone before Agree. */
export const tabStorage = {
  ...entries,
  allow: texts.writeThrough,
  /** Whatever else a page may have put there goes, too. */
  clear() {
    for (const entry of Object.values(entries)) entry.clear();
    try {
      window.sessionStorage.clear();
    } catch {
      // Where it may not be used, nothing is in it.
    }
  },
  clearAll() {
    tabStorage.clear();
    texts.keepInMemory();
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
