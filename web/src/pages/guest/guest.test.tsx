import axe from 'axe-core';
import { type DelegateRow, getDelegates } from 'contract/calls/delegates';
import { Screens } from '../../shell/router/router.testing.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { delegateRow } from '../../features/delegates/delegates.testing.ts';
import { nextFrame } from '../../kit/frames.testing.ts';
import { answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { newQueries, openPage } from '../../shell/page.testing.tsx';
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
const longName = `Maria ${'de la Concepción '.repeat(6)}Monteverde`;
const others = [
  delegateRow('Adebarika', { nameOrder: 2, rankOrder: 3 }),
  delegateRow(longName, { id: 'long', letter: 'M', nameOrder: 3, rankOrder: 2, organisation: null }),
  delegateRow('Thornquist', { nameOrder: 4, rankOrder: 1 }),
];
const crowd = Array.from({ length: 3_000 }, (_, place) => {
  const letter = String.fromCharCode(65 + Math.floor((place * 26) / 3_000));
  return delegateRow(`${letter} Delegate ${place}`, {
    id: `d${place}`,
    letter,
    nameOrder: place,
    rankOrder: 2_999 - place,
  });
});

let rows: { zh: DelegateRow[]; en: DelegateRow[] };
let server: ReturnType<typeof serve>;
let queries: ReturnType<typeof newQueries>;

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  queries = newQueries();
  rows = { zh: [zhangIn.zh, ...others], en: [zhangIn.en, ...others] };
  server = serve([
    answers(getDelegates, ({ body, language: spoken }) => {
      const unchanged = body.version === `v ${spoken}`;
      return { version: `v ${spoken}`, delegates: unchanged ? null : rows[spoken] };
    }),
  ]);
});
afterEach(() => vi.restoreAllMocks());

function open(search = '') {
  const screens = {
    '/pages/guest/guest': <DirectoryPage />,
    '/pages/guest/detail': <p style={{ height: 2_000 }}>One delegate</p>,
  };
  return openPage(`/pages/guest/guest${search}`, <Screens at={screens} />, { queries });
}
type Screen = Awaited<ReturnType<typeof open>>;
const names = (screen: Screen) =>
  screen
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('.directory-row__name')?.textContent);
/** The row in the middle of the screen, and its offset. */
function rowSeen(): string {
  const row = document.elementFromPoint(120, 400)?.closest('a');
  return row ? `${row.textContent} at ${row.getBoundingClientRect().top}` : '';
}
/** Waits until the list has come to rest, because rows are measured after they are drawn and may move until then. */
async function atRest(): Promise<string> {
  const before = rowSeen();
  await nextFrame();
  return before === rowSeen() ? before : '';
}
const search = (screen: Screen) => screen.getByRole('searchbox', { name: /Search|搜索/ });

describe('the directory', () => {
  test('opens on the side of the language, by name, with how many there are on both', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('radio', { name: 'International 3' })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: 'Chinese 1' })).not.toBeChecked();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'A' })).toBeVisible();
    expect(names(screen)).toEqual(['Adebarika', longName, 'Thornquist']);
    expect(window.location.search).toBe('?side=international');
  });

  test.each([
    ['en', /Zhang Xuping\s*Director\s*Jianglan/],
    ['zh', /张旭平\s*江澜省生态环境厅\s*局长/],
  ] as const)('reads each post in %s as the language does', async (chosen, post) => {
    language.set(chosen);
    const screen = await open('?side=chinese');
    await expect.element(screen.getByRole('link', { name: post })).toBeVisible();
  });

  test('goes by protocol, without letters', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: 'Protocol order' }).click();
    await expect.poll(() => names(screen)).toEqual(['Thornquist', longName, 'Adebarika']);
    expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(0);
    expect(screen.getByRole('slider').elements()).toHaveLength(0);
    expect(window.location.search).toBe('?side=international&order=rank');
  });

  test('keeps side and search when the language changes', async () => {
    const screen = await open('?side=chinese');
    await expect.element(screen.getByRole('link', { name: /Zhang Xuping/ })).toBeVisible();
    await screen.getByRole('button', { name: /切换到中文/ }).click();
    await expect.element(screen.getByRole('link', { name: /张旭平/ })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: '中方 1' })).toBeChecked();
  });

  test('keeps the old language until the other one has arrived', async () => {
    const answer = window.fetch;
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    const screen = await open();
    await search(screen).fill('zhang xp');
    await expect.poll(() => names(screen)).toEqual(['Zhang Xuping']);
    window.fetch = async (...request) => {
      await arrival;
      return answer(...request);
    };
    await screen.getByRole('button', { name: /切换到中文/ }).click();
    await expect.element(screen.getByRole('radio', { name: '中方 1' })).toBeVisible();
    // Typing changes the address, which renders the page again while the other language is still on its way.
    await search(screen).fill('zhang');
    await expect.poll(() => new URLSearchParams(window.location.search).get('q')).toBe('zhang');
    await expect.poll(() => names(screen)).toEqual(['Zhang Xuping']);
    arrive();
    await expect.poll(() => names(screen)).toEqual(['张旭平']);
  });

  test('shows long names whole, and is not wider than the screen', async () => {
    const screen = await open();
    await expect.element(screen.getByText(longName)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const rects = screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.getBoundingClientRect());
    expect(rects.every((rect, i) => i === 0 || rect.top >= (rects[i - 1]?.bottom ?? 0) - 1)).toBe(true);
  });

  test('says so when nobody is listed yet', async () => {
    rows = { zh: [], en: [] };
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'No delegates are listed yet' })).toBeVisible();
  });

  test('has no problem that axe finds, in either language, searched or not', async () => {
    const screen = await open();
    for (const toggle of [/切换到中文/, /Switch to English/]) {
      for (const typed of ['', 'zhang', 'nobody is called so']) {
        await search(screen).fill(typed);
        await nextFrame();
        const { violations } = await axe.run(document);
        expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      }
      await search(screen).fill('');
      await screen.getByRole('button', { name: toggle }).click();
    }
  });
});

