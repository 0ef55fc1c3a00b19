import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { allCalls, partnerCalls } from 'contract/all-calls';
import { describeWho, type PhoneWho } from 'contract/wire/call';
import type { RefusalObj } from 'contract/wire/refusal-details';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '../demo/people.ts';
import { buildLocalApp, type FurtherRoutes } from './app.ts';
import { demoOutbox } from './platform/providers/demo-outbox.ts';
import { oneWrite } from './platform/testing/binding-calls.ts';
import { routesRegisteredBy } from './platform/testing/registered-routes.ts';
import { demoPerson, gu, helena, steps } from './platform/testing/signing-in.ts';
import { testServer } from './platform/testing/test-server.ts';

const everyAttendee = 'Content for every attendee; the details depend on the badge.';
const ownSchedule = 'Every badge keeps bookmarks and entries of its own.';
const ownInbox = 'Everybody’s own messages; a limited session gets none about closed-door seminars.';
const beforeSignIn = 'It comes before signing in.';
const otherLogins = 'A badge alone must not end the logins of its owner.';
const ownPhone = 'Whoever found a badge must not be told when its owner gets a message.';
const lifting = 'A limited session lifts its limits by these.';

const onTheBadge = 'What is printed on the badge; a limited session learns no more.';
const ownProfile = 'Own data and login addresses, so a badge alone must not open them.';
const faceToFace = 'An exchange gives contact data away, so a badge alone must not make one.';
const ownCards = 'Whom one knows and how to reach them, so a badge alone must not open it.';
const ownCalendar = 'The own timeline leaves the app, so a badge alone must not open it.';
const ownData = 'All that is kept about a person, so a badge alone must not open or end it.';
const ownPhotos = 'It says who is in a photo, so a badge alone must not ask or read it.';
const filesForViewer = 'Files of whose audience the viewer is; a limited session has no part in a meeting.';
const publicFeed = 'What a grey badge sees of the agenda, for calendars and programme apps.';

const ownModes = 'Who gets the own contact data, and who answers for one: a badge alone must not decide it.';
const acting = 'Each answers for those who named them; an invitation is found by the own record alone.';

const aboutPeople = 'The registrar looks after people, their badges and their locks.';
const aboutContent = 'The editor looks after the content.';
const aboutAudit = 'The auditor checks what the others did; nobody changes it.';
const aboutDecoys = 'Who copies the directory is found by them, as long as few know who is one.';
const aboutAll = 'It concerns everybody, or lets another server in.';

