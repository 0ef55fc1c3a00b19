import type { getAgenda, getMeetings } from 'contract/calls/agenda';
import { notFound } from 'contract/refusals';
import type { Ask } from '../../platform/http/answer.ts';
import { refuse } from '../../platform/refusing.ts';
import { inLanguage } from '../../platform/texts.ts';
import { dateIn, datesBetween } from '../../platform/zones.ts';
import { meetingAsSeen, meetingStatus, meetingView, rowAsSeen } from './agenda.rules.ts';
import { meetingsOf, theForum } from './agenda.store.ts';

export async function showAgenda({ viewer, db, language }: Ask<typeof getAgenda>) {
  const forum = await theForum(db);
  if (!forum) throw refuse(notFound);
  const say = inLanguage(language);
  const rows = (await meetingsOf(db)).flatMap((meeting) =>
    rowAsSeen(meeting, meetingView(viewer, meeting), say, forum.timeZone),
  );
  return {
    forum: { name: say(forum.name), theme: say(forum.theme), place: say(forum.place), timeZone: forum.timeZone },
    days: datesBetween(forum.firstDay, forum.lastDay).map((date) => ({
      date,
      meetings: rows.filter(({ startsAt }) => startsAt.startsWith(date)),
    })),
  };
}

export async function showMeetings({ viewer, body, db, now, language }: Ask<typeof getMeetings>) {
  const forum = await theForum(db);
  if (!forum) throw refuse(notFound);
  const meetings = (await meetingsOf(db, body))
    .filter((meeting) => !body.status || meetingStatus(meeting, now) === body.status)
    .filter((meeting) => !body.date || dateIn(forum.timeZone, meeting.startsAt) === body.date)
    .flatMap((meeting) => meetingAsSeen(meeting, meetingView(viewer, meeting), inLanguage(language), forum.timeZone));
  // One that may not be seen answers exactly like one that does not exist.
  if (body.id && meetings.length === 0) throw refuse(notFound);
  return { meetings };
}
