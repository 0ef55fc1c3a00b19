import * as calls from 'contract/calls/console/news';
import { languages, type Language } from 'contract/languages';
import { cleanText } from 'contract/rich-text/clean-text';
import type { RichBlock, RichText } from 'contract/rich-text/rich-text';
import { newsFiles } from '../../server/demo/news/files.ts';
import { xssPayloads } from '../../server/src/platform/rich-text/xss-payloads.testing.ts';
import { type Ask, staffClient } from '../../server/src/staff/staff-client.ts';
import type { RunningServer } from './server.ts';

/** As they can be stored: the server refuses letters that no text may have. */
export const payloads: readonly string[] = [
  ...new Set(xssPayloads.map((payload) => cleanText(payload).replaceAll('\n', ' ').trim())),
];

type Place = keyof typeof places | 'videos';
type Named = { id: string; title: Both; source: Both };
type Both = Record<Language, string>;
export type HostileNews = {
  /** Every payload is the title or the source of an item in one language, or all of these. */
  titled: Named[];
  /** Every payload is in every place of a text, in both languages, by the name of the place. */
  articles: Record<Place, { id: string; texts: readonly string[] }>;
};

const fileOf = (kind: string) => newsFiles.find((file) => file.kind === kind)?.id ?? '';
const [picture, video, audio, document] = ['picture', 'video', 'audio', 'document'].map(fileOf) as [
  string,
  string,
  string,
  string,
];

const runs = (text: string) => [{ text, bold: true as const }, { text: ' ' }, { text, link: 'https://forum.example/' }];
const inRows = <T>(all: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / length) }, (_, nth) => all.slice(nth * length, (nth + 1) * length));

/** Each is an article of its own, because a text may have 400 blocks. */
const places = {
  paragraphs: payloads.map((text): RichBlock => ({ kind: 'paragraph', runs: runs(text) })),
  headings: payloads.map((text, nth): RichBlock => ({ kind: 'heading', level: nth % 2 ? 2 : 3, runs: [{ text }] })),
  listsAndQuotes: [
    ...inRows(payloads, 100).map((texts): RichBlock => ({
      kind: 'list',
      ordered: true,
      items: texts.map((text) => ({ runs: runs(text) })),
    })),
    ...inRows(payloads, 50).map((texts): RichBlock => ({
      kind: 'quote',
      paragraphs: texts.map((text) => [{ text, italic: true }]),
    })),
  ],
  pictures: payloads.map((text): RichBlock => ({
    kind: 'picture',
    file: picture,
    width: 80,
    height: 40,
    alt: text,
    caption: text,
  })),
  documents: payloads.map((name): RichBlock => ({
    kind: 'document',
    file: document,
    name,
    extension: 'pdf',
    size: 1000,
  })),
} satisfies Record<string, RichText>;

const videos = (captions: readonly string[]): RichText =>
  captions.map((caption): RichBlock => ({ kind: 'video', file: video, poster: picture, caption }));

/** Stores them by the calls of the secretariat, published and public. */
export async function storeHostileNews(forum: RunningServer, every: boolean): Promise<HostileNews> {
  const ask = staffClient({ port: Number(new URL(forum.localOrigin).port), dataDir: forum.dataDir });
  const titled: Named[] = [];
  for (const [a = '', b = a, c = a, d = a] of inRows(payloads, every ? 1 : 4))
    titled.push(await published(ask, { zh: a, en: b }, { zh: c, en: d }, []));
  const articles = {} as HostileNews['articles'];
  const [zh = '', en = ''] = payloads;
  // A browser needs a second for a hundred players.
  const captions = payloads.filter((_, nth) => every || nth % 10 === 0);
  const texts: Record<Place, RichText> = { ...places, videos: videos(captions) };
  for (const [place, body] of Object.entries(texts) as [Place, RichText][]) {
    const { id } = await published(ask, { zh, en }, { zh, en }, body);
    articles[place] = { id, texts: place === 'videos' ? captions : payloads };
  }
  return { titled, articles };
}

/** A few are longer than a title or the name of a source may be. */
const cut = ({ zh, en }: Both, longest: number) => ({
  zh: zh.slice(0, longest).trim(),
  en: en.slice(0, longest).trim(),
});

async function published(ask: Ask, named: Both, by: Both, body: RichText): Promise<Named> {
  const [title, source] = [cut(named, 120), cut(by, 60)];
  // Pages without pictures load in half the time.
  const cover = body.length > 0 ? picture : null;
  const facts = { kind: 'news', category: 'forum', cover, film: null } as const;
  let item = await ask(calls.addNews, { ...facts, title, source, summary: named, body: { zh: body, en: body } });
  const on = () => ({ id: item.id, version: item.version });
  if (body === places.paragraphs)
    for (const language of languages) item = await ask(calls.setRecording, { ...on(), language, recording });
  item = await ask(calls.setNewsPublic, { ...on(), to: 'on' });
  await ask(calls.publishNews, on());
  return { id: item.id, title, source };
}

/** A voice that would have to speak fast. */
const perSentence = 100;
const recording = {
  file: audio,
  duration: payloads.length * perSentence,
  sentences: payloads.map((text, nth) => ({
    ...{ text, block: nth },
    ...{ from: nth * perSentence, to: (nth + 1) * perSentence },
  })),
};
