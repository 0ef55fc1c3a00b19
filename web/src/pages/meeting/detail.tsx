import { useQuery } from '@tanstack/react-query';
import { agendaQueries } from '../../features/agenda/agenda.api.ts';
import { MeetingDetails } from '../../features/agenda/meeting-details.tsx';
import { MeetingMissing } from '../../features/agenda/meeting-missing.tsx';
import { meetingWords } from '../../features/agenda/meeting.words.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useSearchParams } from '../../shell/router/search-params.ts';

export default function MeetingPage() {
  const say = useWords(meetingWords);
  const id = useSearchParams().get('id') ?? '';
  const meeting = useQuery(agendaQueries.one(id, useLanguage()));
  return (
    <Page title={say.meeting}>
      <Loaded
        from={meeting}
        missing={<MeetingMissing />}
        isEmpty={(found) => found === null}
        empty={<MeetingMissing />}
      >
        {(found) => found && <MeetingDetails meeting={found} />}
      </Loaded>
    </Page>
  );
}
