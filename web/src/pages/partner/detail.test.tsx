import axe from 'axe-core';
import { getPartner, type Partner } from 'contract/calls/partners';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { partner } from '../../features/partners/partners.testing.ts';
import { hallCutOff } from '../../kit/forum-mark/hall-cut-off.testing.ts';
import { answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { openPage } from '../../shell/page.testing.tsx';
import PartnerPage from './detail.tsx';

beforeEach(() => language.set('en'));
afterEach(() => vi.restoreAllMocks());

function open(more: Partial<Partner> | 'missing' = {}) {
  serve(more === 'missing' ? [] : [answers(getPartner, { ...partner, ...more })]);
  return openPage('/pages/partner/detail?id=p1', <PartnerPage />);
}

test('it shows the kind, what the partner does for the forum, and the contact for the press', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Yunpan Data' })).toBeVisible();
  await expect.element(screen.getByText('云磐数据')).toHaveAttribute('lang', 'zh-CN');
  await expect.element(screen.getByText('Strategic partner')).toBeVisible();
  await expect.element(screen.getByText('Provides the Forum’s cloud services.')).toBeVisible();
  await expect.element(screen.getByText('Corporate Communications')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '+86 10 1555 0202' }))
    .toHaveAttribute('href', 'tel:+861015550202');
  await expect
    .element(screen.getByRole('link', { name: 'press@yunpan-data.example' }))
    .toHaveAttribute('href', 'mailto:press@yunpan-data.example');
});

test('the browser’s tab has its name', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { level: 2, name: partner.name })).toBeVisible();
  await expect.poll(() => document.title).toBe(partner.name);
});

test.each([320, 390, 844, 1440])('the hall above its name is whole on a screen of %i px', async (width) => {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(390, 844));
  const screen = await open();
  await expect.element(screen.getByRole('heading', { level: 2, name: partner.name })).toBeVisible();
  expect(hallCutOff(document.querySelector('.partner-head__band')!)).toBe(0);
});

test('it leads to the organisation and to the media list', async () => {
  const screen = await open();
  await expect
    .element(screen.getByRole('link', { name: 'About the organisation' }))
    .toHaveAttribute('href', '/pages/partner/company?id=p1');
  await expect
    .element(screen.getByRole('link', { name: 'Media list' }))
    .toHaveAttribute('href', '/pages/partner/partner?kind=media');
});

test.each([
  [
    'Copy contact details of Yunpan Data',
    'Yunpan Data\nCorporate Communications\n+86 10 1555 0202\npress@yunpan-data.example',
  ],
  ['Copy the telephone number', '+86 10 1555 0202'],
  ['Copy the email address', 'press@yunpan-data.example'],
])('“%s” does so', async (name, text) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await open();
  await screen.getByRole('button', { name }).click();
  await expect.element(screen.getByText('Copied', { exact: true })).toBeVisible();
  expect(write.mock.calls).toEqual([[text]]);
});

test('a patron is called one, and without a contact the secretariat is named', async () => {
  const screen = await open({ kind: 'patron', level: 'patron', contact: null });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Patron' })).toBeVisible();
  await expect
    .element(screen.getByText('No media contact has been provided. Please address your enquiry to the Secretariat.'))
    .toBeVisible();
});

test('a partner that is no longer listed shows a way back', async () => {
  const screen = await open('missing');
  await expect.element(screen.getByRole('heading', { name: 'This organisation is no longer listed' })).toBeVisible();
  await screen.getByRole('button', { name: 'See partners and patrons' }).click();
  await vi.waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/pages/partner/partner?kind=partner'),
  );
});

test('names of 120 characters keep to the screen, and axe objects to nothing', async () => {
  const screen = await open({ name: 'Institution'.repeat(11).slice(0, 120), emblem: null });
  await expect.element(screen.getByRole('heading', { level: 2, name: /^Institution/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  const { violations } = await axe.run({ exclude: ['.toast'] });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
