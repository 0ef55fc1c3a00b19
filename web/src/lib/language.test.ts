import type { Language } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { languageOfDevice, openLanguage } from './language.ts';

function opened(deviceLanguage: string, kept?: Language) {
  let value = kept;
  const stored = {
    get: () => value,
    set: (language: Language) => void (value = language),
    clear: () => void (value = undefined),
  };
  const page = { lang: '' };
  return { stored, page, language: openLanguage({ stored, page, deviceLanguage: () => deviceLanguage }) };
}

it.each([
  ['zh-CN', 'zh'],
  ['zh-Hant-HK', 'zh'],
  ['ZH', 'zh'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN-US', 'en'],
  ['en-zh', 'zh'],
  ['fr-FR', 'zh'],
  ['', 'zh'],
])('a device in %j starts in %s', (device, language) => {
  expect(languageOfDevice(device)).toBe(language);
});

describe('the language', () => {
  it('is the stored choice before the language of the device', () => {
    expect(opened('zh-CN', 'en').language.get()).toBe('en');
    expect(opened('en-GB').language.get()).toBe('en');
  });

  it('of the device is not stored as if it were a choice', () => {
    const { language, stored } = opened('en-GB');
    language.get();
    expect(stored.get()).toBe(undefined);
  });

  it('flips and is kept at every toggle', () => {
    const { language, stored } = opened('zh-CN');
    language.toggle();
    expect([language.get(), stored.get()]).toEqual(['en', 'en']);
    language.toggle();
    expect([language.get(), stored.get()]).toEqual(['zh', 'zh']);
  });

  it('is kept also when the choice is the language already shown', () => {
    const { language, stored } = opened('zh-CN');
    language.set('zh');
    expect(stored.get()).toBe('zh');
  });

  it('names itself on the page', () => {
    const { language, page } = opened('zh-CN');
    language.get();
    expect(page.lang).toBe('zh-CN');
    language.set('en');
    expect(page.lang).toBe('en');
  });

  it('tells its listeners of changes only, until they leave', () => {
    const { language } = opened('zh-CN');
    const told: Language[] = [];
    const leave = language.subscribe(() => told.push(language.get()));
    language.set('zh');
    language.set('en');
    language.toggle();
    leave();
    language.toggle();
    expect(told).toEqual(['en', 'zh']);
  });
});
