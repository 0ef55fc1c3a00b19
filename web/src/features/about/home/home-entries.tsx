import { Card } from '../../../kit/card/card.tsx';
import { EntryGrid } from '../../../kit/entry-grid/entry-grid.tsx';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { useAppContext } from '../../../shell/app-context.ts';
import { entriesToShow } from './home-entries-rules.ts';
import { homeEntryWords } from './home-entries.words.ts';

export function HomeEntries() {
  const say = useWords(homeEntryWords);
  const entries = entriesToShow(useAppContext().paths).map((entry) => ({ ...entry, text: say[entry.id] }));
  if (entries.length === 0) return null;
  return (
    <Card>
      <EntryGrid label={say.entries} entries={entries} link={Link} />
    </Card>
  );
}
