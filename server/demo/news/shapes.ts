import type { Language } from 'contract/languages';
import type { NewsCategory } from 'contract/news-categories';
import type { RichText } from 'contract/rich-text/rich-text';
import type { Both } from '../shapes.ts';

export type DemoNews = {
  key: string;
  kind: 'news' | 'talk';
  category: NewsCategory;
  /** Day 1 is the forum's first one, day 0 the one before it. A draft has not been published. */
  published: { day: number; time: string } | null;
  title: Both;
  /** A language may be missing; screens then show the other one. */
  summary: Record<Language, string | null>;
  source: Both;
  body: Record<Language, RichText>;
  /** The key of a picture. */
  cover: string | null;
  /** The key of a video. */
  video?: string;
  /** There is a recording in both languages; `voices.ts` knows it. */
  voice?: true;
  /** Shown to everybody at its shared address. */
  public?: true;
};

/** A sentence of a recording, with its block in the text; the title has none. */
export type Spoken = { text: string; block: number | null };

/** One recording. Times are in milliseconds from its beginning. */
export type DemoVoice = { duration: number; sentences: (Spoken & { from: number; to: number })[] };
