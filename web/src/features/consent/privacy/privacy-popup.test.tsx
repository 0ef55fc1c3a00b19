import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../../lib/call/answers.testing.ts';
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
