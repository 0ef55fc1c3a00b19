import type { getPrincipalSchedule, PrincipalSchedule, ScheduleEntry } from 'contract/calls/modes';
import { notAllowed, notFound } from 'contract/refusals/wire';
import type { CalendarEvent } from '../../platform/downloads/calendar-file.ts';
import type { Context } from '../../platform/http/binding.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { ActedFor } from '../../platform/viewer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { ownRoles } from '../agenda/agenda-meetings-of-person.actions.ts';
import { arrangementsOfDelegate } from '../arrangements/arrangements.actions.ts';
import { timelineOf } from '../calendars/calendars-timeline.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { confirmedContact } from './modes-acting.store.ts';

type ScheduleContext = Context<typeof getPrincipalSchedule>;

export async function showPrincipalSchedule(context: ScheduleContext): Promise<PrincipalSchedule> {
  const { viewer, db } = context;
  // The binding has checked that the viewer acts for the delegate.
  if (!viewer.actingFor) refuse(notFound);
  const contact = await confirmedContact(db, viewer.actingFor.id, viewer.id);
  if (!contact?.seesSchedule) refuse(notAllowed);
  const { timeZone } = await currentForum(db);
  const entries = await entriesOf(context, viewer.actingFor, timeZone);
  const arrangements = await arrangementsOfDelegate(viewer.actingFor.id, context);
  return { entries, arrangements, timeZone };
}

async function entriesOf(context: ScheduleContext, owner: ActedFor, timeZone: string): Promise<ScheduleEntry[]> {
  const { viewer, db, services, language } = context;
  const { meetings, ownItems, cars } = await timelineOf({ db, services, owner, language });
  // The part in a closed-door seminar is none of the contact person's business, as for a limited session.
  const parts = await ownRoles({ db, services, viewer: { ...viewer, id: owner.id, scope: 'limited' } });
  const roles = new Map(parts.map(({ id, role }) => [id, role]));
  const entry = (kind: ScheduleEntry['kind']) => (event: CalendarEvent) => ({
    ...{ id: event.id, kind, title: event.title, place: event.place, cancelled: event.cancelled },
    startsAt: isoIn(timeZone, event.startsAt),
    endsAt: event.endsAt && isoIn(timeZone, event.endsAt),
    role: roles.get(event.id) ?? null,
  });
  const all = [...meetings.map(entry('meeting')), ...ownItems.map(entry('own item')), ...cars.map(entry('car'))];
  return all.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}
