import './find-start.css';
import { Card } from '../../../kit/card/card.tsx';
import { EntryGrid } from '../../../kit/entry-grid/entry-grid.tsx';
import { handsIcon, newsIcon, peopleIcon, questionIcon } from '../../../kit/icon/entry-icons.ts';
import { listIcon } from '../../../kit/icon/icons.ts';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { searchIcon } from '../../../kit/icon/tab-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { agendaPath, directoryPath, filesPath, newsPath, partnersPath, questionsPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { searchWords } from '../search.words.ts';
import { RecentSearches } from './recent-searches.tsx';

type Props = { onSearch: (text: string) => void };

/** What stands there before anything is typed: what was searched for, and what can be. */
export function FindStart({ onSearch }: Props) {
  const say = useWords(searchWords);
  const entries = [
    { id: 'meetings', icon: listIcon, text: say.meetings, to: agendaPath },
    { id: 'delegates', icon: peopleIcon, text: say.delegates, to: directoryPath },
    { id: 'partners', icon: handsIcon, text: say.partnersAndMedia, to: partnersPath },
    { id: 'news', icon: newsIcon, text: say.news, to: newsPath },
    { id: 'files', icon: searchIcon, text: say.files, to: filesPath },
    { id: 'questions', icon: questionIcon, text: say.questions, to: questionsPath },
  ];
  return (
    <div className="find-start">
      <RecentSearches onSearch={onSearch} />
      <SectionHeader title={say.whatToSearch} />
      <Card>
        <EntryGrid label={say.whatToSearch} entries={entries} link={Link} />
      </Card>
      <Note icon={infoIcon}>{say.howNamesAreFound}</Note>
    </div>
  );
}
