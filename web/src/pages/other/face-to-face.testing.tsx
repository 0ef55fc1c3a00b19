import { getSharing } from 'contract/calls/cards';
import * as calls from 'contract/calls/face-to-face';
import type { Encounter } from 'contract/calls/face-to-face';
import { getInfo, type Info } from 'contract/calls/profile';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { sharing as mobileTicked } from '../../features/cards/cards.testing.ts';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import { tellSessionChanged } from '../../shell/session/session-state.ts';
import ScanPage from './scanH5.tsx';

export const sharing = { ...mobileTicked, ticked: { mobile: true, email: true } };
export const code = (turn: number) => `${turn}`.padStart(43, 'x');
export const info: Info = {
  ...{ userId: 'g'.repeat(20), name: 'Gu Minglan', title: 'Chairman', organisation: 'Yuanxiu New Energy' },
  ...{ badge: 'red', badgeNumber: 'D-0418', photo: null, own: { submitted: true, correction: null, mode: 'social' } },
};
export const helena = {
  ...{ id: 'h'.repeat(20), name: 'Helena Thornquist', otherName: null, title: 'Director', organisation: 'Norrland' },
  ...{ photo: null, hasPage: true },
};
export const met: Encounter = {
  ...{ id: 'e'.repeat(20), person: helena, state: 'open', confirmed: false, otherConfirmed: false },
  ...{ share: { mobile: true, email: true }, endsAt: '2027-03-22T10:14:00+08:00' },
};

/** What the server has; a write of a test changes it. */
export const world: { encounter: Encounter | null } = { encounter: null };
export let server: ReturnType<typeof serve>;

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  letTapsPass();
  storage.token.set('token');
  tellSessionChanged();
  world.encounter = null;
});

export async function open(more: readonly Answering[] = [], at = '?for=exchange') {
  let shown = 0;
  server = serve([
    answers(getInfo, info),
    answers(getSharing, sharing),
    answers(calls.showExchangeCode, () => ({
      ...{ code: code((shown += 1)), showFor: 25, endsAt: '2027-03-22T10:13:00+08:00' },
    })),
    answers(calls.scanExchangeCode, () => (world.encounter = met)),
    answers(calls.getEncounter, () => ({ encounter: world.encounter })),
    answers(calls.confirmEncounter, () => (world.encounter = { ...met, ...world.encounter, confirmed: true })),
    answers(calls.endEncounter, () => {
      world.encounter = null;
      return {};
    }),
    ...more,
  ]);
  const screens = {
    '/pages/other/scanH5': <ScanPage />,
    '/pages/friend/friend': <p>The friends</p>,
    '/pages/login/login': <p>The login</p>,
    '/pages/mine/info': <p>The profile</p>,
  };
  return openPage(`/pages/other/scanH5${at}`, <Screens at={screens} />);
}
export type Screen = Awaited<ReturnType<typeof open>>;

export const press = async (screen: Screen, name: string) => {
  letTapsPass();
  await screen.getByRole('button', { name, exact: true }).click();
};

// The reader of the browser itself, which some phones have: it sees what the test says is in the photo.
const photo: { text: string | undefined } = { text: undefined };
class Reader {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async (picture: unknown) =>
    picture instanceof ImageBitmap && photo.text !== undefined ? [{ rawValue: photo.text }] : [];
}
Object.assign(window, { BarcodeDetector: Reader });

/** Chooses a photo with this text in its code, or without a code. */
export async function choosePhoto(screen: Screen, text: string | undefined) {
  photo.text = text;
  const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  const files = new DataTransfer();
  files.items.add(new File([blob ?? ''], 'photo.png', { type: 'image/png' }));
  const input = screen.getByLabelText('From photo').element() as HTMLInputElement;
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
