import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  meeting,
  meetingInvitation,
  meetingMaterial,
  meetingPerson,
} from '../../platform/database/tables/content/agenda.ts';
import { contentVersion } from '../../platform/database/tables/content/versions.ts';
import { hall, place } from '../../platform/database/tables/content/forum.ts';
import { person } from '../../platform/database/tables/people.ts';
import { mediaFile, photo } from '../../platform/database/tables/content/media.ts';
import type { Doors } from './agenda-closed-door.rules.ts';

/** When the version that is shown was published; a meeting that was never versioned began with its first one. */
const publishedAt = sql<Date | null>`(
  select version.at from content_version version
  where version.kind = 'meeting' and version.item = ${meeting.id} and version.version = ${meeting.version}
    and version.state = 'published')`.mapWith(contentVersion.at);

export type MeetingRecord = Awaited<ReturnType<typeof meetingsOf>>[number];

/** Meetings by their start, each with all that belongs to it, in five queries for any number of them. */
export async function meetingsOf(db: Database, { id }: { id?: string } = {}) {
  const rows = await db
    .select({ meeting, hall, building: place.name, address: place.address, changedAt: publishedAt })
    .from(meeting)
    .innerJoin(hall, eq(hall.id, meeting.hallId))
    .innerJoin(place, eq(place.id, hall.placeId))
    .where(id ? eq(meeting.id, id) : undefined)
    .orderBy(asc(meeting.startsAt), asc(meeting.id));
  const ids = rows.map((row) => row.meeting.id);
  const [people, invited, halls] = [await peopleOf(db, ids), await invitedTo(db, ids), await hallNames(db)];
  const materials = await materialsOf(db, ids);
  return rows.map((row) => ({
    ...row.meeting,
    changedAt: row.changedAt,
    hall: { ...row.hall, building: row.building, address: row.address },
    formerHall: row.meeting.change?.kind === 'moved' ? halls.get(row.meeting.change.fromHallId) : undefined,
    people: people.filter(({ meetingId }) => meetingId === row.meeting.id),
    invited: invited.filter(({ meetingId }) => meetingId === row.meeting.id).map(({ personId }) => personId),
    materials: materials.filter(({ meetingId }) => meetingId === row.meeting.id),
  }));
}

/**
 * Whether the viewer has a part in a meeting, or in the one of a document. One that does not exist is like a closed-door
 * seminar without the viewer. The same rows are read and the same is answered whether there is such a meeting or not,
 * and whoever has a part in it, so that the time it takes says nothing.
 */
export async function doorsFor(
  db: Database,
  { id: personId = '' }: { id?: string },
  which: { meetingId: string } | { materialId: string },
): Promise<Doors & { exists: boolean }> {
  const id =
    'meetingId' in which
      ? sql`${which.meetingId}::text`
      : sql`(select meeting_id from meeting_material where id = ${which.materialId})`;
  const isIn = (table: string) =>
    sql`asked.id = any(array(select meeting_id from ${sql.identifier(table)} where person_id = ${personId}))`;
  const { rows } = (await db.execute(sql`
    select (select max(case when id = asked.id then type else '' end) from meeting) as type,
      ${isIn('meeting_person')} or ${isIn('meeting_invitation')} as involved
    from (select ${id} as id) as asked`)) as {
    rows: { type: MeetingRecord['type'] | '' | null; involved: boolean }[];
  };
  const [{ type, involved } = { type: '', involved: false }] = rows;
  return { type: type || 'closed', people: [], invited: involved ? [personId] : [], exists: Boolean(type) };
}

/** The type of each meeting, and whether the person has a part in it or is invited. */
export function doorsOf(db: Database, personId: string, ids: string[]) {
  const isIn = (table: string) =>
    sql`exists (select from ${sql.identifier(table)} where meeting_id = meeting.id and person_id = ${personId})`;
  return db
    .select({
      id: meeting.id,
      type: meeting.type,
      involved: sql<boolean>`${isIn('meeting_person')} or ${isIn('meeting_invitation')}`,
    })
    .from(meeting)
    .where(inArray(meeting.id, ids));
}

/** The meetings in which a person chairs or speaks, each with its people. */
export async function meetingsNaming(db: Database, personId: string): Promise<Doors[]> {
  const { meetingId } = meetingPerson;
  const named = await db
    .selectDistinct({ id: meeting.id, type: meeting.type })
    .from(meetingPerson)
    .innerJoin(meeting, eq(meeting.id, meetingId))
    .where(eq(meetingPerson.personId, personId));
  const ids = named.map(({ id }) => id);
  const people = await db
    .select({ meetingId, personId: meetingPerson.personId })
    .from(meetingPerson)
    .where(inArray(meetingId, ids));
  const invited = await invitedTo(db, ids);
  return named.map(({ id, type }) => ({
    type,
    people: people.filter((one) => one.meetingId === id),
    invited: invited.filter((one) => one.meetingId === id).map((one) => one.personId),
  }));
}

function peopleOf(db: Database, meetingIds: string[]) {
  return db
    .select({
      meetingId: meetingPerson.meetingId,
      personId: person.id,
      role: meetingPerson.role,
      topic: meetingPerson.topic,
      name: person.name,
      familyName: person.familyName,
      title: person.title,
      organisation: person.organisation,
      photo: photo.number,
      badge: person.badge,
      listed: person.listed,
    })
    .from(meetingPerson)
    .innerJoin(person, eq(person.id, meetingPerson.personId))
    .leftJoin(photo, eq(photo.personId, person.id))
    .where(inArray(meetingPerson.meetingId, meetingIds))
    .orderBy(asc(meetingPerson.position));
}

function invitedTo(db: Database, meetingIds: string[]) {
  return db.select().from(meetingInvitation).where(inArray(meetingInvitation.meetingId, meetingIds));
}

/** The documents of meetings without their bytes, which only a download reads. */
function materialsOf(db: Database, meetingIds: string[]) {
  const { id, meetingId, name } = meetingMaterial;
  return db
    .select({ id, meetingId, name, extension: mediaFile.extension, size: mediaFile.size })
    .from(meetingMaterial)
    .innerJoin(mediaFile, eq(mediaFile.id, meetingMaterial.fileId))
    .where(inArray(meetingId, meetingIds))
    .orderBy(asc(meetingMaterial.position), asc(id));
}

export async function materialById(db: Database, wanted: string) {
  const { id, meetingId, name, fileId } = meetingMaterial;
  const { extension, size, hash } = mediaFile;
  const [found] = await db
    .select({ id, meetingId, name, fileId, extension, size, hash })
    .from(meetingMaterial)
    .innerJoin(mediaFile, eq(mediaFile.id, fileId))
    .where(eq(id, wanted));
  return found;
}

async function hallNames(db: Database) {
  const rows = await db.select({ id: hall.id, name: hall.name }).from(hall);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
