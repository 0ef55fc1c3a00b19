import { openConsentGatedStorage } from './consent-gated-storage.ts';
import { storage } from './storage.ts';
import { textEntry } from './storage-entry.ts';

// With a second slash it would be the address of another site.
const isPath = (text: string): text is string => /^\/(?![/\\])/.test(text);
export const tabTexts = openConsentGatedStorage(() => window.sessionStorage);
if (storage.isShowLangGuide.get()) tabTexts.writeThrough();

/** What this tab keeps (sessionStorage) until the person is signed in; before Agree only in memory. */
export const tabStorage = {
  /** The page that the person wanted to open before they had to sign in. */
  returnPath: textEntry(tabTexts, 'returnPath', isPath),
  mustAgree: textEntry(tabTexts, 'mustAgree', (text): text is 'yes' => text === 'yes'),
  allow: tabTexts.writeThrough,
  /** Everything else in the tab's storage is removed as well. */
  clear() {
    tabTexts.forget();
    try {
      window.sessionStorage.clear();
    } catch {
      // A storage that may not be used is empty.
    }
  },
  clearAll() {
    tabStorage.clear();
    tabTexts.keepInMemory();
  },
};
