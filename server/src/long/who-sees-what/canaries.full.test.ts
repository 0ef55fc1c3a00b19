import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCards, getSharing, prepareVCards } from 'contract/calls/cards';
import { getDelegate, getDelegates } from 'contract/calls/delegates';
import { getModes, getPrincipalSchedule } from 'contract/calls/modes';
import { getProfile } from 'contract/calls/profile';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { decoys } from '../../../demo/people/decoys.ts';
import { people } from '../../../demo/people.ts';
import { idFromKey } from '../../platform/ids.ts';
import { placesOf } from '../../platform/testing/crawl.ts';
import { ownMarks } from '../../platform/testing/own-marks.ts';
import { steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { figure } from '../measuring.testing.ts';
import * as world from './canary-world.testing.ts';
import { waysOut } from './ways-out.testing.ts';

const { viewers, targets, contacts } = world;
const names = Object.keys(viewers) as world.ViewerName[];
const cardIds = (Object.keys(world.exchanges) as world.ExchangeName[]).map(world.cardId);

/** In all forms in which they might leak. */
const mobileForms = (mobile: string) => [...new Set([mobile, mobile.slice(-11)])];
const birthForms = (date: string) => {
  const [year, month, day] = date.split('-').map(Number);
  return [date, date.replaceAll('-', '/'), date.replaceAll('-', ''), `${year}年${month}月${day}日`];
};
/** Everybody who reads the directory gets them with it, and nobody in anything else. */
const ofNobody = (['chinese', 'international'] as const).flatMap((origin) => [
  idFromKey('person', `decoy ${origin}`),
  ...Object.values(decoys[origin].organisation),
]);
const hidden = [
  ...ofNobody,
  ...people.flatMap(({ mobile, email, birthDate }) => [...mobileForms(mobile), email, ...birthForms(birthDate)]),
  ...[...Object.values(contacts), viewers['contact person only']].flatMap(({ mobile, email }) => [
    ...mobileForms(mobile),
    email,
  ]),
  ...Object.values(contacts).map(({ name }) => name),
  ...[...world.allMessages, ...world.allNotes, ...world.allClosedTexts],
  ...Object.values(targets).flatMap(({ key }) => ownMarks(key)),
];

let server: Awaited<ReturnType<typeof testServer>>;
const tokens = new Map<world.ViewerName, string>();
beforeAll(async () => {
  server = await testServer();
  await world.seedCanaries(server);
  const go = steps(server);
  for (const name of names.filter((one) => one !== 'limited'))
    tokens.set(name, (await go.signIn({ channel: 'email', address: viewers[name].email })).token);
  await server.db.execute(sql`update forum set badge_sessions_limited = true`);
  const { key, birthDate } = viewers.limited;
  const { flowId } = (await go.readBadge(demoBadgeCode(key))).obj as { flowId: string };
  tokens.set('limited', ((await go.enterBirthDate(flowId, birthDate)).obj as { token: string }).token);
});
afterAll(() => server?.stop());

const at = (paths: readonly string[], texts: readonly string[]) =>
  paths.flatMap((path) => texts.map((text) => `${path}: ${text}`));
const exported = [getCards.path, prepareVCards.path];

/** The own entry and the arrangement of a person. */
function scheduleOf(key: string): string[] {
  return ownMarks(key).filter((mark) => /^(own-item|arrangement)-of-/.test(mark));
}

/** What each of them may read of all this; everybody else reads only the own addresses. */
const allowed: Partial<Record<world.ViewerName, string[]>> = {
  friend: [
    ...at(exported, [targets.social.email, ...mobileForms(targets.privacy.mobile)]),
    ...at(exported, [contacts.assistant.name, ...mobileForms(contacts.assistant.mobile), contacts.assistant.email]),
    ...at(
      exported,
      (['social-to-friend', 'friend-to-assistant', 'privacy-to-friend'] as const).flatMap((exchange) =>
        world.notesOf(exchange, viewers.friend),
      ),
    ),
    // What came with a card stays beside the friend.
    ...at([getCards.path], (['social-to-friend', 'privacy-to-friend'] as const).map(world.messageOf)),
  ],
  'in privacy mode': at([getCards.path], [world.messageOf('social-to-privacy')]),
  assistant: at([getCards.path], [world.messageOf('sender-to-assistant')]),
  'contact person only': [
    ...at([getCards.path], [world.messageOf('sender-to-assisted')]),
    ...at([getPrincipalSchedule.path], scheduleOf(targets.assisted.key)),
  ],
};

const inDirectory = (name: world.ViewerName) =>
  name === 'contact person only' ? [] : at([getDelegates.path], ofNobody);

/** Who is only a contact person shares nothing of their own, and a limited session does not read addresses. */
function ownAddresses(name: world.ViewerName): string[] {
  if (name === 'limited' || name === 'contact person only') return [];
  const { mobile, email } = viewers[name];
  return at([getProfile.path, getSharing.path, getModes.path], [...mobileForms(mobile), email]);
}

let probes = 0;

describe.each(names)('%s', (name) => {
  test('gets of all that is hidden from somebody what decisions §4 gives, and nothing else', async () => {
    const answers = await waysOut(server, tokens.get(name)!, cardIds);
    probes += [...answers.values()].flat().length;
    const expected = [...(allowed[name] ?? []), ...ownAddresses(name), ...inDirectory(name)];
    expect(placesOf(hidden, answers).toSorted()).toEqual(expected.toSorted());
  });
});

test('at least 5,000 answers were searched', () => {
  figure('answers in which hidden values were sought', probes);
  expect(probes).toBeGreaterThanOrEqual(5_000);
});

test('a leak that is planted is found, in lists, on pages and in files', async () => {
  const leaked = `Chair, ${targets.social.mobile}`;
  await server.db.execute(sql`
    update person set title = ${JSON.stringify({ zh: leaked, en: leaked })}::jsonb where id = ${targets.social.id}`);
  server.services.contentCache.clear();
  const answers = await waysOut(server, tokens.get('friend')!, cardIds);
  const planted = at([getDelegates.path, getDelegate.path, ...exported], [targets.social.mobile]);
  const found = placesOf([targets.social.mobile], answers).filter((place) => planted.includes(place));
  expect(found.toSorted()).toEqual(planted.toSorted());
});
