import { type DelegateRow, getDelegates } from 'contract/calls/delegates';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { delegateRow } from '../../features/delegates/delegates.testing.ts';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { newQueries, openPage } from '../../shell/page.testing.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import DirectoryPage from './guest.tsx';

const zhang = { id: 'zhang', origin: 'chinese', pinyin: 'zhang xu ping', letter: 'Z', nameOrder: 1 } as const;
const zhangIn = {
  zh: delegateRow('张旭平', {
    ...zhang,
    title: '局长',
    organisation: '江澜省生态环境厅',
    other: {
      name: 'Zhang Xuping',
      title: 'Director',
      organisation: 'Jianglan Provincial Department of Ecology and Environment',
    },
  }),
  en: delegateRow('Zhang Xuping', {
    ...zhang,
    title: 'Director',
    organisation: 'Jianglan Provincial Department of Ecology and Environment',
    other: { name: '张旭平', title: '局长', organisation: '江澜省生态环境厅' },
  }),
};
export const longName = `Maria ${'de la Concepción '.repeat(6)}Monteverde`;
const others = [
  delegateRow('Adebarika', { nameOrder: 2, rankOrder: 3 }),
  delegateRow(longName, { id: 'long', letter: 'M', nameOrder: 3, rankOrder: 2, organisation: null }),
  delegateRow('Thornquist', { nameOrder: 4, rankOrder: 1 }),
];

let rows: { zh: DelegateRow[]; en: DelegateRow[] };
/** Lists others than usual, in both languages. */
export const list = (delegates: DelegateRow[]) => void (rows = { zh: delegates, en: delegates });
export let server: ReturnType<typeof serve>;
export let queries: ReturnType<typeof newQueries>;

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  queries = newQueries();
  rows = { zh: [zhangIn.zh, ...others], en: [zhangIn.en, ...others] };
  serveDirectory();
});

/** The directory, and what else a test asks for. */
export function serveDirectory(more: Answering[] = [], textKey = '') {
  const directory = answers(getDelegates, ({ body, language: spoken }) => {
    const unchanged = body.version === `v ${spoken}`;
    return { version: `v ${spoken}`, delegates: unchanged ? null : rows[spoken] };
  });
  server = serve([directory, ...more], { textKey });
}

export function open(search = '') {
  const screens = {
    '/pages/guest/guest': <DirectoryPage />,
    '/pages/guest/detail': <p style={{ height: 2_000 }}>One delegate</p>,
  };
  return openPage(`/pages/guest/guest${search}`, <Screens at={screens} />, { queries });
}
export type Screen = Awaited<ReturnType<typeof open>>;
export const names = (screen: Screen) =>
  screen
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('.directory-row__name')?.textContent);
export const search = (screen: Screen) => screen.getByRole('searchbox', { name: /Search|搜索/ });
