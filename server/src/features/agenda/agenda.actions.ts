import { getAgenda, getMeetings } from 'contract/calls/agenda';
import { notFound } from 'contract/refusals/wire';
import { meetingStatus } from 'contract/rules/meeting-status';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer, type PreparedAnswer } from '../../platform/http/prepared-and-compressed-answer.ts';
import { andThen } from '../../platform/maybe-promise.ts';
import { bookmarksOf } from '../../platform/personal/bookmarks-of-person.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import type { Services } from '../../platform/services.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import { dateIn } from '../../platform/time-zones.ts';
import type { ContentViewer, Viewer } from '../../platform/viewer.ts';
import { currentForum } from '../forum/forum.actions.ts';
import {
  meetingsToShow,
  meetingView,
  peopleInvolved,
  sharedViewOf,
  type AgendaViewer,
} from './agenda-closed-door.rules.ts';
import { audienceOfNamed, concernedBy } from './agenda-hint-audience.rules.ts';
import { inDays, inOrder } from './agenda-days-and-order.rules.ts';
import { meetingAsSeen, rolesByPerson, searchableRowAsSeen, searchedMeeting } from './agenda-meeting-as-seen.rules.ts';
import { doorsFor, meetingsNaming, meetingsOf } from './agenda.store.ts';

type AgendaContext = { db: Database; services: Pick<Services, 'contentCache'> };

/** One for each person with a part in a meeting, in both languages, and as many for the meetings themselves. */
const mostAnswers = 2_000;

type Agenda = Awaited<ReturnType<typeof currentAgenda>>;

/**
 * The forum and its meetings, the same for everyone; the rules decide afterwards what a viewer may see of them. The
 * answers made of them are kept beside them. A change renews both, except the answers to viewers who may not know of it.
 */
export function currentAgenda(context: AgendaContext) {
  return context.services.contentCache.get(
    getAgenda,
    'meetings',
    () => readAgenda(context),
    async (old, changes) => {
      const renewed = await readAgenda(context);
      const isConcerned = concernedBy(changes, [...old.meetings, ...renewed.meetings]);
      for (const [key, kept] of old.answers) if (!isConcerned(kept.viewer)) renewed.answers.set(key, kept);
      return renewed;
    },
  );
}

async function readAgenda({ db }: Pick<AgendaContext, 'db'>) {
  const [forum, meetings] = [await currentForum(db), await meetingsOf(db)];
  const involved = new Set(meetings.flatMap(peopleInvolved));
  const answers = new Map<string, { viewer: AgendaViewer; answer: PreparedAnswer }>();
  const shownByView = new Map<string, ReadonlyMap<string, (typeof meetings)[number]>>();
  // Made before anybody asks, so that the time of a search tells nobody of a change behind closed doors.
  const searchedById = new Map(meetings.map((meeting) => [meeting.id, searchedMeeting(meeting)]));
  return { forum, meetings, involved, roles: rolesByPerson(meetings), answers, shownByView, searchedById };
}

function meetingToShow({ meetings, involved, shownByView }: Agenda, id: string, viewer: ContentViewer) {
  const view = sharedViewOf(viewer, involved);
  const shown = shownByView.get(view.key) ?? meetingsToShow(meetings, view.viewer);
  shownByView.set(view.key, shown);
  return shown.get(id);
}

/** Viewers who may see the same share one prepared answer. */
function sharedAnswer(
  { answers }: Agenda,
  { key, viewer }: { key: string; viewer: AgendaViewer },
  make: () => PreparedAnswer,
): PreparedAnswer {
  const kept = answers.get(key);
  if (kept) return kept.answer;
  const answer = make();
  if (answers.size < mostAnswers) answers.set(key, { viewer, answer });
  return answer;
}

export function showAgenda({ viewer, db, language, services }: Context<typeof getAgenda>) {
  return andThen(currentAgenda({ db, services }), (agenda) => {
    const shared = sharedViewOf(shownAs(viewer), agenda.involved);
    const key = `${language} ${shared.key}`;
    return sharedAnswer(agenda, { ...shared, key }, () =>
      prepareAnswer(getAgenda, agendaAsSeen(agenda, shared.viewer, language)),
    );
  });
}

function agendaAsSeen({ forum, meetings }: Agenda, viewer: AgendaViewer, language: Language) {
  const say = inLanguage(language);
  const rows = inOrder(meetings, viewer).flatMap((meeting) =>
    searchableRowAsSeen(meeting, viewer, say, forum.timeZone),
  );
  return {
    forum: { name: say(forum.name), theme: say(forum.theme), place: say(forum.place), timeZone: forum.timeZone },
    days: inDays(rows, forum),
  };
}

export async function showMeetings(context: Context<typeof getMeetings>) {
  const { id, ...filter } = context.body;
  return id && Object.keys(filter).length === 0 ? showOneMeeting(context, id) : showMatchingMeetings(context);
}

/** The bookmark has two values, so that the viewers who may see the same share two answers, and not one each. */
async function showOneMeeting({ viewer, db, language, services }: Context<typeof getMeetings>, id: string) {
  const agenda = await currentAgenda({ db, services });
  const shown = shownAs(viewer);
  const meeting = meetingToShow(agenda, id, shown);
  if (!meeting) refuse(notFound);
  const isKeptBack = viewer.scope === 'limited' && meeting.type === 'closed';
  const bookmarked = !isKeptBack && (await bookmarksOf({ db, services }, viewer.id)).meeting.has(id);
  const shared = sharedViewOf(shown, new Set(peopleInvolved(meeting)));
  const key = `${id} ${bookmarked} ${language} ${shared.key}`;
  return sharedAnswer(agenda, { ...shared, key }, () => {
    const meetings = meetingAsSeen(meeting, shared.viewer, inLanguage(language), agenda.forum.timeZone);
    return prepareAnswer(getMeetings, { timeZone: agenda.forum.timeZone, meetings, bookmarked });
  });
}

async function showMatchingMeetings({ viewer, body, db, now, language, services }: Context<typeof getMeetings>) {
  const { forum, meetings } = await currentAgenda({ db, services });
  const shown = shownAs(viewer);
  const found = inOrder(meetings, shown)
    .filter((meeting) => !body.id || meeting.id === body.id)
    .filter((meeting) => !body.type || meeting.type === body.type)
    .filter((meeting) => !body.status || meetingStatus(meeting, now.getTime()) === body.status)
    .filter((meeting) => !body.date || dateIn(forum.timeZone, meeting.startsAt) === body.date)
    .flatMap((meeting) => meetingAsSeen(meeting, shown, inLanguage(language), forum.timeZone));
  // One that may not be seen and one that does not exist are told apart by nothing here either.
  if (body.id && found.length === 0) refuse(notFound);
  return { timeZone: forum.timeZone, meetings: found };
}

/**
 * For writes, which cannot use the cached agenda: on the embedded database it may be in the making and wait for the
 * transaction of the very write that asks for it.
 */
export async function mayKnowOfMeeting({ db, viewer }: { db: Database; viewer: Viewer }, meetingId: string) {
  const shown = shownAs(viewer);
  const doors = await doorsFor(db, shown, { meetingId });
  // Whoever found a badge learns and changes nothing of its owner's closed-door seminars.
  if (viewer.scope === 'limited' && doors.type === 'closed') return false;
  return meetingView(shown, doors) !== 'nothing' && doors.exists;
}

/** Who may learn that the name, title or organisation of a person changed who has no page in the directory. */
export async function whoReadsNameOf(db: Database, personId: string) {
  return audienceOfNamed(personId, await meetingsNaming(db, personId));
}
