import { getAgenda, type getMeetings } from 'contract/calls/agenda';
import { notFound } from 'contract/refusals/wire';
import { meetingStatus } from 'contract/rules/meeting-status';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/prepared-answer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import type { Services } from '../../platform/services.ts';
import { inLanguage } from '../../platform/texts.ts';
import { dateIn, datesBetween } from '../../platform/zones.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { meetingAsSeen, rowAsSeen, sharedViewOf, type AgendaViewer } from './agenda.rules.ts';
import { meetingsOf } from './agenda.store.ts';

type AgendaContext = { db: Database; services: Pick<Services, 'contentCache' | 'pictures'> };

/** The forum and its meetings, the same for everyone; the rules decide afterwards what a viewer may see of them. */
export function currentAgenda({ db, services }: AgendaContext) {
  return services.contentCache.get(getAgenda, 'meetings', async () => {
    const [forum, meetings] = [await currentForum(db), await meetingsOf(db)];
    const involved = meetings.flatMap(({ people, invited }) => [...people.map(({ personId }) => personId), ...invited]);
    const photoOf = await services.pictures.shown(
      db,
      meetings.flatMap(({ people }) => people.map(({ photoId }) => photoId)),
    );
    return { forum, meetings, photoOf, involved: new Set(involved) };
  });
}

export async function showAgenda({ viewer, db, language, services }: Context<typeof getAgenda>) {
  const shared = sharedViewOf(viewer, (await currentAgenda({ db, services })).involved);
  return services.contentCache.get(getAgenda, `${language} ${shared.key}`, async () =>
    // The meetings are fetched again here, because a change may have removed them from the cache in the meantime.
    prepareAnswer(getAgenda, agendaAsSeen(await currentAgenda({ db, services }), shared.viewer, language)),
  );
}

function agendaAsSeen(
  { forum, meetings }: Awaited<ReturnType<typeof currentAgenda>>,
  viewer: AgendaViewer,
  language: 'zh' | 'en',
) {
  const say = inLanguage(language);
  const rows = meetings.flatMap((meeting) => rowAsSeen(meeting, viewer, say, forum.timeZone));
  return {
    forum: { name: say(forum.name), theme: say(forum.theme), place: say(forum.place), timeZone: forum.timeZone },
    days: datesBetween(forum.firstDay, forum.lastDay).map((date) => ({
      date,
      meetings: rows.filter(({ startsAt }) => dateIn(forum.timeZone, new Date(startsAt)) === date),
    })),
  };
}

export async function showMeetings({ viewer, body, db, now, language, services }: Context<typeof getMeetings>) {
  const { forum, meetings, photoOf } = await currentAgenda({ db, services });
  const meetingContext = { timeZone: forum.timeZone, photoOf };
  const found = meetings
    .filter((meeting) => !body.id || meeting.id === body.id)
    .filter((meeting) => !body.type || meeting.type === body.type)
    .filter((meeting) => !body.status || meetingStatus(meeting, now.getTime()) === body.status)
    .filter((meeting) => !body.date || dateIn(forum.timeZone, meeting.startsAt) === body.date)
    .flatMap((meeting) => meetingAsSeen(meeting, viewer, inLanguage(language), meetingContext));
  // A meeting that the viewer may not see is answered exactly like one that does not exist.
  if (body.id && found.length === 0) refuse(notFound);
  return { timeZone: forum.timeZone, meetings: found };
}
