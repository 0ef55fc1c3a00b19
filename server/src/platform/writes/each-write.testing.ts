import * as agenda from 'contract/calls/agenda';
import * as consent from 'contract/calls/consent';
import * as arrangements from 'contract/calls/console/arrangements';
import * as badgeSessions from 'contract/calls/console/badge-sessions';
import { announceVersion } from 'contract/calls/console/app-version';
import * as corrections from 'contract/calls/console/corrections';
import * as decoys from 'contract/calls/console/decoys';
import * as erasures from 'contract/calls/console/erasures';
import * as feeds from 'contract/calls/console/feeds';
import * as meetings from 'contract/calls/console/meetings';
import * as consoleMessages from 'contract/calls/console/messages';
import * as partnerKeys from 'contract/calls/console/partner-keys';
import * as people from 'contract/calls/console/people';
import * as storeSecret from 'contract/calls/console/store-secret';
import * as hostApp from 'contract/calls/phone/host-app';
import * as messages from 'contract/calls/messages';
import * as notices from 'contract/calls/notices';
import * as session from 'contract/calls/session';
import * as signIn from 'contract/calls/sign-in';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { insertRequest } from '../../features/own-data/own-data-erasure.store.ts';
import { messagesOf } from '../../features/messages/messages.store.ts';
import { correction } from '../database/tables/delegates.ts';
import { idFromKey, newId } from '../ids.ts';
import { partnerServer } from '../testing/partner-server.ts';
import { secondsLater } from '../testing/sign-in-server.ts';
import { agents, agreed, gu, helena, requestId, steps } from '../testing/signing-in.ts';
import { cardsWrites } from './each-cards-write.testing.ts';
import { contentWrites } from './each-content-write.testing.ts';
import { faceToFaceWrites } from './each-face-to-face-write.testing.ts';
import { modesWrites } from './each-modes-write.testing.ts';
import { personalWrites, type Desk, type EachWrite } from './each-personal-write.testing.ts';

const insideHostApp = { headers: { 'user-agent': agents.host } };
const oneMessage = {
  title: { zh: '班车', en: 'Shuttle buses' },
  text: { zh: '请于东门乘车', en: 'Please board at the East Gate' },
};
const officer = { kind: 'officer', name: { zh: '联络官', en: 'An officer' }, phone: '+86 10 1555 0126' };
const nobody = (familyName: string) => ({
  ...{ origin: 'international' as const, familyName: { zh: familyName, en: familyName } },
  name: { zh: `科琳·${familyName}`, en: `Corinne ${familyName}` },
  ...{ title: { zh: '总监', en: 'Director' }, organisation: { zh: '研究所', en: 'Institute' } },
});
const reason = { zh: '因航班变更', en: 'Owing to a change of flights' };

/** By path: what has to happen before each write of the product can succeed, and its body. */
export function eachWrite(desk: Desk): EachWrite {
  return {
    ...writesOfPhones(desk),
    ...personalWrites(desk),
    ...cardsWrites(desk),
    ...faceToFaceWrites(desk),
    ...modesWrites(desk),
    ...contentWrites(desk),
    ...writesOfStaff(desk),
  };
}

