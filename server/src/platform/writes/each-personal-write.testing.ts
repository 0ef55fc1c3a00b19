import * as calendars from 'contract/calls/calendars';
import * as favourites from 'contract/calls/favourites';
import * as profile from 'contract/calls/profile';
import * as ownData from 'contract/calls/own-data';
import * as push from 'contract/calls/phone/push';
import * as session from 'contract/calls/session';
import { sendConfirmation } from 'contract/calls/sign-in';
import type { Call } from 'contract/wire/call';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { vi } from 'vitest';
import { idFromKey } from '../ids.ts';
import { person } from '../database/tables/people.ts';
import { sealedBody } from '../sealed-text/seal-text.testing.ts';
import type { Phone } from '../testing/push-service.ts';
import type { Body, CallOptions } from '../testing/signed-call.ts';
import { gu, requestId, steps } from '../testing/signing-in.ts';
import type { staffDesk } from '../testing/staff-desk.ts';

export type Desk = Pick<Awaited<ReturnType<typeof staffDesk>>, 'ask' | 'server'> & {
  /** Another phone at the push service that the server pushes to. */
  newPhone: () => Phone;
};
export type EachWrite = Record<string, () => Promise<{ body: Body; options?: CallOptions; file?: Uint8Array }>>;

const typed = {
  ...{ content: '双边会谈', details: '带上协议草案', location: '荷风会见室3', venue: 'other' },
  ...{ date: '2027-03-22', from: '11:30', to: '12:00' },
};

/** What people keep for themselves: their profile, bookmarks, schedule, calendar, sessions and the pushes to their phone. */
export function personalWrites({ server, newPhone }: Desk): EachWrite {
  const go = steps(server);
  const signedIn = async () => ({ token: (await go.signIn({ address: gu.mobile })).token });
  const send = async <T>(call: Call, body: Body, options: CallOptions) => {
    const textKey = { key: server.services.sealedTexts.announced, id: gu.id };
    const sealed = sealedBody(call, { ...body, requestId: requestId() }, textKey) as Body;
    const { code, msg, obj } = await server.call.json(call.path, sealed, options);
    if (code !== 0) throw new Error(`${call.path} was refused: ${msg}`);
    return obj as T;
  };
  const withItem = async () => {
    const options = await signedIn();
    const { id, version } = await send<favourites.OwnItem>(favourites.addOwnItem, typed, options);
    return { body: { id }, version, options };
  };
  const withFreshCode = async () => {
    const options = await signedIn();
    const { flowId } = await send<{ flowId: string }>(sendConfirmation, { channel: 'email' }, options);
    return { body: { flowId, code: go.newestCode() }, options };
  };
  const withDownload = async () => {
    const { body, options } = await withFreshCode();
    await send(ownData.askDownload, body, options);
    return { body: {}, options };
  };
  const withFile = async () => {
    const { options } = await withDownload();
    await vi.waitUntil(async () => {
      const { obj } = await server.call.json(ownData.getOwnData.path, {}, options);
      return (obj as ownData.OwnData).download?.state === 'ready';
    }, 50_000);
    return { body: {}, options };
  };
  const withErasure = async () => {
    const { body, options } = await withFreshCode();
    await send(ownData.askErasure, body, options);
    return { body: {}, options };
  };
  const withOtherSession = async () => {
    const options = await signedIn();
    await go.signIn({ channel: 'email', address: gu.email, kind: 'host' });
    const { obj } = await server.call.json(session.getSessions.path, {}, options);
    const { sessions } = obj as { sessions: session.OwnSession[] };
    return { id: sessions.find(({ here }) => !here)?.id ?? '', options };
  };
  const withProfile = async (submitted: boolean) => {
    const profileSubmittedAt = submitted ? server.clock.now() : null;
    await server.db.update(person).set({ profileSubmittedAt }).where(eq(person.id, gu.id));
    return signedIn();
  };
  const title = { field: 'title', language: 'en' };
  return {
    [profile.submitProfile.path]: async () => ({
      body: {
        name: '顾明澜',
        organisation: '远岫',
        title: '主席',
        profile: '简介',
        mobile: gu.mobile,
        email: gu.email,
      },
      options: await withProfile(false),
    }),
    [profile.askCorrection.path]: async () => ({
      body: { ...title, text: 'Honorary Chair' },
      options: await withProfile(true),
    }),
    [profile.withdrawCorrection.path]: async () => {
      const options = await withProfile(true);
      const { id } = await send<{ id: string }>(profile.askCorrection, { ...title, text: 'Vice Chair' }, options);
      return { body: { id }, options };
    },
    [profile.sendPhoto.path]: async () => ({
      ...{ body: {}, options: await withProfile(false) },
      file: await sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } })
        .png()
        .toBuffer(),
    }),
    [profile.sendAddressCode.path]: async () => ({
      body: { channel: 'mobile', address: '+8612920999995' },
      options: await signedIn(),
    }),
    [profile.confirmAddress.path]: async () => {
      const options = await signedIn();
      const address = { channel: 'email', address: 'newer@yuanxiu-new.example' };
      const { flowId } = await send<{ flowId: string }>(profile.sendAddressCode, address, options);
      return { body: { flowId, code: go.newestCode() }, options };
    },
    [session.endOneSession.path]: async () => {
      const { id, options } = await withOtherSession();
      return { body: { id }, options };
    },
    [session.endOtherSessions.path]: async () => ({ body: {}, options: (await withOtherSession()).options }),
    [favourites.setBookmark.path]: async () => ({
      body: { kind: 'meeting', itemId: idFromKey('meeting', 'supply-chains'), bookmarked: true },
      options: await signedIn(),
    }),
    [favourites.addOwnItem.path]: async () => ({ body: typed, options: await signedIn() }),
    [favourites.editOwnItem.path]: async () => {
      const { body, version, options } = await withItem();
      return { body: { ...typed, ...body, version, venue: idFromKey('hall', 'hehe') }, options };
    },
    [favourites.deleteOwnItem.path]: withItem,
    [favourites.restoreOwnItem.path]: async () => {
      const { body, options } = await withItem();
      await send(favourites.deleteOwnItem, body, options);
      return { body, options };
    },
    [calendars.prepareTimeline.path]: async () => ({ body: {}, options: await signedIn() }),
    [calendars.openCalendarAddress.path]: withFreshCode,
    [calendars.mailCalendarAddress.path]: withFreshCode,
    [calendars.revokeCalendarAddress.path]: async () => {
      const { body, options } = await withFreshCode();
      await send(calendars.openCalendarAddress, body, options);
      return { body: {}, options };
    },
    [ownData.askDownload.path]: withFreshCode,
    [ownData.cancelDownload.path]: withDownload,
    [ownData.fetchDownload.path]: withFile,
    [ownData.linkDownload.path]: withFile,
    [ownData.askErasure.path]: withFreshCode,
    [ownData.takeErasureBack.path]: withErasure,
    [ownData.fetchReceipt.path]: withErasure,
    [push.subscribeToPush.path]: async () => ({ body: newPhone(), options: await signedIn() }),
    [push.unsubscribeFromPush.path]: async () => {
      const options = await signedIn();
      await send(push.subscribeToPush, newPhone(), options);
      return { body: {}, options };
    },
  };
}
