import * as calls from 'contract/calls/modes';
import { getInfo, type Info } from 'contract/calls/profile';
import { getMe } from 'contract/calls/session';
import { getConfirmationAddresses, sendConfirmation } from 'contract/calls/sign-in';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import { newTextKey } from '../../lib/call/sealed/sealed.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { me } from '../../shell/session/me.testing.ts';
import ModesPage from './mode.tsx';

export const lan: calls.ContactPerson = {
  ...{ name: 'Lan Jing', mobile: '+8613900122046', email: 'lan.jing@yuanxiu.example' },
  ...{ state: 'confirmed', waitsUntil: null, seesSchedule: false },
};
export const waiting: calls.ContactPerson = { ...lan, state: 'waiting', waitsUntil: '2027-03-29T10:12:00+08:00' };

const own: calls.OwnModes = {
  ...{ hasModes: true, mode: 'social', assistantWaits: false, contact: null, timeZone: 'Asia/Shanghai' },
  ...{ mobile: '+8613800126618', email: 'gu.minglan@yuanxiu.example' },
};
const info: Info = {
  ...{ userId: 'me', name: 'Gu Minglan', title: 'Chairman', organisation: 'Yuanxiu New Energy' },
  ...{ badge: 'red', badgeNumber: 'D-0418', photo: null },
  own: { submitted: true, correction: null, mode: 'social' },
};

/** What a test may change, and what the writes of a test change. */
export const world = { own, isListed: true };
export let server: ReturnType<typeof serve>;
const { textKey, opened } = await newTextKey();
export { opened };

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  letTapsPass();
  storage.userObj.set({ id: 'me' });
  world.own = own;
  world.isListed = true;
});

const becomes = (part: Partial<calls.OwnModes>) => (world.own = { ...world.own, ...part });

/** The server as far as these screens can tell. */
const usual = [
  answers(calls.getModes, () => world.own),
  answers(getInfo, info),
  answers(getMe, () => ({ ...me, inDirectory: world.isListed })),
  answers(getConfirmationAddresses, { email: 'g****@y****.example' }),
  answers(sendConfirmation, { flowId: 'A'.repeat(22), resendAfter: 120, digits: 6 }),
  answers(calls.setMode, ({ body: { mode } }) => {
    const waits = mode === 'assistant' && world.own.contact?.state === 'waiting';
    return becomes(waits ? { assistantWaits: true } : { mode, assistantWaits: false });
  }),
  answers(calls.nameContact, ({ body: { seesSchedule } }) => {
    becomes({ contact: { ...waiting, seesSchedule } });
    return { ...waiting, seesSchedule };
  }),
  answers(calls.setSeesSchedule, ({ body: { seesSchedule } }) => {
    if (world.own.contact) becomes({ contact: { ...world.own.contact, seesSchedule } });
    return { seesSchedule };
  }),
  answers(calls.revokeContact, () => becomes({ contact: null, mode: 'social', assistantWaits: false })),
];

export function open(change: Partial<calls.OwnModes> = {}, answering: readonly Answering[] = []) {
  becomes(change);
  const headers = () => ({ 'server-time': String(Date.parse('2027-03-22T10:12:00+08:00')) });
  server = serve([...usual, ...answering], { textKey, headers });
  return openPage('/pages/conf/mode', <ModesPage />);
}
export type Screen = Awaited<ReturnType<typeof open>>;

export const press = async (screen: Screen, name: string) => {
  letTapsPass();
  await screen.getByRole('button', { name, exact: true }).click();
};
