import type { FoundFile } from 'contract/calls/files';
import { agendaWords } from '../../features/agenda/agenda.words.ts';
import { FileLine } from '../../features/files/list/file-line.tsx';
import { FindBox } from '../../features/search/find-box.tsx';
import { findChoice } from '../../features/search/find-choice.ts';
import { FoundEverything } from '../../features/search/found/found-everything.tsx';
import { recentSearches } from '../../features/search/recent-searches.ts';
import { searchWords } from '../../features/search/search.words.ts';
import { FindStart } from '../../features/search/start/find-start.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { onwardIcon } from '../../kit/icon/icons.ts';
import { searchedText } from '../../lib/text/searched-text.ts';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';
import { useAddressChoice } from '../../shell/router/choices-in-address.ts';
import { useTypedSearch } from '../../shell/router/use-typed-search.ts';

export default function FindPage() {
  const say = useWords(searchWords);
  const agenda = useWords(agendaWords);
  const [{ q = '', only }, choose] = useAddressChoice(findChoice);
  const { typed, setTyped, keepNow } = useTypedSearch(q, (text) => choose({ q: text, only: undefined }));
  // What was cleared is not searched any more, although the address still says it.
  const searched = searchedText(typed) && searchedText(q);

  function remember() {
    const text = searchedText(typed);
    if (text) recentSearches.add(text);
    keepNow();
  }
  function searchAgain(text: string) {
    setTyped(text);
    choose({ q: text, only: undefined });
    recentSearches.add(text);
  }
  const file = (timeZone: string, now: number) => (found: FoundFile) => (
    <FileLine file={found} heading="h3" {...{ searched, timeZone, now }} end={<Icon path={onwardIcon} size={18} />} />
  );
  return (
    <Page title={say.title}>
      <FindBox typed={typed} onType={setTyped} onSubmit={remember} />
      {searched ? (
        // Whoever opens what was found may look for it again.
        <div onClickCapture={remember}>
          <FoundEverything
            {...{ searched, only, file }}
            meetingType={(type) => agenda[type]}
            meetingChange={(change) => agenda[change]}
            // What is typed counts, even if the pause after it is not over.
            onOnly={(group) => choose({ q: typed, only: group })}
          />
        </div>
      ) : (
        <FindStart onSearch={searchAgain} />
      )}
    </Page>
  );
}
