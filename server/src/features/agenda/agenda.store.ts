import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { meeting, meetingInvitation, meetingPerson } from '../../platform/database/tables/agenda.ts';
import { forum, venue } from '../../platform/database/tables/forum.ts';
import { person } from '../../platform/database/tables/people.ts';

export async function theForum(db: Database) {
  const [row] = await db.select().from(forum).limit(1);
  return row;
}

export type MeetingPersonRow = Awaited<ReturnType<typeof peopleOf>>[number];
export type MeetingRecord = Awaited<ReturnType<typeof meetingsWhere>>[number];
export type MeetingFilter = { id?: string | undefined; type?: MeetingRecord['type'] | undefined };

/** Meetings in the order of the agenda, each with its hall, people and invitations: four queries, however many. */
export async function meetingsOf(db: Database, filter: MeetingFilter = {}): Promise<MeetingRecord[]> {
  return meetingsWhere(
    db,
    and(filter.id ? eq(meeting.id, filter.id) : undefined, filter.type ? eq(meeting.type, filter.type) : undefined),
  );
}

async function meetingsWhere(db: Database, condition: SQL | undefined) {
  const rows = await db
    .select({ meeting, hall: venue })
    .from(meeting)
    .innerJoin(venue, eq(venue.id, meeting.venueId))
    .where(condition)
    .orderBy(asc(meeting.startsAt), asc(venue.position), asc(meeting.id));
  const ids = rows.map((row) => row.meeting.id);
  const [people, invited, halls] = [await peopleOf(db, ids), await invitedTo(db, ids), await hallNames(db)];
  return rows.map((row) => ({
    ...row.meeting,
    hall: row.hall,
    formerHall: row.meeting.change?.kind === 'moved' ? halls.get(row.meeting.change.fromVenueId) : undefined,
    people: people.filter(({ meetingId }) => meetingId === row.meeting.id),
    invited: invited.filter(({ meetingId }) => meetingId === row.meeting.id).map(({ personId }) => personId),
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
      title: person.title,
      organisation: person.organisation,
      badge: person.badge,
    })
    .from(meetingPerson)
    .innerJoin(person, eq(person.id, meetingPerson.personId))
    .where(inArray(meetingPerson.meetingId, meetingIds))
    .orderBy(asc(meetingPerson.position));
}

function invitedTo(db: Database, meetingIds: string[]) {
  return db.select().from(meetingInvitation).where(inArray(meetingInvitation.meetingId, meetingIds));
}

async function hallNames(db: Database) {
  const rows = await db.select({ id: venue.id, name: venue.name }).from(venue);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
