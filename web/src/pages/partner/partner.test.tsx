import axe from 'axe-core';
import { getMediaList, getPartners, type MediaList, type PartnerList } from 'contract/calls/partners';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mediaList, outlet, partnerList } from '../../features/partners/partners.testing.ts';
import { columnsOf } from '../../kit/columns.testing.ts';
import { answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { openPage } from '../../shell/page.testing.tsx';
import PartnersPage from './partner.tsx';

beforeEach(() => language.set('en'));
afterEach(() => vi.restoreAllMocks());

const long = 'The Very Long Name of an Institution '.repeat(4).slice(0, 120);

const mediaInChinese: MediaList = {
  types: [{ type: 'print', outlets: [outlet('舰队巷纪事', { otherWords: 'Fleet Lane Chronicle' })] }],
};

function open(search = '', lists: { partners?: PartnerList; media?: MediaList } = {}) {
  serve([
    answers(getPartners, lists.partners ?? partnerList()),
    answers(getMediaList, ({ language }) => lists.media ?? (language === 'zh' ? mediaInChinese : mediaList)),
  ]);
  return openPage(`/pages/partner/partner${search}`, <PartnersPage />);
}

test.each([
  ['partner', 'Mingxiu Tea', 390, 1],
  ['partner', 'Mingxiu Tea', 1024, 2],
  ['media', 'Revista Meridional', 390, 1],
  ['media', 'Revista Meridional', 1024, 2],
])('the list of kind %s, with %s, on a screen of %s px has columns: %s', async (kind, name, width, columns) => {
  await page.viewport(width, 844);
  const screen = await open(`?kind=${kind}`);
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
  expect(columnsOf(screen.getByRole('listitem').elements())).toBe(columns);
  await page.viewport(390, 844);
});

describe('partners and patrons', () => {
  test('stand by level, each with a way to its page', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('radio', { name: 'Partners' })).toBeChecked();
    await expect.element(screen.getByRole('heading', { name: 'Strategic partners 1' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Service partners 2' })).toBeVisible();
    const names = screen.getByRole('link').elements();
    expect(names.map((link) => link.textContent)).toEqual(['Yunpan Data', 'Mingxiu Tea', 'Palmitter Advisory']);
    expect(names[0]?.getAttribute('href')).toBe('/pages/partner/detail?id=p1');
  });

  test('the choice stands in the address', async () => {
    const screen = await open('?kind=patron');
    await expect.element(screen.getByRole('heading', { name: 'Principal patrons 1' })).toBeVisible();
    await screen.getByText('Partners', { exact: true }).click();
    await expect.element(screen.getByRole('heading', { name: 'Strategic partners 1' })).toBeVisible();
    expect(window.location.search).toBe('?kind=partner');
  });

  test('an unknown kind shows the partners', async () => {
    const screen = await open('?kind=sponsors');
    await expect.element(screen.getByRole('radio', { name: 'Partners' })).toBeChecked();
    await expect.element(screen.getByRole('link', { name: 'Mingxiu Tea' })).toBeVisible();
  });

  test('without an emblem, or with one that does not load, the letters stand for it', async () => {
    const broken = { id: 'gone', width: 1, height: 1 };
    const screen = await open('', { partners: partnerList({ emblem: broken }) });
    const emblemOf = (name: string) =>
      screen.getByRole('listitem').filter({ hasText: name }).element().querySelector('.emblem');
    await expect.element(screen.getByRole('link', { name: 'Mingxiu Tea' })).toBeVisible();
    expect(emblemOf('Mingxiu Tea')?.querySelector('img')).not.toBe(null);
    await vi.waitFor(() => expect(emblemOf('Palmitter Advisory')?.textContent).toBe('PA'));
  });

  test('a name of 120 characters is there in full and keeps to the screen', async () => {
    const screen = await open('', { partners: partnerList({ name: long }) });
    await expect.element(screen.getByRole('link', { name: long })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  test('before they are announced the page says so', async () => {
    const screen = await open('?kind=patron', { partners: { kinds: [{ kind: 'patron', levels: [] }] } });
    await expect
      .element(screen.getByRole('heading', { name: 'The patrons have not been announced yet' }))
      .toBeVisible();
  });
});

describe('the media list', () => {
  test('has place, desk, telephone and address of each outlet, and the ways to reach it', async () => {
    const screen = await open('?kind=media');
    const chronicle = screen.getByRole('listitem').filter({ hasText: 'Fleet Lane Chronicle' });
    await expect.element(chronicle.getByText('London, United Kingdom')).toBeVisible();
    await expect.element(chronicle.getByText('Diplomatic Desk')).toBeVisible();
    await expect
      .element(chronicle.getByRole('link', { name: 'Call Fleet Lane Chronicle' }))
      .toHaveAttribute('href', 'tel:+442079460403');
    await expect
      .element(chronicle.getByRole('link', { name: 'Email Fleet Lane Chronicle' }))
      .toHaveAttribute('href', 'mailto:desk@fleet-lane.example');
  });

  test('copies the whole contact and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await open('?kind=media');
    await screen.getByRole('button', { name: 'Copy contact details of Fleet Lane Chronicle' }).click();
    await expect.element(screen.getByText('Copied', { exact: true })).toBeVisible();
    expect(write.mock.calls).toEqual([
      ['Fleet Lane Chronicle\nDiplomatic Desk\n+44 20 7946 0403\ndesk@fleet-lane.example'],
    ]);
  });

  test('if neither way of copying works, it says what to do instead', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const screen = await open('?kind=media');
    await screen.getByRole('button', { name: 'Copy contact details of Radio Harrowmere' }).click();
    await expect.element(screen.getByText('It could not be copied. Please press and hold the text')).toBeVisible();
  });

  test('in WeChat, which opens no mail, a tap on it copies the address', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.49');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await open('?kind=media');
    await screen.getByRole('link', { name: 'Email Revista Meridional' }).click();
    await expect.element(screen.getByText('WeChat cannot open email. The address has been copied')).toBeVisible();
    expect(write.mock.calls).toEqual([['desk@revista.example']]);
  });

  test('leaves out a missing telephone or mail, and says so if there is neither', async () => {
    const screen = await open('?kind=media');
    const revista = screen.getByRole('listitem').filter({ hasText: 'Revista Meridional' });
    await expect.element(revista).toBeVisible();
    expect(revista.getByRole('link').elements()).toHaveLength(1);
    const harbourline = screen.getByRole('listitem').filter({ hasText: 'Harbourline' });
    await expect.element(harbourline.getByText('No contact details have been provided')).toBeVisible();
    await expect.element(harbourline.getByText('Singapore', { exact: true })).toBeVisible();
    expect(harbourline.getByRole('button').elements()).toHaveLength(0);
  });

  test('types and search narrow it; without a match a button leads back to all', async () => {
    const screen = await open('?kind=media');
    await screen.getByRole('button', { name: 'Newspapers and magazines' }).click();
    await expect.poll(() => window.location.search).toBe('?kind=media&type=print');
    await vi.waitFor(() => expect(screen.getByRole('listitem').elements()).toHaveLength(2));
    await screen.getByRole('searchbox', { name: 'Search the media list' }).fill('sao paulo');
    await vi.waitFor(() => expect(screen.getByRole('listitem').elements()).toHaveLength(1));
    await expect.element(screen.getByText('1 outlet', { exact: true })).toBeInTheDocument();
    await screen.getByRole('searchbox').fill('nowhere');
    await expect.element(screen.getByRole('heading', { name: 'No matching outlets' })).toBeVisible();
    await screen.getByRole('button', { name: 'Show all' }).click();
    await vi.waitFor(() => expect(screen.getByRole('listitem').elements()).toHaveLength(4));
    expect(window.location.search).toBe('?kind=media');
  });

  test('an empty search asks for words', async () => {
    const screen = await open('?kind=media');
    const field = screen.getByRole('searchbox', { name: 'Search the media list' });
    await field.fill('  ');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Please enter your search')).toBeVisible();
    await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(4);
  });

  test('a type that the address names is in view', async () => {
    const screen = await open('?kind=media&type=online', { media: mediaList });
    const chip = screen.getByRole('button', { name: 'Websites and apps' });
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
    expect(chip.element().getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  test('keeps what was typed in the other language, which finds it all the same', async () => {
    const screen = await open('?kind=media&type=print');
    await screen.getByRole('searchbox').fill('fleet');
    await expect.element(screen.getByRole('heading', { name: 'Fleet Lane Chronicle' })).toBeVisible();
    await screen.getByRole('button', { name: /切换到中文/ }).click();
    await expect.element(screen.getByRole('heading', { name: '舰队巷纪事' })).toBeVisible();
    await expect.element(screen.getByRole('searchbox', { name: '搜索媒体名录' })).toHaveValue('fleet');
  });
});

test.each(['?kind=partner', '?kind=media'])('nothing that axe would object to at %s', async (search) => {
  const screen = await open(search);
  await expect.element(screen.getByRole('listitem').first()).toBeVisible();
  const { violations } = await axe.run({ exclude: ['.toast'] });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