/** The doors of the secretariat, by role. An owner may use all of them, an auditor all that read. */
const consoleDoors: Record<string, readonly [who: string, why: string]> = {
  'POST /api/console/findPerson': ['read: registrar', aboutPeople],
  'POST /api/console/resetBadgeLock': ['write: registrar', aboutPeople],
  'POST /api/console/resetCodeRestriction': ['write: registrar', aboutPeople],
  'POST /api/console/voidBadge': ['write: registrar', aboutPeople],
  'POST /api/console/reissueBadge': ['write: registrar', aboutPeople],
  'POST /api/console/issueDeskCode': ['write: registrar', aboutPeople],
  'POST /api/console/switchBadgeSignIn': ['write: registrar', aboutPeople],
  'POST /api/console/endSessions': ['write: registrar', aboutPeople],
  'POST /api/console/linkToPartner': ['write: registrar', aboutPeople],
  'POST /api/console/unlinkFromPartner': ['write: registrar', aboutPeople],
  'POST /api/console/getPartnerLinks': ['read: registrar', aboutPeople],
  'POST /api/console/setArrangements': ['write: registrar', aboutPeople],
  'POST /api/console/checkArrangements': ['read: registrar', aboutPeople],
  'POST /api/console/importArrangements': ['write: registrar', aboutPeople],
  'POST /api/console/listCorrections': ['read: registrar', aboutPeople],
  'POST /api/console/getWaitingPhoto': ['read: registrar', aboutPeople],
  'POST /api/console/applyCorrection': ['write: registrar', aboutPeople],
  'POST /api/console/declineCorrection': ['write: registrar', aboutPeople],
  'POST /api/console/listErasures': ['read: registrar', aboutPeople],
  'POST /api/console/holdErasure': ['write: registrar', aboutPeople],
  'POST /api/console/releaseErasure': ['write: registrar', aboutPeople],
  'POST /api/console/getMeeting': ['read: editor', aboutContent],
  'POST /api/console/moveMeeting': ['write: editor', aboutContent],
  'POST /api/console/cancelMeeting': ['write: editor', aboutContent],
  'POST /api/console/restoreMeeting': ['write: editor', aboutContent],
  'POST /api/console/publishNames': ['write: editor', aboutContent],
  'POST /api/console/switchPublicFeeds': ['write: editor', aboutContent],
  'POST /api/console/listFiles': ['read: editor', aboutContent],
  'POST /api/console/removeFile': ['write: editor', aboutContent],
  'POST /api/console/cleanHtml': ['read: editor', aboutContent],
  'POST /api/console/listNews': ['read: editor', aboutContent],
  'POST /api/console/addNews': ['write: editor', aboutContent],
  'POST /api/console/changeNews': ['write: editor', aboutContent],
  'POST /api/console/setRecording': ['write: editor', aboutContent],
  'POST /api/console/publishNews': ['write: editor', aboutContent],
  'POST /api/console/unpublishNews': ['write: editor', aboutContent],
  'POST /api/console/setNewsPublic': ['write: editor', aboutContent],
  'POST /api/console/listForumFiles': ['read: editor', aboutContent],
  'POST /api/console/addForumFile': ['write: editor', aboutContent],
  'POST /api/console/changeForumFile': ['write: editor', aboutContent],
  'POST /api/console/replaceForumFile': ['write: editor', aboutContent],
  'POST /api/console/publishForumFile': ['write: editor', aboutContent],
  'POST /api/console/unpublishForumFile': ['write: editor', aboutContent],
  'POST /api/console/listTopics': ['read: editor', aboutContent],
  'POST /api/console/addTopic': ['write: editor', aboutContent],
  'POST /api/console/addPhoto': ['write: editor', aboutContent],
  'POST /api/console/hidePhoto': ['write: editor', aboutContent],
  'POST /api/console/listHideRequests': ['read: editor', aboutContent],
  'POST /api/console/answerHideRequest': ['write: editor', aboutContent],
  'POST /api/console/setExternalAlbum': ['write: editor', aboutContent],
  'POST /api/console/setWebViewHosts': ['write: owner', aboutAll],
  'POST /api/console/undoMeeting': ['write: editor', aboutContent],
  'POST /api/console/sendMessage': ['write: editor', aboutContent],
  'POST /api/console/recallMessage': ['write: editor', aboutContent],
  'POST /api/console/getSentMessages': ['read: editor', aboutContent],
  'POST /api/console/addDecoy': ['write: owner', aboutDecoys],
  'POST /api/console/listDecoys': ['read: owner', aboutDecoys],
  'POST /api/console/removeDecoy': ['write: owner', aboutDecoys],
  'POST /api/console/announceVersion': ['write: owner', aboutAll],
  'POST /api/console/verifyAudit': ['read: auditor', aboutAudit],
  'POST /api/console/switchBadgeSessions': ['write: owner', aboutAll],
  'POST /api/console/rotateStoreSecret': ['write: owner', aboutAll],
  'POST /api/console/issuePartnerKey': ['write: owner', aboutAll],
  'POST /api/console/revokePartnerKey': ['write: owner', aboutAll],
};

