import type { Language } from 'contract/languages';
import type { RichBlock, RichRun } from 'contract/rich-text/rich-text';
import { news } from '../../../news/news.ts';
import type { DemoNews } from '../../../news/shapes.ts';
import type { Block } from '../../shapes.ts';

const plain = (runs: readonly RichRun[]) => runs.map(({ text }) => text).join('');

/** Pictures, videos and attachments stay in the app. */
function blockOf(block: RichBlock): Block[] {
  if (block.kind === 'paragraph') return [{ kind: 'text', text: plain(block.runs) }];
  if (block.kind === 'heading') return [{ kind: 'text', text: plain(block.runs), strong: true }];
  if (block.kind === 'list') return [{ kind: 'points', points: block.items.map(({ runs }) => plain(runs)) }];
  if (block.kind !== 'quote') return [];
  return [{ kind: 'text', text: `“${block.paragraphs.map(plain).join('')}”` }];
}

/** An article of the journal: what the Forum's news said, with its source. */
function articleOf(item: DemoNews) {
  return (language: Language) => ({
    heading: item.title[language],
    blocks: [
      { kind: 'text' as const, text: { zh: '来源：', en: 'Source: ' }[language] + item.source[language] },
      ...item.body[language].flatMap(blockOf),
    ],
  });
}

/** In the order of their publication. */
export function articles(belongs: (item: DemoNews & { published: { day: number } }) => boolean) {
  return news
    .filter((item): item is DemoNews & { published: { day: number; time: string } } => item.published !== null)
    .filter(belongs)
    .toSorted((a, b) => a.published.day - b.published.day || a.published.time.localeCompare(b.published.time))
    .map(articleOf);
}
