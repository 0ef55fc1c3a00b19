import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from 'contract/languages';
import { sentencesOf } from 'contract/rich-text/sentences';
import type { DemoNews, DemoVoice, Spoken } from './shapes.ts';

export const voicesFolder = join(import.meta.dirname, 'voices');
export const voiceKey = (item: string, language: Language) => `${item}.${language}`;
export const voicePath = (item: string, language: Language) => join(voicesFolder, `${voiceKey(item, language)}.mp3`);
export const timesPath = (item: string) => join(voicesFolder, `${item}.json`);

/** The recordings of an item in both languages, with the times of their sentences. */
export function voicesOf(item: string): Record<Language, DemoVoice> {
  return JSON.parse(readFileSync(timesPath(item), 'utf8')) as Record<Language, DemoVoice>;
}

/** What a recording says: the title, which stands in no block, then the text. */
export function spokenSentences({ title, body }: DemoNews, language: Language): Spoken[] {
  return [{ text: title[language], block: null }, ...sentencesOf(body[language], language)];
}
