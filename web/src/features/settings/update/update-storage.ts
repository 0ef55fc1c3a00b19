import { textEntry } from '../../../lib/storage/storage-entry.ts';
import { tabTexts } from '../../../lib/storage/tab-storage.ts';

const isCode = (text: string): text is string => /^\d{3,6}$/.test(text);

/** What this visit knows of newer versions, by their codes. */
export const updateStorage = {
  /** The version of which the person has been told. */
  told: textEntry(tabTexts, 'toldOfVersion', isCode),
  /** The version for which the app was loaded anew; an app that is still older has not got it. */
  tried: textEntry(tabTexts, 'triedVersion', isCode),
};
