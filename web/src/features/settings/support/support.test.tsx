import { getIntroduction } from 'contract/calls/about';
import { getSignInHelp } from 'contract/calls/forum';
import { readDiagnostics } from 'contract/diagnostics/diagnostics-code';
import { beforeEach, expect, test } from 'vitest';
import { answers, lost, serve } from '../../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../../lib/double-tap.testing.ts';
import { language } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { SupportRow } from './support-row.tsx';

const email = { id: 'e'.repeat(20), version: 1, heading: 'Email', body: 'secretariat@forum.example', picture: null };
const introduction = {
  ...{ name: 'The Forum', theme: '', place: '', firstDay: '2027-03-21', lastDay: '2027-03-23' },
  ...{ secretariatPhone: '+861015550180', filings: [], chapters: [], facts: [], organisers: [], contacts: [email] },
};

beforeEach(() => {
  localStorage.clear();
  language.set('en');
  storage.token.set('t');
});

async function open({ away = false, inHostApp = false } = {}) {
  const help = { forumName: 'The Forum', secretariatPhone: '+861015550180', filings: [] };
  serve([
    answers(getSignInHelp, () => (away ? lost : help)),
    answers(getIntroduction, () => (away ? lost : introduction)),
  ]);
  const screen = await openPage('/', <SupportRow />, { inHostApp });
  letTapsPass();
  await screen.getByRole('button', { name: 'Technical support' }).click();
  const code = screen.getByRole('region', { name: 'Diagnostics code' }).getByRole('status');
  await expect.poll(() => code.query()?.textContent).toMatch(/^\w{5}-\w{5}-\w{4}$/);
  return { screen, code: () => readDiagnostics(code.element().textContent) };
}

test('the Secretariat can be called and written to, and the code says what this browser can do', async () => {
  const { screen, code } = await open();
  await expect
    .element(screen.getByRole('link', { name: 'Call +86 10 1555 0180' }))
    .toHaveAttribute('href', 'tel:+861015550180');
  await expect.element(screen.getByRole('button', { name: 'Copy the email address' })).toBeVisible();
  expect(code()).toMatchObject({
    ...{ openedIn: 'browser', browser: 'chrome', language: 'en', textSize: 'normal', appVersionCode: 100 },
    can: { storage: true, indexedDb: true, serviceWorker: true, webCrypto: true },
  });
});

test('without a connection the code is there, and the sheet says that the number is not', async () => {
  const { screen, code } = await open({ away: true, inHostApp: true });
  await expect.element(screen.getByText(/could not be loaded/)).toBeVisible();
  expect(code()?.openedIn).toBe('host');
});
