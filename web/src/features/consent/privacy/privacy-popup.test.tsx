import { beforeEach, expect, test, vi } from 'vitest';
import { language } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { disagree, hasAgreed } from '../../../lib/storage/device-consent.ts';
import { answerCalls, pathsOf, renderAt } from '../../../shell/world.testing.tsx';
import { PrivacyPopup } from './privacy-popup.tsx';

beforeEach(() => {
  disagree();
  localStorage.clear();
  language.set('zh');
  language.set('en');
});

test('Agree lets what was chosen be stored, and not before', async () => {
  const asked = answerCalls({});
  const agreed = vi.fn();
  const screen = await renderAt('/', <PrivacyPopup onAgree={agreed} onDisagree={vi.fn()} />);
  expect(localStorage.length).toBe(0);
  await screen.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => agreed).toHaveBeenCalledOnce();
  await expect
    .poll(() => [localStorage.getItem('language'), localStorage.getItem('isShowLangGuide')])
    .toEqual(['en', 'true']);
  await expect.poll(() => pathsOf(asked)).toEqual([]);
});

test('Disagree and Exit leaves nothing', async () => {
  const disagreed = vi.fn();
  storage.token.set('t');
  const screen = await renderAt('/', <PrivacyPopup onAgree={vi.fn()} onDisagree={disagreed} />);
  await screen.getByRole('button', { name: 'Disagree and Exit' }).click();
  await expect.poll(() => disagreed).toHaveBeenCalledOnce();
  await expect.poll(() => [hasAgreed(), storage.token.get(), localStorage.length]).toEqual([false, undefined, 0]);
});
