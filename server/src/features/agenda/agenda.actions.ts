import { getAgenda, getMeetings } from 'contract/calls/agenda';
import { notFound } from 'contract/refusals/wire';
import { meetingStatus } from 'contract/rules/meeting-status';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/prepared-answer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import type { Services } from '../../platform/services.ts';
import { inLanguage } from '../../platform/texts.ts';
import { dateIn, datesBetween } from '../../platform/zones.ts';
import { bookmarksOf } from '../favourites/favourites.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { meetingAsSeen, peopleInvolved, rowAsSeen, sharedViewOf, type AgendaViewer } from './agenda.rules.ts';
import { meetingsOf } from './agenda.store.ts';

type AgendaContext = { db: Database; services: Pick<Services, 'contentCache' | 'pictures'> };

/** The forum and its meetings, the same for everyone; the rules decide afterwards what a viewer may see of them. */
export function currentAgenda({ db, services }: AgendaContext) {
  return services.contentCache.get(getAgenda, 'meetings', async () => {
    const [forum, meetings] = [await currentForum(db), await meetingsOf(db)];
    const photoOf = await services.pictures.shown(
      db,
      meetings.flatMap(({ people }) => people.map(({ photoId }) => photoId)),
    );
    return { forum, meetings, photoOf, involved: new Set(meetings.flatMap(peopleInvolved)) };
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

export async function showMeetings(context: Context<typeof getMeetings>) {
  const { id, ...filter } = context.body;
  return id && Object.keys(filter).length === 0 ? showOneMeeting(context, id) : showMatchingMeetings(context);
}

/** The bookmark has two values, so that the viewers who may see the same share two answers, and not one each. */
async function showOneMeeting({ viewer, db, language, services }: Context<typeof getMeetings>, id: string) {
  const meeting = (await currentAgenda({ db, services })).meetings.find((one) => one.id === id);
  if (!meeting) refuse(notFound);
  const shared = sharedViewOf(viewer, new Set(peopleInvolved(meeting)));
  const bookmarked = (await bookmarksOf({ db, services }, viewer.id, 'meeting')).has(id);
  const answer = await services.contentCache.get(
    getMeetings,
    `${id} ${bookmarked} ${language} ${shared.key}`,
    async () => {
      // The meetings are fetched again here for the same reason as in the agenda.
      const { forum, meetings, photoOf } = await currentAgenda({ db, services });
      const found = meetings
        .filter((one) => one.id === id)
        .flatMap((one) =>
          meetingAsSeen(one, shared.viewer, inLanguage(language), { timeZone: forum.timeZone, photoOf }),
        );
      return found.length > 0 && prepareAnswer(getMeetings, { timeZone: forum.timeZone, meetings: found, bookmarked });
    },
  );
  // A meeting that the viewer may not see is answered exactly like one that does not exist.
  if (!answer) refuse(notFound);
  return answer;
}

async function showMatchingMeetings({ viewer, body, db, now, language, services }: Context<typeof getMeetings>) {
  const { forum, meetings, photoOf } = await currentAgenda({ db, services });
  const meetingContext = { timeZone: forum.timeZone, photoOf };
  const found = meetings
    .filter((meeting) => !body.id || meeting.id === body.id)
    .filter((meeting) => !body.type || meeting.type === body.type)
    .filter((meeting) => !body.status || meetingStatus(meeting, now.getTime()) === body.status)
    .filter((meeting) => !body.date || dateIn(forum.timeZone, meeting.startsAt) === body.date)
    .flatMap((meeting) => meetingAsSeen(meeting, viewer, inLanguage(language), meetingContext));
  // One that may not be seen and one that does not exist are told apart by nothing here either.
  if (body.id && found.length === 0) refuse(notFound);
  return { timeZone: forum.timeZone, meetings: found };
}
