import { openConsentGatedStorage } from './consent-gated-storage.ts';
import { storage } from './storage.ts';
import { textEntry } from './storage-entry.ts';

// A second slash would make it another site's address.
const isPath = (text: string): text is string => /^\/(?![/\\])/.test(text);
export const tabTexts = openConsentGatedStorage(() => window.sessionStorage);
if (storage.isShowLangGuide.get()) tabTexts.writeThrough();

/** What this tab keeps until somebody is signed in; in memory alone before Agree. */
export const tabStorage = {
  /** Where one wanted to go before signing in. */
  returnPath: textEntry(tabTexts, 'returnPath', isPath),
  mustAgree: textEntry(tabTexts, 'mustAgree', (text): text is 'yes' => text === 'yes'),
  allow: tabTexts.writeThrough,
  /** Whatever else a page may have put there goes, too. */
  clear() {
    tabTexts.forget();
    try {
      window.sessionStorage.clear();
    } catch {
      // Where it may not be used, nothing is in it.
    }
  },
  clearAll() {
    tabStorage.clear();
    tabTexts.keepInMemory();
  },
};