/** Every open door, with who may use it and why. A new door needs a line here, which a reviewer sees. */
const doors: Record<string, readonly [who: string, why: string]> = {
  'POST /api/about/getSlides': ['read: signed in, limited too', everyAttendee],
  'POST /api/about/getIntroduction': ['read: signed in, limited too', everyAttendee],
  'POST /api/about/getHelp': ['read: signed in, limited too', everyAttendee],
  'POST /api/about/getQuestions': ['read: signed in, limited too', everyAttendee],
  'POST /api/agenda/getAgenda': ['read: signed in, limited too', everyAttendee],
  'POST /api/conference/getConference': ['read: signed in, limited too', everyAttendee],
  'POST /api/forum/getForum': ['read: signed in, limited too', everyAttendee],
  'POST /api/forum/getForumDetail': ['read: signed in, limited too', everyAttendee],
  'POST /api/forum/getBrief': ['read: signed in, limited too', everyAttendee],
  'POST /api/forum/prepareDocument': ['write: signed in, limited too', everyAttendee],
  'POST /api/files/getFiles': ['read: signed in, limited too', filesForViewer],
  'POST /api/files/searchFiles': ['read: signed in, limited too', filesForViewer],
  'POST /api/files/getFile': ['read: signed in, limited too', filesForViewer],
  'POST /api/files/getFilePage': ['read: signed in, limited too', filesForViewer],
  'POST /api/files/findInFile': ['read: signed in, limited too', filesForViewer],
  'POST /api/files/prepareFile': ['write: signed in, limited too', filesForViewer],
  'POST /api/files/prepareFileLink': ['write: signed in, limited too', filesForViewer],
  'POST /api/album/getAlbum': ['read: signed in, limited too', everyAttendee],
  'POST /api/album/getPhotos': ['read: signed in, limited too', everyAttendee],
  'POST /api/album/preparePhotos': ['write: signed in, limited too', everyAttendee],
  'POST /api/album/preparePhotosLink': ['write: signed in, limited too', everyAttendee],
  'POST /api/album/askToHidePhoto': ['write: signed in', ownPhotos],
  'POST /api/album/getHideRequests': ['read: signed in', ownPhotos],
  'POST /api/getTopicViewUrl': ['read: signed in, limited too', everyAttendee],
  'POST /api/webview/getWebViewAddress': ['read: signed in, limited too', 'It says which addresses the app opens.'],
  'POST /api/search/find': ['read: signed in, limited too', 'What the viewer sees elsewhere, and nothing more.'],
  'POST /api/sharing/signForWeChat': ['read: signed in, limited too', 'It signs addresses of our own site alone.'],
  'POST /api/agenda/prepareMaterial': ['write: signed in', 'The documents of a meeting that one sees.'],
  'POST /api/agenda/prepareCalendar': ['write: signed in', 'The entry of a meeting that one sees.'],
  'POST /api/calendar/prepareTimeline': ['write: signed in', ownCalendar],
  'POST /api/calendar/getCalendarAddress': ['read: signed in', ownCalendar],
  'POST /api/calendar/openCalendarAddress': ['write: signed in', ownCalendar],
  'POST /api/calendar/mailCalendarAddress': ['write: signed in', ownCalendar],
  'POST /api/calendar/revokeCalendarAddress': ['write: signed in', ownCalendar],
  'POST /api/delegates/getDelegates': ['read: signed in, limited too', everyAttendee],
  'POST /api/delegates/getDelegate': ['read: signed in', 'A profile is more than the printed handbook tells.'],
  'POST /api/faceToFace/showExchangeCode': ['write: signed in', faceToFace],
  'POST /api/faceToFace/scanExchangeCode': ['write: signed in', faceToFace],
  'POST /api/faceToFace/getEncounter': ['read: signed in', faceToFace],
  'POST /api/faceToFace/confirmEncounter': ['write: signed in', faceToFace],
  'POST /api/faceToFace/endEncounter': ['write: signed in', faceToFace],
  'POST /api/favourites/setBookmark': ['write: signed in, limited too', ownSchedule],
  'POST /api/favourites/getOwnItems': ['read: signed in, limited too', ownSchedule],
  'POST /api/favourites/addOwnItem': ['write: signed in, limited too', ownSchedule],
  'POST /api/favourites/editOwnItem': ['write: signed in, limited too', ownSchedule],
  'POST /api/favourites/deleteOwnItem': ['write: signed in, limited too', ownSchedule],
  'POST /api/favourites/restoreOwnItem': ['write: signed in, limited too', ownSchedule],
  'POST /api/live/followChanges': ['stream: signed in, limited too', 'It tells that content changed, never what.'],
  'POST /api/live/getChanges': ['read: signed in, limited too', 'The same, where streams are cut.'],
  'POST /api/guestMsg/getMsgTitle': ['read: signed in, limited too', ownInbox],
  'POST /api/guestMsg/getMessages': ['read: signed in, limited too', ownInbox],
  'POST /api/guestMsg/getMessage': ['read: signed in, limited too', ownInbox],
  'POST /api/guestMsg/markRead': ['write: signed in, limited too', ownInbox],
  'POST /api/guestMsg/markAllRead': ['write: signed in, limited too', ownInbox],
  'POST /api/mine/getMine': ['read: signed in, limited too', 'Own bookmarks and counts; no arrangements if limited.'],
  'POST /api/friendApply/getGuestFriendStatusByGuestId': [
    'read: signed in, limited too',
    'A mark without a number, told to its owner alone.',
  ],
  'POST /api/cards/getCards': ['read: signed in', ownCards],
  'POST /api/cards/getSharing': ['read: signed in', ownCards],
  'POST /api/cards/sendCard': ['write: signed in', ownCards],
  'POST /api/cards/withdrawCard': ['write: signed in', ownCards],
  'POST /api/cards/acceptCard': ['write: signed in', ownCards],
  'POST /api/cards/declineCard': ['write: signed in', ownCards],
  'POST /api/cards/deleteCard': ['write: signed in', ownCards],
  'POST /api/cards/deleteFriend': ['write: signed in', ownCards],
  'POST /api/cards/noteFriend': ['write: signed in', ownCards],
  'POST /api/cards/seeCards': ['write: signed in', ownCards],
  'POST /api/cards/prepareVCards': ['write: signed in', ownCards],
  'POST /api/profile/getInfo': ['read: signed in, limited too', onTheBadge],
  'POST /api/profile/getProfile': ['read: signed in', ownProfile],
  'POST /api/profile/getAsOthersSee': ['read: signed in', ownProfile],
  'POST /api/profile/submitProfile': ['write: signed in', ownProfile],
  'POST /api/profile/sendAddressCode': ['write: signed in', ownProfile],
  'POST /api/profile/confirmAddress': ['write: signed in', ownProfile],
  'POST /api/profile/askCorrection': ['write: signed in', ownProfile],
  'POST /api/profile/withdrawCorrection': ['write: signed in', ownProfile],
  'POST /api/profile/sendPhoto': ['write: signed in', ownProfile],
  'POST /api/modes/getModes': ['read: signed in', ownModes],
  'POST /api/modes/setMode': ['write: signed in', ownModes],
  'POST /api/modes/nameContact': ['write: signed in', ownModes],
  'POST /api/modes/setSeesSchedule': ['write: signed in', ownModes],
  'POST /api/modes/revokeContact': ['write: signed in', ownModes],
  'POST /api/modes/getActing': ['read: signed in', acting],
  'POST /api/modes/acceptInvitation': ['write: signed in', acting],
  'POST /api/modes/declineInvitation': ['write: signed in', acting],
  'POST /api/modes/stopActing': ['write: signed in', acting],
  'POST /api/modes/getPrincipalSchedule': [
    'read: signed in',
    'Only where the delegate lets the contact person see it.',
  ],
  'POST /api/ownData/getOwnData': ['read: signed in', ownData],
  'POST /api/ownData/askDownload': ['write: signed in', ownData],
  'POST /api/ownData/cancelDownload': ['write: signed in', ownData],
  'POST /api/ownData/fetchDownload': ['write: signed in', ownData],
  'POST /api/ownData/linkDownload': ['write: signed in', ownData],
  'POST /api/ownData/askErasure': ['write: signed in', ownData],
  'POST /api/ownData/takeErasureBack': ['write: signed in', ownData],
  'POST /api/ownData/fetchReceipt': ['write: signed in', ownData],
  'POST /api/partner/getPartners': ['read: signed in, limited too', everyAttendee],
  'POST /api/partner/getPartner': ['read: signed in, limited too', everyAttendee],
  'POST /api/partner/getMediaList': ['read: signed in, limited too', everyAttendee],
  'POST /api/places/getPlaces': ['read: signed in, limited too', everyAttendee],

  'POST /api/about/getLegalTexts': ['read: anyone', beforeSignIn],
  'POST /api/about/getSignInHelp': ['read: anyone', beforeSignIn],
  'POST /api/settings/getAppVersion': ['read: anyone', 'An app that is too old says so before the login.'],
  'POST /api/login/getImage': ['read: anyone', beforeSignIn],
  'POST /api/login/getImageSound': ['read: anyone', beforeSignIn],
  'POST /api/login/sendCode': ['write: anyone', beforeSignIn],
  'POST /api/login/signInByCode': ['write: anyone', beforeSignIn],
  'POST /api/login/readBadge': ['write: anyone', beforeSignIn],
  'POST /api/login/signInByBadge': ['write: anyone', beforeSignIn],
  'POST /api/hostApp/tradeTicket': ['write: anyone', 'The ticket itself proves who asks.'],
  'POST /api/hostApp/claimTicket': ['write: anyone', 'The ticket itself proves who asks.'],
  'POST /api/hostApp/tradeClaim': ['write: anyone', 'The claim itself proves who asks.'],

  'POST /api/session/getMe': ['read: has a session', 'It says which texts have yet to be agreed to.'],
  'POST /api/session/agreeToTexts': ['write: has a session', 'Agreeing is what a session from the host app lacks.'],
  'POST /api/session/signOut': ['write: has a session', 'Everybody may leave.'],
  'POST /api/session/getSessions': ['read: signed in, limited too', 'A limited session is told of itself alone.'],
  'POST /api/session/endOneSession': ['write: signed in', otherLogins],
  'POST /api/session/endOtherSessions': ['write: signed in', otherLogins],
  'POST /api/session/getConfirmationAddresses': ['read: signed in, limited too', lifting],
  'POST /api/session/sendConfirmation': ['write: signed in, limited too', lifting],
  'POST /api/session/confirmSession': ['write: signed in, limited too', lifting],
  'POST /api/session/getLogins': ['read: signed in', otherLogins],
  'POST /api/session/acknowledgeLogin': ['write: signed in', otherLogins],
  'POST /api/session/disownLogin': ['write: signed in', otherLogins],
  'POST /api/push/getPushState': ['read: signed in', ownPhone],
  'POST /api/push/subscribe': ['write: signed in', ownPhone],
  'POST /api/push/unsubscribe': ['write: signed in', ownPhone],
  'POST /api/session/withdrawConsent': ['write: signed in', 'It ends every session of the person.'],

  // The contract declares them, so they stand here too. On this listener no caller is staff, so they refuse everyone.
  ...consoleDoors,

  'POST /api/hostApp/issueTicket': ['write: a partner', 'Its server signs with its own key; no phone is involved.'],
  'GET /api/openapi.json': ['everybody', 'What the calls of phones and partners look like is no secret.'],
  'GET /api/openapi-3.2.json': ['everybody', 'The same for tools that read streams of events.'],
  'GET /media/:id': ['signed in, limited too, by a cookie', 'An <img> sends no token; the cookie opens nothing else.'],
  'POST /media/leave': ['holders of that cookie', 'It ends their session, for a logout that had no network.'],
  'POST /media/clear': ['pages of this app', 'It empties the cache of the browser that asks, and nothing else.'],
  'GET /download/:ticket': ['holders of a one-time ticket', 'The browser fetches it; the session is checked again.'],
  'GET /own-data/:token': ['holders of a link of ten minutes', 'A page with one button; opening it changes nothing.'],
  'POST /own-data/:token': [
    'holders of a link of ten minutes',
    'For browsers in which nobody is logged in; works once.',
  ],
  'GET /files/:token': ['holders of a link of ten minutes', 'A page with one button; opening it changes nothing.'],
  'POST /files/:token': ['holders of a link of ten minutes', 'For browsers in which nobody is logged in; works once.'],
  'GET /album-photos/:token': [
    'holders of a link of ten minutes',
    'A page with one button; opening it changes nothing.',
  ],
  'POST /album-photos/:token': [
    'holders of a link of ten minutes',
    'For browsers in which nobody is logged in; works once.',
  ],
  'GET /page.css': ['everybody', 'The style of the plain pages: unknown address, failure, a ticket that is used up.'],
  'GET /legal-texts/zh.json': ['everybody', 'They are read before one agrees, so without anything that identifies.'],
  'GET /legal-texts/en.json': ['everybody', 'The same in English.'],
  'GET /calendar/:file': ['holders of a private address', 'Calendars send no token; the address can be revoked.'],
  'GET /feeds/agenda.zh.ics': ['everybody, while the secretariat opens the feeds', publicFeed],
  'GET /feeds/agenda.en.ics': ['everybody, while the secretariat opens the feeds', publicFeed],
  'GET /feeds/schedule.zh.xml': ['everybody, while the secretariat opens the feeds', publicFeed],
  'GET /feeds/schedule.en.xml': ['everybody, while the secretariat opens the feeds', publicFeed],
  'GET /feeds/schedule.zh.json': ['everybody, while the secretariat opens the feeds', publicFeed],
  'GET /feeds/schedule.en.json': ['everybody, while the secretariat opens the feeds', publicFeed],
  'GET /share/:id': ['everybody', 'An item that is marked public; any other id is the Forum’s own page.'],
  'GET /share.css': ['everybody', 'The style of that page.'],
  'GET /notice/:token': ['receivers of a notice', 'It shows a question and changes nothing.'],
  'POST /notice/:token': ['receivers of a notice', '“This was not me” must work without a session.'],
  'GET /notice.css': ['everybody', 'The style of that page.'],
  'GET /healthz': ['everybody', 'A load balancer asks whether the process lives.'],
  'GET /readyz': ['everybody', 'A load balancer asks whether the database answers.'],
  'GET /robots.txt': ['everybody', 'Search engines list nothing; chat apps fetch shared pages.'],
  'GET /favicon.ico': ['everybody', 'Leads to the icon of the app, for programs that ask without a page.'],
  'GET /': ['everybody', 'It leads to the app.'],
  'GET /cdfH5': ['everybody', 'It leads to the app.'],
  'GET /cdfH5/*': ['everybody', 'The app itself, which holds nothing personal.'],
};

