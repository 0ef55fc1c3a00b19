import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** The voice of an article or of the brief, the mini player on whatever page, and the whole one. */
export const playerScreen = screen((page: Page, say: Say) => {
  const named = (zh: string, en: string) => ({ name: say({ zh, en }), exact: true });
  const card = page.getByRole('region', named('听全文', 'Listen to this article'));
  const mini = page.getByRole('region', named('正在播放', 'Now playing'));
  const whole = page.getByRole('dialog');
  const playlist = whole.getByRole('list', named('播放列表', 'Playlist'));
  return {
    listen: card.getByRole('button', named('播放', 'Play')),
    brief: page.getByRole('button', named('收听晨间简报', 'Listen to the morning brief')),
    mini,
    open: (title: string) => mini.getByRole('button', named(`展开播放器：${title}`, `Open the player: ${title}`)),
    close: mini.getByRole('button', named('停止并关闭', 'Stop and close')),
    whole,
    minimise: whole.getByRole('button', named('收起播放器', 'Minimise the player')),
    play: whole.getByRole('button', named('播放', 'Play')),
    pause: whole.getByRole('button', named('暂停', 'Pause')),
    speed: whole.getByRole('button', { name: say({ zh: '倍速', en: 'Speed' }) }),
    article: whole.getByRole('link', named('查看全文', 'Open the article')),
    position: whole.getByRole('slider'),
    sentences: whole.getByRole('list', named('文稿', 'Transcript')).getByRole('button'),
    /** The sentence that is heard, or the article in the playlist. */
    current: whole.locator('[aria-current=true]'),
    other: whole.getByRole('button', named('收听中文', 'Listen in English')),
    showPlaylist: whole.getByRole('button', named('播放列表', 'Playlist')),
    queued: playlist.getByRole('button'),
  };
});
