import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { idForEach, insertedFor } from '../../platform/messages/sending.store.ts';

type Offsets = { everybody: readonly number[]; withRole: readonly number[] };

const isInsider = (meeting: SQL, person: SQL) => sql`(
  exists (select from meeting_person where meeting_id = ${meeting} and person_id = ${person})
  or exists (select from meeting_invitation where meeting_id = ${meeting} and person_id = ${person}))`;
const minutes = (list: readonly number[]) => sql`unnest(${`{${list.join(',')}}`}::int[]) as before`;
const isCancelled = sql`meeting.change->>'kind' is not distinct from 'cancelled'`;

/**
 * All reminders that are due and not there yet, in one statement. The key has the start, so that a meeting that moves
 * reminds again, and a clock that goes back doubles nothing. Returns who got one.
 */
export function insertDueReminders(db: Database, now: Date, offsets: Offsets): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isDue = (start: SQL) => sql`${start} > ${at} and ${start} <= ${at} + make_interval(mins => before)`;
  // Who is reminded of the same start half an hour before needs no reminder of a day before any more.
  const nearest = Math.max(...offsets.everybody);
  const isNearest = sql`(before <= ${nearest}::int or meeting.starts_at > ${at} + make_interval(mins => ${nearest}::int))`;
  const moment = (start: SQL) => sql`${start} - make_interval(mins => before)`;
  return insertedFor(
    db,
    sql`with planned as (
      select meeting_person.person_id, case role when 'chair' then 'chairs' else 'speaks' end as kind,
        case role when 'chair' then 1 else 2 end as rank, meeting.id, meeting.starts_at, meeting.hall_id, before
      from meeting join meeting_person on meeting_person.meeting_id = meeting.id
        cross join ${minutes([...offsets.everybody, ...offsets.withRole])}
      where ${isDue(sql`meeting.starts_at`)} and ${isNearest} and not ${isCancelled}
      union all
      select bookmark.person_id, 'bookmarked', 3, meeting.id, meeting.starts_at, meeting.hall_id, before
      from meeting join bookmark on bookmark.item_id = meeting.id and bookmark.kind = 'meeting'
        join person on person.id = bookmark.person_id
        cross join ${minutes(offsets.everybody)}
      where ${isDue(sql`meeting.starts_at`)} and bookmark.created_at <= ${moment(sql`meeting.starts_at`)}
        and case
          -- Whoever sees only the time of a seminar does not learn of its cancellation by a missing reminder.
          when meeting.type = 'closed' and not ${isInsider(sql`meeting.id`, sql`person.id`)} then person.badge = 'red'
          else not ${isCancelled}
        end
      union all
      select person_id, 'own item', 4, id, starts_at, hall_id, before
      from own_item cross join ${minutes(offsets.everybody)}
      where ${isDue(sql`starts_at`)} and planned_at <= ${moment(sql`starts_at`)} and deleted_at is null
    ), due as (
      select distinct on (person_id, id, before) planned.*,
        'reminder ' || id || ' ' || before || ' ' || extract(epoch from starts_at)::bigint as key
      from planned order by person_id, id, before, rank
    ), to_contact_persons as (${toContactPersons}), told as (
      select person_id, kind, key, id, starts_at, hall_id, null::text as for_id from due
      union all select * from to_contact_persons
    )
    insert into message (id, person_id, "group", kind, key, item_id, facts, sent_at)
    select ${idForEach(sql`told.person_id`)}, told.person_id, 'reminder', told.kind, told.key, told.id,
      jsonb_build_object(
        'of', 'reminder',
        'startsAt', to_char(told.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'minutes', ceil(extract(epoch from told.starts_at - ${at}) / 60)::int,
        'hall', hall.name,
        'walk', case when told.for_id is null then ${walkTo(sql`told`)} end
      ) || case when told.for_id is null then '{}'::jsonb else jsonb_build_object('forId', told.for_id) end, ${at}
    from told left join hall on hall.id = told.hall_id
    where not exists (select from message where message.person_id = told.person_id and message.key = told.key)`,
  );
}

/**
 * The same reminders for those who answer for the delegate and may see the schedule. Of a closed-door seminar they are
 * told the time alone, whatever their own badge sees of it. The key names no delegate, because it stays as it is. The
 * rows are locked, so that a revocation either ends before, and is seen here, or takes back what was told.
 */
const toContactPersons = sql`
  select contact_person.person_id, case when meeting.type = 'closed' then 'bookmarked' else due.kind end as kind,
    due.key || ' for ' || encode(sha256(convert_to(due.person_id, 'UTF8')), 'hex') as key,
    case when meeting.type = 'closed' then null else due.id end as id, due.starts_at,
    case when meeting.type = 'closed' then null else due.hall_id end as hall_id, due.person_id as for_id
  from due
    join person on person.id = due.person_id and person.mode = 'assistant' and person.verified
    join contact_person on contact_person.delegate_id = due.person_id and contact_person.state = 'confirmed'
      and contact_person.sees_schedule and contact_person.person_id is not null
    left join meeting on meeting.id = due.id
  order by person.id for share of person, contact_person`;

/** The way from where the person's last item of that day ends; null if it is unknown or in the same hall. */
const walkTo = (due: SQL) => sql`(
  select jsonb_build_object('minutes', walk.minutes, 'from', origin.name, 'itemId', last.id)
  from (
    select * from (
      select meeting.id, meeting.ends_at, meeting.hall_id
      from meeting
      where not ${isCancelled} and (
          exists (select from meeting_person where meeting_id = meeting.id and person_id = ${due}.person_id)
          or exists (select from bookmark where kind = 'meeting' and item_id = meeting.id
            and person_id = ${due}.person_id
            and (meeting.type <> 'closed' or ${isInsider(sql`meeting.id`, sql`${due}.person_id`)})))
        and meeting.ends_at <= ${due}.starts_at and meeting.ends_at > ${due}.starts_at - interval '1 day'
      union all
      select own_item.id, own_item.ends_at, own_item.hall_id from own_item
      where own_item.person_id = ${due}.person_id and deleted_at is null
        and own_item.ends_at <= ${due}.starts_at and own_item.ends_at > ${due}.starts_at - interval '1 day'
    ) as earlier
    where (earlier.ends_at at time zone (select time_zone from forum limit 1))::date
      = (${due}.starts_at at time zone (select time_zone from forum limit 1))::date
    order by ends_at desc, id limit 1
  ) as last
  join hall as origin on origin.id = last.hall_id
  join walk on (walk.from_id, walk.to_id) in ((last.hall_id, ${due}.hall_id), (${due}.hall_id, last.hall_id)))`;
