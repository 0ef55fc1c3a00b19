import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from 'contract/languages';
import type { RichBlock, RichRun } from 'contract/rich-text/rich-text';
import type { DemoNews, DemoVoice } from './shapes.ts';

export const voicesFolder = join(import.meta.dirname, 'voices');
export const voiceKey = (item: string, language: Language) => `${item}.${language}`;
export const voicePath = (item: string, language: Language) => join(voicesFolder, `${voiceKey(item, language)}.mp3`);
export const timesPath = (item: string) => join(voicesFolder, `${item}.json`);

/** The recordings of an item in both languages, with the times of their sentences. @later news: its loader */
export function voicesOf(item: string): Record<Language, DemoVoice> {
  return JSON.parse(readFileSync(timesPath(item), 'utf8')) as Record<Language, DemoVoice>;
}

/** What a recording says: the title, then the text. Pictures, documents and their captions are left out. */
export function spokenSentences({ title, body }: DemoNews, language: Language): string[] {
  return [title[language], ...body[language].flatMap(paragraphsOf).flatMap((text) => sentencesOf(text, language))];
}

function paragraphsOf(block: RichBlock): string[] {
  if (block.kind === 'paragraph' || block.kind === 'heading') return [plain(block.runs)];
  if (block.kind === 'list') return block.items.map(({ runs }) => plain(runs));
  return block.kind === 'quote' ? block.paragraphs.map(plain) : [];
}

const plain = (runs: readonly RichRun[]) => runs.map(({ text }) => text).join('');

// A full stop ends a sentence together with the quotation mark after it; the forms of address have none in our English.
const ends = { zh: /(?<=[。！？]”?)(?![。！？”])/u, en: /(?<=[.!?]”?)\s+(?=[“A-Z])/u };

function sentencesOf(text: string, language: Language): string[] {
  return text.split(ends[language]).filter(Boolean);
}