describe('searching', () => {
  test('looks on both sides at once, marks the hit, and keeps what was typed in the address', async () => {
    const screen = await open();
    await search(screen).fill('zxp');
    await expect.poll(() => names(screen)).toEqual(['Zhang Xuping']);
    await expect.element(screen.getByRole('radio', { name: 'All 1' })).toBeChecked();
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('1 delegate found');
    const marks = () => Array.from(screen.container.querySelectorAll('mark'), (mark) => mark.textContent);
    expect(marks()).toEqual(['张旭平']);
    await expect.poll(() => new URLSearchParams(window.location.search).get('q')).toBe('zxp');
    await search(screen).fill('grid');
    await screen.getByText(/^Chinese\s*0$/).click();
    await expect.element(screen.getByRole('heading', { name: 'No matching delegates' })).toBeVisible();
    await screen.getByRole('button', { name: 'Show all delegates' }).click();
    await expect.poll(() => names(screen)).toEqual(['Adebarika', longName, 'Thornquist']);
  });

  test.each([
    ['en', 'Search the delegates', 'No exact match; similar names:'],
    ['zh', '搜索嘉宾', '未找到完全匹配的嘉宾，以下为姓名相近者：'],
  ] as const)('says that it found only similar names, in %s', async (spoken, name, said) => {
    language.set(spoken);
    const screen = await open();
    const field = screen.getByRole('searchbox', { name });
    await field.fill('thornqvist');
    await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
    expect(names(screen)).toEqual(['Thornquist']);
    await field.fill('thornquist');
    await expect.element(screen.getByText(said, { exact: true })).not.toBeInTheDocument();
  });

  test('keeps its field in view on a screen that the keyboard made low, and only there', async () => {
    await page.viewport(390, 400);
    const screen = await open();
    const position = () => getComputedStyle(screen.container.querySelector('.directory-view__search')!).position;
    await expect.element(search(screen)).toBeVisible();
    expect(position()).toBe('static');
    await search(screen).click();
    await expect.poll(position).toBe('sticky');
  });

  test('that is submitted empty asks for something to search for', async () => {
    const toast = vi.spyOn(overlay, 'toast');
    const screen = await open();
    await search(screen).click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => toast.mock.calls).toEqual([['Please enter your search']]);
  });

  test('is there again after the delegate’s page, also if the user was quick', async () => {
    const screen = await open();
    await search(screen).fill('thorn');
    await screen.getByRole('link', { name: /Thornquist/ }).click();
    await expect.element(screen.getByText('One delegate')).toBeInTheDocument();
    window.history.back();
    await expect.element(search(screen)).toHaveValue('thorn');
    expect(names(screen)).toEqual(['Thornquist']);
  });
});

