import type { LegalTexts } from 'contract/calls/consent';
import { legalTextFile } from 'contract/wire/legal-text-file';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lost, serve } from '../../../lib/call/answers.testing.ts';
import { language } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { disagree, hasAgreed } from '../../../lib/storage/device-consent.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { PrivacyPopup } from './privacy-popup.tsx';

beforeEach(() => {
  disagree();
  localStorage.clear();
  language.set('zh');
  language.set('en');
});

test('choices are stored after Agree, and not before', async () => {
  const { names } = serve([]);
  const agreed = vi.fn();
  const screen = await openPage('/', <PrivacyPopup onAgree={agreed} onDisagree={vi.fn()} />);
  expect(localStorage.length).toBe(0);
  await screen.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => agreed).toHaveBeenCalledOnce();
  await expect
    .poll(() => [localStorage.getItem('language'), localStorage.getItem('isShowLangGuide')])
    .toEqual(['en', 'true']);
  await expect.poll(names).toEqual([]);
});

test('Disagree and Exit leaves nothing on the phone', async () => {
  const disagreed = vi.fn();
  storage.token.set('t');
  const screen = await openPage('/', <PrivacyPopup onAgree={vi.fn()} onDisagree={disagreed} />);
  await screen.getByRole('button', { name: 'Disagree and Exit' }).click();
  await expect.poll(() => disagreed).toHaveBeenCalledOnce();
  await expect.poll(() => [hasAgreed(), storage.token.get(), localStorage.length]).toEqual([false, undefined, 0]);
});

describe('before Agree', () => {
  const texts: LegalTexts = {
    agreement: { version: 3, title: 'User Service Agreement', body: 'What the app is for.' },
    privacy: { version: 4, title: 'Privacy Policy', body: 'What we keep.' },
  };
  const file = (reply: () => unknown) => serve([{ path: legalTextFile('en'), reply }]);

  test('both texts can be read, the popup stays, and nothing identifies the phone', async () => {
    file(() => new Response(JSON.stringify(texts)));
    const network = vi.spyOn(window, 'fetch');
    const screen = await openPage('/', <PrivacyPopup onAgree={vi.fn()} onDisagree={vi.fn()} />);
    for (const { title, body } of [texts.agreement, texts.privacy]) {
      await screen.getByRole('button', { name: title }).click();
      await expect.element(screen.getByText(body)).toBeVisible();
      await screen.getByRole('button', { name: 'Close' }).click();
      await expect.element(screen.getByText(body)).not.toBeInTheDocument();
      await expect.element(screen.getByRole('button', { name: 'Agree', exact: true })).toBeVisible();
    }
    const sent = network.mock.calls.flatMap(([, request]) => [...new Headers(request?.headers)]);
    expect([sent, network.mock.calls.length > 0, localStorage.length]).toEqual([[], true, 0]);
  });

  test('a text that cannot be loaded says so, and can be asked for again', async () => {
    let isAway = true;
    file(() => (isAway ? lost : new Response(JSON.stringify(texts))));
    const screen = await openPage('/', <PrivacyPopup onAgree={vi.fn()} onDisagree={vi.fn()} />);
    await screen.getByRole('button', { name: 'Privacy Policy' }).click();
    isAway = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('What we keep.')).toBeVisible();
  });
});