function writesOfPhones({ ask, server }: Desk): EachWrite {
  const go = steps(server);
  const byCode = async () => ({ token: (await go.signIn({ address: gu.mobile })).token });
  const byBadge = async () => {
    const { obj } = await go.enterBirthDate(await go.badgeFlow(demoBadgeCode(gu.key)), gu.birthDate);
    return { token: (obj as { token: string }).token };
  };
  const entry = async () => {
    const partner = await partnerServer({ ask, server }, [gu]);
    return { partner, body: { ticket: await partner.ticketFor(gu.id), userId: gu.id }, options: insideHostApp };
  };
  /** Somebody who is logged in and is told of another login. */
  const toldOfLogin = async () => {
    const options = await byCode();
    secondsLater(server, 60);
    await go.enterBirthDate(await go.badgeFlow(demoBadgeCode(gu.key)), gu.birthDate, undefined, 'host');
    const { obj } = await server.call.json(notices.getLogins.path, {}, options);
    return { body: { id: (obj as { logins: { id: string }[] }).logins[0]?.id ?? '' }, options };
  };
  const messageTo = async (id: string) => {
    await ask(consoleMessages.sendMessage, { ...oneMessage, audience: { kind: 'person', id } });
    const [newest] = await messagesOf(server.db, id);
    return newest?.id ?? '';
  };
  return {
    [agenda.prepareMaterial.path]: async () => ({
      body: { id: idFromKey('material', 'ai-concept') },
      options: await byCode(),
    }),
    [agenda.prepareCalendar.path]: async () => ({
      body: { meetingId: idFromKey('meeting', 'green-growth') },
      options: await byCode(),
    }),
    [consent.agreeToTexts.path]: async () => ({ body: { agreed }, options: await byCode() }),
    [consent.withdrawConsent.path]: async () => ({ body: {}, options: await byCode() }),
    [hostApp.tradeTicket.path]: entry,
    [hostApp.claimTicket.path]: entry,
    [hostApp.tradeClaim.path]: async () => {
      const { partner, body, options } = await entry();
      const { obj } = await partner.claim(body.ticket, gu.id);
      return { body: { claim: (obj as { claim: string }).claim, userId: gu.id }, options };
    },
    [messages.markRead.path]: async () => ({ body: { id: await messageTo(gu.id) }, options: await byCode() }),
    [messages.markAllRead.path]: async () => ({
      body: { group: 'notification', upTo: await messageTo(gu.id) },
      options: await byCode(),
    }),
    [notices.acknowledgeLogin.path]: toldOfLogin,
    [notices.disownLogin.path]: toldOfLogin,
    [session.signOut.path]: async () => ({ body: {}, options: await byCode() }),
    [signIn.sendCode.path]: async () => {
      const flowId = await go.image();
      const characters = server.characters.get(flowId) ?? '';
      return { body: { flowId, channel: 'email', address: gu.email, characters } };
    },
    [signIn.signInByCode.path]: async () => {
      const { flowId } = await go.askedFor({ address: gu.mobile });
      return { body: { flowId, code: go.newestCode(), agreed } };
    },
    [signIn.readBadge.path]: async () => ({ body: { code: demoBadgeCode(gu.key) } }),
    [signIn.signInByBadge.path]: async () => {
      const flowId = await go.badgeFlow(demoBadgeCode(gu.key));
      return { body: { flowId, birthDate: gu.birthDate, agreed } };
    },
    [signIn.sendConfirmation.path]: async () => ({ body: { channel: 'email' }, options: await byBadge() }),
    [signIn.confirmSession.path]: async () => {
      const options = await byBadge();
      const { obj } = await server.call.json(
        signIn.sendConfirmation.path,
        { channel: 'email', requestId: requestId() },
        options,
      );
      return { body: { flowId: (obj as { flowId: string }).flowId, code: go.newestCode() }, options };
    },
  };
}

