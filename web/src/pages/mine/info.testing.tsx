import * as calls from 'contract/calls/profile';
import type { Correction, Profile } from 'contract/calls/profile';
import { getMe } from 'contract/calls/session';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import { newTextKey } from '../../lib/call/sealed/sealed.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import { me } from '../../shell/session/me.testing.ts';
import { tellSessionChanged } from '../../shell/session/session-state.ts';
import ProfilePage from './info.tsx';

export const imported: Profile = {
  submittedAt: null,
  name: { zh: '顾明澜', en: 'Gu Minglan' },
  organisation: { zh: '远岫新能源', en: 'Yuanxiu New Energy' },
  title: { zh: '董事长', en: 'President' },
  profile: { zh: '电力工程师。', en: 'A power engineer.' },
  ...{ mobile: '+8613800126618', email: 'gu.minglan@yuanxiu.example', photo: null, corrections: [] },
  timeZone: 'Asia/Shanghai',
};
export const submitted: Profile = { ...imported, submittedAt: '2027-03-12T10:30:00+08:00' };

export const correction = (more: Partial<Correction> = {}): Correction => ({
  ...{ id: 'c'.repeat(20), field: 'title', language: 'en', from: 'President', to: 'Chairman', state: 'asked' },
  ...{ askedAt: '2027-03-22T09:36:00+08:00', decidedAt: null, reason: null },
  ...more,
});

/** What a test may change. */
export const world = { profile: imported, inDirectory: true };
export let server: ReturnType<typeof serve>;
const { textKey, opened } = await newTextKey();
export { opened };

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  letTapsPass();
  // What was typed belongs to a person: the next test is another one.
  storage.userObj.set({ id: `person ${Math.random()}` });
  tellSessionChanged();
  world.profile = imported;
  world.inDirectory = true;
});

const changes = (part: Partial<Profile>) => {
  world.profile = { ...world.profile, ...part };
  return {};
};

export function open(answering: readonly Answering[] = [], at = '/pages/mine/info') {
  server = serve(
    [
      answers(getMe, () => ({ ...me, inDirectory: world.inDirectory })),
      answers(calls.getProfile, () => world.profile),
      answers(calls.submitProfile, () => {
        changes(submitted);
        return { submittedAt: submitted.submittedAt ?? '' };
      }),
      answers(calls.sendAddressCode, { flowId: 'f'.repeat(22), resendAfter: 120, digits: 6 }),
      answers(calls.confirmAddress, {}),
      answers(calls.askCorrection, () => {
        changes({ corrections: [correction()] });
        return { id: 'c'.repeat(20) };
      }),
      answers(calls.withdrawCorrection, () => changes({ corrections: [] })),
      ...answering,
    ],
    { textKey, headers: () => ({ 'server-time': String(Date.parse('2027-03-22T10:12:00+08:00')) }) },
  );
  return openPage(at, <Screens at={{ '/pages/mine/info': <ProfilePage />, '/': <p>Home</p> }} />);
}
export type Screen = Awaited<ReturnType<typeof open>>;

export const field = (screen: Screen, name: string) => screen.getByRole('textbox', { name, exact: true });
export const press = async (screen: Screen, name: string) => {
  letTapsPass();
  await screen.getByRole('button', { name, exact: true }).click();
};
/** Answers the question that lies over the page. */
export const confirm = (screen: Screen) =>
  screen
    .getByRole('alertdialog')
    .getByRole('button', { name: /Confirm|确认/ })
    .click();
