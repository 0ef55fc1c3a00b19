import type { DelegateMeeting } from 'contract/calls/delegates';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { andThen } from '../../platform/maybe-promise.ts';
import type { Services } from '../../platform/services.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import type { ContentViewer, Viewer } from '../../platform/viewer.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { currentAgenda } from './agenda.actions.ts';
import { meetingView, type Doors } from './agenda-closed-door.rules.ts';
import { roleIn } from './agenda-meeting-as-seen.rules.ts';
import { doorsOf } from './agenda.store.ts';

type PersonContext = {
  viewer: Viewer;
  /** Another one than the viewer, if the page is shown as others see it. */
  shownTo?: ContentViewer;
  db: Database;
  language: Language;
  services: Services;
};

/** The meetings that a person chairs or speaks in, without closed-door seminars whose people the viewer may not see. */
export async function meetingsOfPerson(
  context: PersonContext,
  personId: string,
): Promise<{ meetings: DelegateMeeting[]; timeZone: string }> {
  const { forum, meetings } = await currentAgenda(context);
  const say = inLanguage(context.language);
  const shownTo = context.shownTo ?? shownAs(context.viewer);
  const own = meetings.flatMap((meeting) => {
    const role = roleIn(personId, meeting);
    if (!role || meetingView(shownTo, meeting) !== 'all') return [];
    return {
      ...{ id: meeting.id, type: meeting.type, role },
      title: say.text(meeting.title),
      hall: say(meeting.hall.name),
      startsAt: isoIn(forum.timeZone, meeting.startsAt),
      endsAt: isoIn(forum.timeZone, meeting.endsAt),
      cancelled: meeting.change?.kind === 'cancelled',
    };
  });
  return { meetings: own, timeZone: forum.timeZone };
}

/** As much of these meetings as decides whether this person may know of them, in one query, for writes. */
export async function doorsOfMeetings(db: Database, personId: string, ids: string[]): Promise<Map<string, Doors>> {
  if (ids.length === 0) return new Map();
  const rows = await doorsOf(db, personId, ids);
  return new Map(rows.map(({ id, type, involved }) => [id, { type, people: [], invited: involved ? [personId] : [] }]));
}

/** Where the viewer chairs or speaks. A limited session knows of nothing behind closed doors. */
export function ownRoles({ viewer, db, services }: Pick<PersonContext, 'viewer' | 'db' | 'services'>) {
  return andThen(currentAgenda({ db, services }), ({ roles }) =>
    (roles.get(viewer.id) ?? [])
      .filter(({ type }) => type !== 'closed' || viewer.scope !== 'limited')
      .map(({ id, role }) => ({ id, role })),
  );
}