function writesOfStaff({ ask, server }: Desk): EachWrite {
  const correctionOf = async (to: string) => {
    const id = newId();
    const [fromSealed, toSealed] = [server.sealing.seal('', `${id} from`), server.sealing.seal(to, `${id} to`)];
    const about = { personId: helena.id, field: 'title', language: 'en', state: 'asked' } as const;
    await server.db.delete(correction);
    await server.db.insert(correction).values({ id, ...about, fromSealed, toSealed, askedAt: server.clock.now() });
    return id;
  };
  const helenaAlone = async () => ({ body: { personId: helena.id } });
  const withErasure = async () => {
    const asked = { number: 'E-0000-0001', askedAt: server.clock.now(), dueAt: new Date('2027-12-31T00:00:00Z') };
    await insertRequest(server.db, { personId: helena.id, language: 'en', ...asked });
    return { personId: helena.id };
  };
  /** Each of these writes has a meeting of its own. */
  const meetingNow = (key: string) => ask(meetings.getMeeting, { id: idFromKey('meeting', key) }).then(versionOf);
  const cancelled = async (key: string) =>
    versionOf(await ask(meetings.cancelMeeting, { ...(await meetingNow(key)), reason }));
  const partnerId = async () => (await ask(partnerKeys.issuePartnerKey, { name: 'Partner' })).id;
  return {
    [people.resetBadgeLock.path]: helenaAlone,
    [people.resetCodeRestriction.path]: async () => ({ body: { address: helena.email } }),
    [people.voidBadge.path]: helenaAlone,
    [people.reissueBadge.path]: helenaAlone,
    [people.switchBadgeSignIn.path]: async () => ({ body: { personId: helena.id, to: 'on' } }),
    [people.issueDeskCode.path]: helenaAlone,
    [people.endSessions.path]: helenaAlone,
    [partnerKeys.issuePartnerKey.path]: async () => ({ body: { name: 'Partner' } }),
    [partnerKeys.revokePartnerKey.path]: async () => ({ body: { id: await partnerId() } }),
    [partnerKeys.linkToPartner.path]: async () => ({ body: { partnerId: await partnerId(), personId: helena.id } }),
    [partnerKeys.unlinkFromPartner.path]: async () => {
      const body = { partnerId: await partnerId(), personId: helena.id };
      await ask(partnerKeys.linkToPartner, body);
      return { body };
    },
    [arrangements.setArrangements.path]: async () => ({ body: { personId: helena.id, arrangements: [officer] } }),
    [arrangements.importArrangements.path]: async () => ({
      body: { people: [gu, helena].map(({ id }) => ({ personId: id, arrangements: [officer] })) },
    }),
    [corrections.applyCorrection.path]: async () => ({ body: { id: await correctionOf('President') } }),
    [corrections.declineCorrection.path]: async () => ({ body: { id: await correctionOf('Chair'), reason } }),
    [decoys.addDecoy.path]: async () => ({ body: nobody('Aldersley') }),
    [decoys.removeDecoy.path]: async () => ({ body: { id: (await ask(decoys.addDecoy, nobody('Aldersby'))).id } }),
    [erasures.holdErasure.path]: async () => ({ body: { ...(await withErasure()), reason } }),
    [erasures.releaseErasure.path]: async () => {
      const body = await withErasure();
      await ask(erasures.holdErasure, { ...body, reason });
      return { body };
    },
    [storeSecret.rotateStoreSecret.path]: async () => ({ body: {} }),
    [badgeSessions.switchBadgeSessions.path]: async () => ({ body: { to: 'full' } }),
    [meetings.moveMeeting.path]: async () => ({
      body: { ...(await meetingNow('trade-rules')), date: '2027-03-22', from: '14:00', to: '15:30', reason },
    }),
    [meetings.cancelMeeting.path]: async () => ({ body: { ...(await meetingNow('open-science')), reason } }),
    [meetings.restoreMeeting.path]: async () => ({ body: await cancelled('healthy-ageing') }),
    [meetings.publishNames.path]: async () => ({ body: { ...(await meetingNow('green-growth')), to: 'off' } }),
    [feeds.switchPublicFeeds.path]: async () => ({ body: { to: 'off' } }),
    [announceVersion.path]: async () => ({ body: { appVersion: '1.1.0', appVersionCode: 110, required: false } }),
    [consoleMessages.sendMessage.path]: async () => ({ body: { ...oneMessage, audience: { kind: 'all' } } }),
    [consoleMessages.recallMessage.path]: async () => {
      const { id } = await ask(consoleMessages.sendMessage, { ...oneMessage, audience: { kind: 'all' } });
      return { body: { id } };
    },
    [meetings.undoMeeting.path]: async () => ({ body: await cancelled('rural-century') }),
  };
}

const versionOf = ({ id, version }: { id: string; version: number }) => ({ id, version });