/** The doors of the listener that no other machine reaches. */
const localDoors: typeof doors = {
  // Holders of the staff key have every role.
  ...consoleDoors,
  'GET /api/openapi.json': ['everybody on the machine', 'What the calls of the secretariat look like.'],
  'GET /api/openapi-3.2.json': ['everybody on the machine', 'The same in the form of 3.2.'],
  'POST /api/staff/uploads': ['editor', 'Begins to send a file.'],
  'HEAD /api/staff/uploads/:id': ['editor', 'How much of it has arrived.'],
  'PATCH /api/staff/uploads/:id': ['editor', 'The next piece of it.'],
  'DELETE /api/staff/uploads/:id': ['editor', 'Gives it up.'],
  'POST /api/staff/uploads/:id/file': ['editor', 'Makes a file of what has arrived, after a look at it.'],
  'GET /page.css': ['everybody on the machine', 'The style of the plain pages.'],
  'GET /': ['everybody on the machine', 'The demo’s outbox page; production has none.'],
  'GET /outbox.json': ['everybody on the machine', 'The same for tests; production has none.'],
};

const isCall = /^(read|write|stream): /;
const webIsBuilt = existsSync(new URL('../../web/dist/index.html', import.meta.url));
const listed = Object.keys(doors).filter((door) => webIsBuilt || door !== 'GET /cdfH5/*');

