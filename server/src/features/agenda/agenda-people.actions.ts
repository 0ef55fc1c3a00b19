import type { DelegateMeeting } from 'contract/calls/delegates';
import type { Language } from 'contract/texts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { inLanguage } from '../../platform/texts.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isoIn } from '../../platform/zones.ts';
import { agendaInForce } from './agenda.actions.ts';
import { meetingView, roleIn } from './agenda.rules.ts';

type Asked = { viewer: Viewer; db: Database; language: Language; services: Services };

/** The meetings somebody chairs or speaks in; a closed-door seminar only where the viewer may see who is in it. */
export async function meetingsOfPerson(
  asked: Asked,
  personId: string,
): Promise<{ meetings: DelegateMeeting[]; timeZone: string }> {
  const { forum, meetings } = await agendaInForce(asked);
  const say = inLanguage(asked.language);
  const own = meetings.flatMap((meeting) => {
    const role = roleIn({ id: personId, badge: 'red' }, meeting);
    if (!role || meetingView(asked.viewer, meeting) !== 'all') return [];
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
