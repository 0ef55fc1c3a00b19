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

type Provided = Pick<RowContext, 'meetingType' | 'meetingChange'> & {
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
  const everything = useQuery(searchQueries.found(searched, language));
  return (
    <Loaded
      from={everything}
      isEmpty={({ found }) => groupsIn(found).length === 0}
      empty={<EmptyState type="e-data" title={say.nothing(searched)} text={say.nothingText} />}
    >
      {(answer) => (
        <>
          <GroupChips found={answer.found} {...{ only, onOnly }} />
          {only ? (
            <OneGroup {...{ searched, only, onOnly, ...provided }} everything={answer} />
          ) : (
            <Groups {...{ answer, only, onOnly, ...provided }} />
          )}
        </>
      )}
    </Loaded>
  );
}

type OneProps = Props & { only: FindGroup; everything: FindAnswer };

/** All of one group; the first ones are known already. */
function OneGroup({ searched, everything, ...props }: OneProps) {
  const one = useQuery(searchQueries.foundIn(props.only, searched, useLanguage(), everything));
  return <Loaded from={one}>{(answer) => <Groups {...props} answer={answer} whole={!one.isPlaceholderData} />}</Loaded>;
}

const everyMinute = 60_000;
type GroupsProps = Omit<Props, 'searched'> & {
  answer: FindAnswer;
  /** No more is on its way, so that what is missing is said. */
  whole?: boolean;
};

function Groups({ answer: { found, timeZone }, only, onOnly, file, whole = true, ...provided }: GroupsProps) {
  const say = useWords(searchWords);
  const now = useNow(everyMinute);
  const dates = useDates(timeZone);
  const context = { ...provided, dates, now, file: file(timeZone, now) };
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
        <FoundGroup key={group} {...{ group, found, context, whole }} {...(!only && { onAll: () => onOnly(group) })} />
      ))}
      <ZoneNote timeZone={timeZone} />
    </>
  );
}
