import { otherLanguage, type Language } from 'contract/languages';
import { useSyncExternalStore } from 'react';
import { storage } from './storage/storage.ts';
import type { StorageEntry } from './storage/storage-entry.ts';

type LanguageDeps = {
  stored: StorageEntry<Language>;
  deviceLanguage: () => string;
  page: { lang: string } | undefined;
};

/** Specification §4: a language that contains zh gives Chinese, one with en English, any other Chinese. */
export function languageOfDevice(deviceLanguage: string): Language {
  const text = deviceLanguage.toLowerCase();
  return !text.includes('zh') && text.includes('en') ? 'en' : 'zh';
}

export function openLanguage({ stored, deviceLanguage, page }: LanguageDeps) {
  const listeners = new Set<() => void>();
  let current: Language | undefined;

  function become(language: Language) {
    current = language;
    // Screen readers choose their voice, and browsers their Chinese glyphs, by this attribute.
    if (page) page.lang = language === 'zh' ? 'zh-CN' : 'en';
    return language;
  }

  function get() {
    return current ?? become(stored.get() ?? languageOfDevice(deviceLanguage()));
  }

  function set(language: Language) {
    stored.set(language);
    if (language === get()) return;
    become(language);
    for (const listener of listeners) listener();
  }

  return {
    get,
    set,
    toggle: () => set(otherLanguage(get())),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const language = openLanguage({
  stored: storage.language,
  deviceLanguage: () => navigator.language,
  page: typeof document === 'undefined' ? undefined : document.documentElement,
});

export function useLanguage(): Language {
  return useSyncExternalStore(language.subscribe, language.get, language.get);
}
