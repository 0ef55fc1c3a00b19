import { beforeEach, describe, expect, test } from 'vitest';
import { allCalls } from 'contract/all-calls';
import { getActing, revokeContact } from 'contract/calls/modes';
import { getMe } from 'contract/calls/session';
import { newestChangeHeader } from 'contract/wire/envelope';
import { isConsoleCall } from 'contract/wire/call';
import type { RefusalObj } from 'contract/wire/refusal-details';
import { announceChange } from '../../platform/content/announce-with-number.store.ts';
import { slide } from '../../platform/database/tables/content/about.ts';
import { modesDesk, outsider, type Who } from '../../platform/people/modes-desk.testing.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { fetchMedia } from '../../platform/testing/media.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { gu } from '../../platform/testing/signing-in.ts';

const { server } = await signInServer();
const desk = modesDesk(server);
let ruth: Who;

/** Somebody who does not attend, whom Gu named and who has logged in. */
beforeEach(async () => {
  await desk.forget(gu);
  await desk.signIn(gu.mobile);
  await desk.name(gu, outsider);
  ruth = await desk.signIn(outsider.email);
});
const changed = () => server.db.transaction((db) => announceChange(db, { topic: 'agenda', itemId: null, version: 1 }));
const tokenOf = ({ id }: Who) => desk.tokens.get(id) ?? '';

/** Everything that a contact person who does not attend can call with a session; anything else is refused. */
const reached = [
  ...['acceptCard', 'declineCard', 'deleteCard', 'getCards', 'seeCards'].map((name) => `/api/cards/${name}`),
  '/api/friendApply/getGuestFriendStatusByGuestId',
  ...['getMessage', 'getMessages', 'getMsgTitle', 'markAllRead', 'markRead'].map((name) => `/api/guestMsg/${name}`),
  ...['followChanges', 'getChanges'].map((name) => `/api/live/${name}`),
  '/api/mine/getMine',
  ...['acceptInvitation', 'declineInvitation', 'getActing', 'getPrincipalSchedule', 'stopActing'].map(
    (name) => `/api/modes/${name}`,
  ),
  ...['askDownload', 'askErasure', 'cancelDownload', 'fetchDownload'].map((name) => `/api/ownData/${name}`),
  ...['fetchReceipt', 'getOwnData', 'linkDownload', 'takeErasureBack'].map((name) => `/api/ownData/${name}`),
  '/api/profile/getInfo',
  ...['getPushState', 'subscribe', 'unsubscribe'].map((name) => `/api/push/${name}`),
  ...['acknowledgeLogin', 'agreeToTexts', 'confirmSession', 'disownLogin'].map((name) => `/api/session/${name}`),
  ...['endOneSession', 'endOtherSessions', 'getConfirmationAddresses', 'getLogins'].map(
    (name) => `/api/session/${name}`,
  ),
  ...['getMe', 'getSessions', 'sendConfirmation', 'signOut', 'withdrawConsent'].map((name) => `/api/session/${name}`),
];

describe('a contact person who does not attend', () => {
  test('reaches these calls, and no others', async () => {
    const withSession = allCalls.filter((call) => !isConsoleCall(call) && call.who !== 'anyone');
    const token = tokenOf(ruth);
    const answers = await Promise.all(
      // The body is wrong on purpose: whoever is let in is told so.
      withSession.map(async ({ path }) => [path, await server.call.json(path, { planted: 1 }, { token })] as const),
    );
    const refused = ({ code, obj }: { code: number; obj: unknown }) =>
      code === -3 && (obj as RefusalObj).refusal === 'notAllowed';
    const letIn = answers.filter(([, answer]) => !refused(answer)).map(([path]) => path);
    expect(letIn.toSorted()).toEqual(reached.toSorted());
  });

  test('is told so, and not how often content changed', async () => {
    await changed();
    await server.services.changes.catchUp();
    const { obj, headers } = await desk.read(getMe, ruth);
    expect(obj).toMatchObject({
      userId: ruth.id,
      name: outsider.name,
      badge: 'grey',
      contactOnly: true,
      limited: false,
    });
    // A phone opens its stream after the first number that it gets, and this one is always the same.
    expect(headers.get(newestChangeHeader)).toBe('0');
    const own = await desk.read(getMe, gu);
    expect(own.obj).toMatchObject({ contactOnly: false });
    expect(Number(own.headers.get(newestChangeHeader))).toBeGreaterThan(0);
  });

  test('hears of what is personal and of no change of content', async () => {
    await changed();
    expect((await server.call.json('/api/live/getChanges', { after: 0 }, { token: tokenOf(ruth) })).obj).toEqual({
      ...{ last: 0, missed: false, hints: [], mine: true },
    });
    const stream = await openStream(server, tokenOf(ruth));
    expect(await stream.events(1)).toEqual([{ last: 0, missed: false, hints: [], mine: true }]);
    await changed();
    server.services.personalHints.tell(ruth.id);
    expect((await stream.events(2))[1]).toEqual({ last: 0, missed: false, hints: [], mine: true });
    stream.close();
  });

  test('who is revoked loses the open screen at once, and every further call', async () => {
    await desk.accept(ruth);
    const stream = await openStream(server, tokenOf(ruth));
    await stream.events(1);
    expect((await desk.read(getActing, ruth)).code).toBe(0);
    expect((await desk.write(revokeContact, gu)).code).toBe(0);
    expect(await stream.ended).toBe('ended');
    for (const call of [getActing, getMe]) expect((await desk.read(call, ruth)).code).toBe(-6);
  });

  test('fetches no picture of the Forum', async () => {
    const [{ id }] = (await server.db.select({ id: slide.pictureId }).from(slide).limit(1)) as [{ id: string }];
    const statusFor = async (who: Who) => {
      const { obj } = await server.call.json('/api/session/getSessions', {}, { token: tokenOf(who) });
      const [here] = (obj as { sessions: { id: string }[] }).sessions;
      const cookie = server.services.mediaCookies.of(here!.id).split(';')[0]!;
      return (await fetchMedia(server, `/media/${id}`, cookie)).status;
    };
    expect([await statusFor(gu), await statusFor(ruth)]).toEqual([200, 404]);
  });
});
