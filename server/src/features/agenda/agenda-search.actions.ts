import type { MeetingRow } from 'contract/calls/agenda';
import type { Context } from '../../platform/http/binding.ts';
import type { Call } from 'contract/wire/call';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { meetingView } from './agenda-closed-door.rules.ts';
import { inOrder } from './agenda-days-and-order.rules.ts';
import { meetingAsSeen, namesOf } from './agenda-meeting-as-seen.rules.ts';
import { currentAgenda } from './agenda.actions.ts';
import type { MeetingRecord } from './agenda.store.ts';

type Asking = Pick<Context<Call>, 'db' | 'language' | 'services'> & { viewer: Viewer };

type MeetingShown = Pick<MeetingRow, 'id' | 'type' | 'startsAt' | 'role'> & {
  title: string;
  hall: string;
  change: 'cancelled' | 'moved' | null;
  /** What is said of it: its summary, and who chairs and speaks. */
  about: string[];
};

/** The meetings of which the viewer sees more than the time, in the order of the agenda. Nothing finds the others. */
export async function meetingsToSearch({ viewer, db, language, services }: Asking) {
  const { forum, meetings, searchedById } = await currentAgenda({ db, services });
  const [shownTo, say] = [shownAs(viewer), inLanguage(language)];
  const seen = inOrder(meetings, shownTo).filter((meeting) => meetingView(shownTo, meeting) === 'all');
  return {
    rows: seen.flatMap(({ id }) => searchedById.get(id) ?? []),
    shown: (meeting: MeetingRecord): MeetingShown[] =>
      meetingAsSeen(meeting, shownTo, say, forum.timeZone).map(({ id, type, startsAt, role, change, ...row }) => ({
        ...{ id, type, startsAt, role, change: change?.kind ?? null },
        ...{ title: row.title ?? '', hall: row.hall?.name ?? '' },
        about: [
          row.summary ?? '',
          namesOf(meeting.people, say)
            .map(({ name }) => name)
            .join(listed[language]),
        ],
      })),
  };
}

const listed = { zh: '、', en: ', ' };
