import { storage } from './storage.ts';
import { tabStorage } from './tab-storage.ts';

/**
 * True if the person has agreed on this device, now or on an earlier visit. Before that nothing may be stored or sent.
 */
export function hasAgreed(): boolean {
  return storage.isShowLangGuide.get() === true;
}

export function agree(): void {
  storage.isShowLangGuide.set(true);
  storage.allow();
  tabStorage.allow();
}

export function disagree(): void {
  storage.clearAll();
  tabStorage.clearAll();
}
