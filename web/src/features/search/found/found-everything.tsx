import { useQuery } from '@tanstack/react-query';
import type { FindGroup } from 'contract/calls/search';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useDates } from '../../../lib/dates/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { ZoneNote } from '../../../shell/zone-note/zone-note.tsx';
import { type FindAnswer, searchQueries } from '../search.api.ts';
import { searchWords } from '../search.words.ts';
import { FoundGroup, GroupChips, groupsIn } from './found-groups.tsx';
import type { RowContext } from './rows-of-group.tsx';

type Provided = Pick<RowContext, 'meetingType'> & {
  file: (timeZone: string, now: number) => RowContext['file'];
};
type Props = Provided & {
  searched: string;
  only: FindGroup | undefined;
  onOnly: (group: FindGroup | undefined) => void;
};

/** Everything that has the text, in groups, or one group alone. */
export function FoundEverything({ searched, only, onOnly, ...provided }: Props) {
  const say = useWords(searchWords);
  const language = useLanguage();
  const everything = useQuery(searchQueries.found(searched, undefined, language));
  const alone = useQuery({ ...searchQueries.found(searched, only, language), enabled: only !== undefined });
  return (
    <Loaded
      from={everything}
      isEmpty={({ found }) => !everything.isPlaceholderData && groupsIn(found).length === 0}
      empty={<EmptyState type="e-data" title={say.nothing(searched)} text={say.nothingText} />}
    >
      {(answer) => (
        <>
          <GroupChips found={answer.found} {...{ only, onOnly }} />
          {only ? (
            <Loaded from={alone}>{(one) => <Groups answer={one} {...{ only, onOnly, ...provided }} />}</Loaded>
          ) : (
            <Groups {...{ answer, only, onOnly, ...provided }} />
          )}
        </>
      )}
    </Loaded>
  );
}

const everyMinute = 60_000;
type GroupsProps = Omit<Props, 'searched'> & { answer: FindAnswer };

function Groups({ answer: { found, timeZone }, only, onOnly, meetingType, file }: GroupsProps) {
  const say = useWords(searchWords);
  const now = useNow(everyMinute);
  const dates = useDates(timeZone);
  const context = { dates, now, meetingType, file: file(timeZone, now) };
  const groups = groupsIn(found).filter((group) => !only || group === only);
  if (groups.length === 0)
    return (
      <EmptyState
        type="e-data"
        title={say.nothingInGroup}
        primary={{ text: say.showAll, onAct: () => onOnly(undefined) }}
      />
    );
  return (
    <>
      {groups.map((group) => (
        <FoundGroup key={group} {...{ group, found, context }} {...(!only && { onAll: () => onOnly(group) })} />
      ))}
      <ZoneNote timeZone={timeZone} />
    </>
  );
}
