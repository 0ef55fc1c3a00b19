import { languages } from 'contract/languages';
import type { Language } from 'contract/languages';
import { member } from '../json.ts';
import { randomHex } from '../hash/hex.ts';
import { openConsentGatedStorage } from './consent-gated-storage.ts';
import type { BrowserStorage } from './consent-gated-storage.ts';
import { jsonEntry, textEntry } from './storage-entry.ts';

export const themes = ['light', 'dark', 'system'] as const;
export const textSizes = ['normal', 'large', 'x-large'] as const;
export type Appearance = { theme: (typeof themes)[number]; textSize: (typeof textSizes)[number] };

const standard: Appearance = { theme: 'light', textSize: 'normal' };
// A token with other characters cannot be sent in a header, so every call would throw.
const isHeaderText = (text: string): text is string => /^[\x21-\x7e]+$/.test(text);
const isDeviceId = (text: string): text is string => /^[0-9a-f]{32}$/.test(text);
const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text);

/** The keys of the specification, and a few of our own. Everything stays in memory until Agree. */
export function openStorage(device: () => BrowserStorage) {
  const texts = openConsentGatedStorage(device);
  const id = textEntry(texts, 'uniqueId', isDeviceId);
  const looks = jsonEntry(texts, 'appearance', asAppearance);
  const entries = {
    token: textEntry(texts, 'token', isHeaderText),
    language: textEntry(texts, 'language', isLanguage),
    uniqueId: { ...id, get: () => id.get() ?? made(id.set) },
    userObj: jsonEntry(texts, 'userObj', (value) => withText(value, 'id')),
    /** The person is no attendee and only here as contact person, so that a new tab does not begin with Home. */
    contactOnly: textEntry(texts, 'contactOnly', (text): text is 'yes' => text === 'yes'),
    conferenceInfo: jsonEntry(texts, 'conferenceInfo', (value) => withText(value, 'name')),
    /** Proves that this device has signed in before; it signs nobody in by itself. */
    knownDevice: textEntry(texts, 'knownDevice', isHeaderText),
    isShowLangGuide: jsonEntry(texts, 'isShowLangGuide', (value) => (value === true ? value : undefined)),
    appearance: { ...looks, get: () => looks.get() ?? standard },
    /** How fast the person listens, and where they stopped in each item, the newest first. */
    listeningSpeed: jsonEntry(texts, 'listeningSpeed', (value) => (typeof value === 'number' ? value : undefined)),
    listened: jsonEntry(texts, 'listened', asList),
    /** What the person searched for in everything, the newest first. */
    searched: jsonEntry(texts, 'searched', asList),
  };
  // The flag is on the device if the person agreed on an earlier visit.
  if (entries.isShowLangGuide.get()) texts.writeThrough();

  return {
    ...entries,
    /** After Agree the choices made so far, and all later ones, are written to the device. */
    allow: texts.writeThrough,
    /** After Disagree and Exit nothing stays, and nothing is written until the next Agree. */
    clearAll() {
      for (const entry of Object.values(entries)) entry.clear();
      texts.keepInMemory();
    },
  };
}

export const storage = openStorage(() => window.localStorage);

function made(keep: (id: string) => void) {
  const id = randomHex(16);
  keep(id);
  return id;
}

function withText<K extends string>(value: unknown, name: K): Record<K, string> | undefined {
  const text = member(value, name);
  return typeof text === 'string' ? ({ [name]: text } as Record<K, string>) : undefined;
}

function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

function asAppearance(value: unknown): Appearance {
  const theme = themes.find((known) => known === member(value, 'theme')) ?? standard.theme;
  const textSize = textSizes.find((known) => known === member(value, 'textSize')) ?? standard.textSize;
  return { theme, textSize };
}
