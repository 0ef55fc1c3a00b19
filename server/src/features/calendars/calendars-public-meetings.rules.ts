import { nameInLists } from '../../platform/people/name-in-lists.rules.ts';
import type { Say } from '../../platform/text-or-other-language.ts';
import type { currentAgenda } from '../agenda/agenda.actions.ts';
import { meetingView } from '../agenda/agenda-closed-door.rules.ts';
import { inOrder } from '../agenda/agenda-days-and-order.rules.ts';

export type AgendaForFeed = Pick<Awaited<ReturnType<typeof currentAgenda>>, 'forum' | 'meetings'>;
export type PublicMeeting = AgendaForFeed['meetings'][number];

/** The public sees what a grey badge without a part in any meeting sees. */
const thePublic = { badge: 'grey' } as const;

export function publicMeetings(meetings: readonly PublicMeeting[]): PublicMeeting[] {
  return inOrder(meetings, thePublic).filter((meeting) => meetingView(thePublic, meeting) === 'all');
}

type Names = { chair: string | undefined; speakers: string[] };

/** The people of a meeting are named where the secretariat marked their names public, and nowhere else. */
export function publicNames({ namesPublic, people }: PublicMeeting, say: Say): Names {
  if (!namesPublic) return { chair: undefined, speakers: [] };
  const names = (role: string) => people.filter((one) => one.role === role).map((one) => say(nameInLists(one)));
  return { chair: names('chair')[0], speakers: [...new Set(names('speaker'))] };
}