let server: Awaited<ReturnType<typeof testServer>>;
let registered: string[];
beforeAll(async () => void (registered = await routesRegisteredBy(async () => (server = await testServer()))));
afterAll(() => server.stop());

describe('the open doors', () => {
  test('these calls, and no others, are declared open to these people', () => {
    const declared = Object.fromEntries(
      [...allCalls, ...partnerCalls].map(({ path, kind, who }) => [`POST ${path}`, `${kind}: ${describeWho(who)}`]),
    );
    const calls = Object.entries(doors).flatMap(([door, [who]]) => (isCall.test(who) ? [[door, who]] : []));
    expect(declared).toEqual(Object.fromEntries(calls));
  });

  test('the server registers these routes, and no others', () => {
    expect(registered).toEqual(listed.toSorted());
  });

  test('the local listener registers these routes, and no others', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forum-doors-'));
    const onLocal = await routesRegisteredBy(async () => {
      const configuration = { ...server.configuration, dataDir };
      const local = await buildLocalApp({ ...server.parts, configuration, outbox: demoOutbox() });
      await local.close();
    });
    await rm(dataDir, { recursive: true });
    expect(onLocal).toEqual(Object.keys(localDoors).toSorted());
  });
});

describe('every call', () => {
  const bi = demoPerson(signInAs.blue);
  const tokens: Record<string, string | undefined> = {};
  beforeAll(async () => {
    const { signIn } = steps(server);
    for (const [scope, { mobile }] of Object.entries({ full: gu, limited: helena, 'to agree': bi })) {
      const { token, userId } = await signIn({ address: mobile });
      const change = scope === 'to agree' ? sql`must_agree = true` : sql`scope = ${scope}`;
      await server.db.execute(sql`update session set ${change} where person_id = ${userId}`);
      tokens[scope] = token;
    }
  });

  type Heard = readonly [nobody: string, toAgree: string, limited: string, full: string];
  const heard: Record<PhoneWho, Heard> = {
    // The body is wrong on purpose: a caller who is let in gets `invalidInput`.
    anyone: ['invalidInput', 'invalidInput', 'invalidInput', 'invalidInput'],
    'has a session': ['sessionExpired', 'invalidInput', 'invalidInput', 'invalidInput'],
    'signed in, limited too': ['sessionExpired', 'agreeFirst', 'invalidInput', 'invalidInput'],
    'signed in': ['sessionExpired', 'agreeFirst', 'sessionLimited', 'invalidInput'],
  };
  const toNobody: Heard = ['notAllowed', 'notAllowed', 'notAllowed', 'notAllowed'];

  test.each(allCalls.map((call) => [call.path, call.who, call] as const))('%s lets in: %s', async (path, who, call) => {
    const answers = ['nobody', 'to agree', 'limited', 'full'].map(async (scope) => {
      const token = tokens[scope];
      const { obj } = await server.call.json(path, { planted: 1 }, token ? { token } : {});
      return (obj as RefusalObj).refusal;
    });
    // What should be sealed is opened before the body is checked.
    const letIn = call.sealed ? 'textNotOpened' : 'invalidInput';
    const expected = typeof who === 'string' ? heard[who] : toNobody;
    expect(await Promise.all(answers)).toEqual(expected.map((one) => (one === 'invalidInput' ? letIn : one)));
  });
});

describe('planted violations', () => {
  async function unlistedWith(route: FurtherRoutes) {
    const { database } = server;
    const routes = await routesRegisteredBy(async () => (await testServer({ database, routes: [route] })).stop());
    return routes.filter((one) => !listed.includes(one));
  }

  test('a call that is bound and not listed', async () => {
    const planted: FurtherRoutes = (bind) => bind(oneWrite, async ({ body }) => ({ kept: body.text }));
    expect(await unlistedWith(planted)).toEqual([`POST ${oneWrite.path}`]);
  });

  test('a route that is not listed', async () => {
    const planted: FurtherRoutes = (_bind, app) => void app.get('/planted', async () => 'open');
    expect(await unlistedWith(planted)).toEqual(['GET /planted']);
  });
});
