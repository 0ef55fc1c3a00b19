import { getAgenda, type getMeetings } from 'contract/calls/agenda';
import { notFound } from 'contract/refusals';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { ready } from '../../platform/http/prepared-answer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import type { Services } from '../../platform/services.ts';
import { inLanguage } from '../../platform/texts.ts';
import { dateIn, datesBetween } from '../../platform/zones.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { classOf, meetingAsSeen, meetingStatus, type Seer, rowAsSeen } from './agenda.rules.ts';
import { meetingsOf } from './agenda.store.ts';

type From = { db: Database; services: Pick<Services, 'memory' | 'pictures'> };

/** The forum and its meetings as they are for nobody in particular; what a viewer may see of them is judged after. */
export function agendaInForce({ db, services }: From) {
  return services.memory.of(getAgenda, 'meetings', async () => {
    const [forum, meetings] = [await currentForum(db), await meetingsOf(db)];
    const involved = meetings.flatMap(({ people, invited }) => [...people.map(({ personId }) => personId), ...invited]);
    const photos = await services.pictures.shown(
      db,
      meetings.flatMap(({ people }) => people.map(({ photoId }) => photoId)),
    );
    return { forum, meetings, photos, involved: new Set(involved) };
  });
}

export async function showAgenda({ viewer, db, language, services }: Context<typeof getAgenda>) {
  const { key, seer } = classOf(viewer, (await agendaInForce({ db, services })).involved);
  return services.memory.of(getAgenda, `${language} ${key}`, async () =>
    // Asked for once more: what was in force a moment ago may have been dropped since.
    ready(getAgenda, agendaAsSeen(await agendaInForce({ db, services }), seer, language)),
  );
}

function agendaAsSeen(
  { forum, meetings }: Awaited<ReturnType<typeof agendaInForce>>,
  seer: Seer,
  language: 'zh' | 'en',
) {
  const say = inLanguage(language);
  const rows = meetings.flatMap((meeting) => rowAsSeen(meeting, seer, say, forum.timeZone));
  return {
    forum: { name: say(forum.name), theme: say(forum.theme), place: say(forum.place), timeZone: forum.timeZone },
    days: datesBetween(forum.firstDay, forum.lastDay).map((date) => ({
      date,
      meetings: rows.filter(({ startsAt }) => startsAt.startsWith(date)),
    })),
  };
}

export async function showMeetings({ viewer, body, db, now, language, services }: Context<typeof getMeetings>) {
  const { forum, meetings, photos } = await agendaInForce({ db, services });
  const around = { timeZone: forum.timeZone, photos };
  const found = meetings
    .filter((meeting) => !body.id || meeting.id === body.id)
    .filter((meeting) => !body.type || meeting.type === body.type)
    .filter((meeting) => !body.status || meetingStatus(meeting, now) === body.status)
    .filter((meeting) => !body.date || dateIn(forum.timeZone, meeting.startsAt) === body.date)
    .flatMap((meeting) => meetingAsSeen(meeting, viewer, inLanguage(language), around));
  // One that may not be seen answers exactly like one that does not exist.
  if (body.id && found.length === 0) refuse(notFound);
  return { timeZone: forum.timeZone, meetings: found };
}