describe('three thousand delegates', () => {
  beforeEach(() => {
    rows = { zh: crowd, en: crowd };
  });
  const shown = (screen: Screen) => screen.getByRole('listitem').elements();
  const place = (row: Element | undefined) => [row?.getAttribute('aria-posinset'), row?.getAttribute('aria-setsize')];

  test('are a list that renders only nearby rows and tells screen readers the number of all', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('radio', { name: 'International 3000' })).toBeChecked();
    expect(shown(screen).length).toBeLessThan(40);
    expect(place(shown(screen)[0])).toEqual(['1', '116']);
    expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(26);
    expect(document.documentElement.scrollHeight).toBeGreaterThan(200_000);
  });

  test('are reached by letter: the section stands below the bar', async () => {
    const screen = await open();
    const slider = screen.getByRole('slider', { name: 'Go to a letter' });
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'A');
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'C');
    const heading = screen.getByRole('heading', { level: 2, name: 'C' }).element();
    // The search stands between the bar and the list.
    await expect.poll(() => Math.round(heading.getBoundingClientRect().top)).toBe(44 + 54);
    await expect.element(screen.getByText(/^C Delegate 231$/)).toBeInTheDocument();
  });

  test('can be searched from anywhere: the field stays below the bar', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'A' })).toBeVisible();
    window.scrollTo(0, 5_000);
    await expect.poll(() => screen.getByRole('searchbox').element().getBoundingClientRect().top).toBeLessThan(100);
    expect(screen.getByRole('searchbox').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(44);
  });

  test('stand side by side on a tablet, and none lies over another', async () => {
    await page.viewport(820, 1180);
    const screen = await open();
    await expect.poll(() => names(screen).slice(0, 2)).toEqual(['A Delegate 0', 'A Delegate 1']);
    const places = () =>
      screen
        .getByRole('listitem')
        .elements()
        .map((row) => row.getBoundingClientRect());
    await expect
      .poll(() => {
        const [first, second, third] = places();
        return [second!.top - first!.top, second!.left >= first!.right, third!.left - first!.left];
      })
      .toEqual([0, true, 0]);
    const [first, , third] = places();
    expect(third!.top).toBeGreaterThanOrEqual(first!.bottom);
    await expect.element(screen.getByRole('listitem').nth(1)).toHaveAttribute('aria-posinset', '2');
  });

  test('are reached up to the last letter, which stays marked although it cannot stand at the top', async () => {
    const two = crowd.slice(0, 118);
    rows = { zh: two, en: two };
    const screen = await open();
    const slider = screen.getByRole('slider', { name: 'Go to a letter' });
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'A');
    slider.element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByText(/^B Delegate 117$/)).toBeVisible();
    await expect.poll(() => window.scrollY + window.innerHeight).toBe(document.documentElement.scrollHeight);
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'B');
  });

  test.each([
    [844, 390],
    [320, 480],
    [375, 553],
    [390, 844],
  ])('have all their letters in sight on a screen of %s × %s', async (width, height) => {
    await page.viewport(width, height);
    const screen = await open();
    await expect.element(screen.getByRole('slider', { name: 'Go to a letter' })).toBeInTheDocument();
    const strip = document.querySelector('.index-bar')!.getBoundingClientRect();
    expect(strip.bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(strip.top).toBeGreaterThanOrEqual(document.querySelector('.top-bar')!.getBoundingClientRect().bottom);
    for (const beside of ['.segment', '.search-field', '.directory-view__orders > :last-child']) {
      const { top, bottom, right } = document.querySelector(beside)!.getBoundingClientRect();
      if (bottom > strip.top && top < strip.bottom) expect(right).toBeLessThanOrEqual(strip.left);
    }
  });

  test('are at the same position after one of them was opened', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('listitem').first()).toBeVisible();
    window.scrollTo(0, 90_000);
    await expect.poll(() => window.scrollY).toBe(90_000);
    await expect.poll(atRest).toMatch(/Delegate/);
    const left = rowSeen();
    document.elementFromPoint(120, 400)?.closest('a')?.click();
    await expect.element(screen.getByText('One delegate')).toBeInTheDocument();
    expect(window.scrollY).toBe(0);
    window.history.back();
    await expect.poll(() => window.scrollY).toBe(90_000);
    await expect.poll(rowSeen).toBe(left);
  });

  test('are downloaded once; later the server only compares the version', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('listitem').first()).toBeVisible();
    window.scrollTo(0, 0);
    await queries.invalidateQueries();
    expect(server.of(getDelegates)).toEqual([{}, { version: 'v en' }]);
    await expect.element(screen.getByText('A Delegate 0', { exact: true })).toBeVisible();
  });
});
