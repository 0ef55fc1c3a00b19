import { useQuery } from '@tanstack/react-query';
import { agendaListWords } from '../../features/agenda/list/agenda-list.words.ts';
import { AgendaView } from '../../features/agenda/list/agenda-view.tsx';
import { agendaQueries } from '../../features/agenda/agenda.api.ts';
import { meetingBookmark } from '../../features/favourites/bookmark/in-lists.tsx';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';

export default function AgendaPage() {
  const say = useWords(agendaListWords);
  const agenda = useQuery(agendaQueries.all(useLanguage()));
  return (
    <Page title={say.agenda} width="columns">
      <Loaded
        from={agenda}
        isEmpty={({ days }) => days.length === 0}
        empty={<EmptyState type="e-data" title={say.noAgenda} />}
      >
        {(loaded) => <AgendaView agenda={loaded} bookmark={meetingBookmark} />}
      </Loaded>
    </Page>
  );
}
