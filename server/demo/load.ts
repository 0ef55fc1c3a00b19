import { meetings as meetingKind } from '../src/features/agenda/agenda-staff.store.ts';
import { insertFirstVersions } from '../src/platform/content/versions.store.ts';
import type { Database } from '../src/platform/database/database.ts';
import {
  meeting,
  meetingInvitation,
  meetingPerson,
  type StoredChange,
} from '../src/platform/database/tables/content/agenda.ts';
import { badge } from '../src/platform/database/tables/badges.ts';
import { legalText } from '../src/platform/database/tables/consent.ts';
import { forum as forumTable } from '../src/platform/database/tables/content/forum.ts';
import { person as personTable } from '../src/platform/database/tables/people.ts';
import { idFromKey } from '../src/platform/ids.ts';
import { storedNames } from '../src/platform/people/stored-names.ts';
import { storedBadgeCode } from '../src/platform/security/issued-badge-code.ts';
import type { MediaStore } from '../src/platform/media/store/media-store.ts';
import type { Sealing } from '../src/platform/security/sealing.ts';
import { addDays, momentIn } from '../src/platform/time-zones.ts';
import { loadAbout } from './about/load.ts';
import { loadAlbum } from './album/load.ts';
import { meetings } from './agenda.ts';
import { loadArrangements } from './arrangements/load.ts';
import { demoBadgeCode } from './badge-codes.ts';
import { loadTimelines } from './favourites/load.ts';
import { loadCards } from './cards/load.ts';
import { loadForumFiles } from './files/load.ts';
import { loadFiles } from './media/load.ts';
import { forum } from './forum.ts';
import { legalTexts } from './legal-texts.ts';
import { loadMaterials } from './materials/load.ts';
import { loadNews } from './news/load.ts';
import { loadPartners } from './partners/load.ts';
import { people } from './people.ts';
import { loadDecoys } from './people/decoys.ts';
import { loadPlaces } from './places/load.ts';
import { loadPortraits } from './portraits/load.ts';
import type { DemoMeeting, DemoPerson } from './shapes.ts';

/** Where the demo forum lives. */
export type DemoPlace = { db: Database; sealing: Sealing; mediaStore: MediaStore };

export async function loadDemoForum({ db, sealing, mediaStore }: DemoPlace, firstDay: string) {
  await db.insert(forumTable).values({
    id: idFromKey('forum', 'demo'),
    ...forum,
    firstDay,
    // Elsewhere a code has to confirm them; whoever tries the demo has only its badges.
    badgeSessionsLimited: false,
    publicFeeds: true,
    lastDay: addDays(firstDay, 2),
  });
  const loadedAt = momentIn(forum.timeZone, firstDay, '00:00');
  await loadFiles(db, mediaStore, loadedAt);
  await loadAbout(db);
  await loadPlaces(db);
  await loadPartners(db);
  await db.insert(personTable).values(people.map((person) => personRow(person, { sealing, firstDay })));
  await loadDecoys(db);
  await loadPortraits(db);
  await db.insert(badge).values(people.map((person) => badgeRow(person, sealing, loadedAt)));
  await db.insert(legalText).values(legalTexts.map((text) => ({ ...text, publishedAt: loadedAt })));
  await db.insert(meeting).values(meetings.map((demo) => meetingRow(demo, firstDay)));
  await insertFirstVersions(db, meetingKind, await db.select().from(meeting), { author: 'demo forum', at: loadedAt });
  await db.insert(meetingPerson).values(meetings.flatMap(roleRows));
  await db.insert(meetingInvitation).values(meetings.flatMap(invitationRows));
  await loadMaterials(db);
  await loadNews(db, { firstDay, at: loadedAt });
  await loadForumFiles(db, { firstDay, at: loadedAt });
  await loadAlbum(db, { firstDay });
  await loadArrangements(db, sealing, firstDay);
  await loadTimelines(db, { sealing, firstDay, at: loadedAt });
  await loadCards(db, { sealing, firstDay });
}

type Loading = { sealing: Sealing; firstDay: string };

function personRow(
  { key, group, mobile, email, birthDate, name, familyName, submitted, ...person }: DemoPerson,
  { sealing, firstDay }: Loading,
) {
  return {
    id: idFromKey('person', key),
    origin: group,
    ...person,
    ...storedNames(name, familyName),
    mobileSealed: sealing.seal(mobile, 'mobile'),
    mobileFingerprint: sealing.fingerprint(mobile, 'mobile'),
    emailSealed: sealing.seal(email, 'email'),
    emailFingerprint: sealing.fingerprint(email, 'email'),
    birthDateSealed: sealing.seal(birthDate, 'birthDate'),
    profileSubmittedAt: submitted ? momentIn(forum.timeZone, addDays(firstDay, -12), '10:30') : null,
  };
}

function badgeRow({ key }: DemoPerson, sealing: Sealing, issuedAt: Date) {
  return {
    id: idFromKey('badge', key),
    personId: idFromKey('person', key),
    ...storedBadgeCode(demoBadgeCode(key), sealing),
    issuedAt,
  };
}

function meetingRow(
  { key, type, press, hall, title, summary, entry, channels, change, ...times }: DemoMeeting,
  firstDay: string,
) {
  const { startsAt, endsAt } = momentsOf(firstDay, times.day, times.from, times.to);
  return {
    ...{ id: idFromKey('meeting', key), type, press, hallId: idFromKey('hall', hall), startsAt, endsAt },
    ...{ title, summary, entry, channels, change: storedChange(change, firstDay) },
    // The press writes about these; the names of the other meetings stay among the delegates.
    namesPublic: type === 'plenary' && press === 'open',
  };
}

function storedChange(change: DemoMeeting['change'], firstDay: string): StoredChange | null {
  if (change?.kind !== 'moved') return change;
  const { startsAt, endsAt } = momentsOf(firstDay, change.fromDay, change.fromTime, change.toTime);
  return {
    kind: 'moved',
    reason: change.reason,
    fromHallId: idFromKey('hall', change.fromHall),
    fromStartsAt: startsAt.toISOString(),
    fromEndsAt: endsAt.toISOString(),
  };
}

function momentsOf(firstDay: string, day: number, from: string, to: string) {
  const date = addDays(firstDay, day - 1);
  const endDate = to <= from ? addDays(date, 1) : date;
  return { startsAt: momentIn(forum.timeZone, date, from), endsAt: momentIn(forum.timeZone, endDate, to) };
}

function roleRows({ key, chair, speakers }: DemoMeeting) {
  const meetingId = idFromKey('meeting', key);
  const chairs = chair
    ? [{ meetingId, personId: idFromKey('person', chair), role: 'chair' as const, position: 0, topic: null }]
    : [];
  return [
    ...chairs,
    ...speakers.map(({ person, topic }, position) => ({
      meetingId,
      personId: idFromKey('person', person),
      role: 'speaker' as const,
      position,
      topic,
    })),
  ];
}

function invitationRows({ key, invited }: DemoMeeting) {
  return invited.map((person) => ({ meetingId: idFromKey('meeting', key), personId: idFromKey('person', person) }));
}
