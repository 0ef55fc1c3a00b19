import { getBrief, getNewsItem, type NewsItem } from 'contract/calls/news';
import type { ReactNode } from 'react';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { PlayerWhenHeard } from '../../shell/player/player-when-heard.tsx';
import { loadPlayer } from '../../shell/player/start-listening.ts';
import { voiceItem } from '../../shell/player/player.testing.ts';
import { ListenCard } from './article/listen-card.tsx';

const timeZone = 'Asia/Shanghai';

/** An article with its card on a page, with the player above it, as the app has it. */
export function openArticle(other: Partial<NewsItem> = {}, ...answering: Answering[]) {
  return openWithPlayer(<ListenCard item={voiceItem(language.get(), other)} />, other, ...answering);
}

export async function openWithPlayer(page: ReactNode, other: Partial<NewsItem> = {}, ...answering: Answering[]) {
  const server = serve([
    answers(getNewsItem, ({ language: spoken, body: { id } }) => ({
      timeZone,
      item: voiceItem(spoken, { ...other, id, ...(id === 'second' && { title: 'The second' }) }),
    })),
    answers(getBrief, ({ language: spoken }) => ({
      timeZone,
      items: [voiceItem(spoken), voiceItem(spoken, { id: 'second', title: 'The second', recordings: shortRecordings })],
    })),
    ...answering,
  ]);
  const screen = await openPage(
    '/',
    <>
      {page}
      <PlayerWhenHeard bookmark={({ title }) => <button type="button">Bookmark {title}</button>} />
    </>,
  );
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true });
  return { screen, server, button };
}

const shortRecordings = [
  { language: 'en' as const, file: 'delegates-arrive.en', duration: 62_508, sentences: [] },
  { language: 'zh' as const, file: 'delegates-arrive.zh', duration: 71_060, sentences: [] },
];

/** Nothing that one test heard is there in the next. */
export async function silence() {
  (await loadPlayer()).close();
  for (const entry of [storage.listened, storage.listeningSpeed, storage.token]) entry.clear();
}
