import './found.css';
import type { FindGroup, Found } from 'contract/calls/search';
import { findGroups } from 'contract/search-limits';
import { Card } from '../../../kit/card/card.tsx';
import { Chip } from '../../../kit/chip/chip.tsx';
import { useChipInSight } from '../../../kit/chip/use-chip-in-sight.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useWords } from '../../../lib/words.ts';
import { searchWords } from '../search.words.ts';
import { type RowContext, rowsOf } from './rows-of-group.tsx';

type ChipProps = { found: Found; only: FindGroup | undefined; onOnly: (group: FindGroup | undefined) => void };

export const groupsIn = (found: Found) => findGroups.filter((group) => (found[group]?.total ?? 0) > 0);

/** How much was found of what; a tap shows one group alone. */
export function GroupChips({ found, only, onOnly }: ChipProps) {
  const say = useWords(searchWords);
  const groups = groupsIn(found);
  // The first chip stands for all groups.
  const row = useChipInSight(groups.findIndex((group) => group === only) + 1);
  const all = groups.reduce((sum, group) => sum + (found[group]?.total ?? 0), 0);
  return (
    <>
      <p role="status" className="unseen">
        {say.found(all)}
      </p>
      <div ref={row} className="chip-row" role="group" aria-label={say.groups}>
        <Chip text={`${say.all} ${all}`} on={!only} onTap={() => onOnly(undefined)} />
        {groups.map((group) => (
          <Chip
            key={group}
            text={`${say[group]} ${found[group]?.total}`}
            on={only === group}
            onTap={() => onOnly(only === group ? undefined : group)}
          />
        ))}
      </div>
    </>
  );
}

type GroupProps = {
  group: FindGroup;
  found: Found;
  context: Omit<RowContext, 'say'>;
  /** Leads to all of the group; without it they are here. */
  onAll?: () => void;
  whole: boolean;
};

/** A group of hits under its heading, with the way to all of them if there are more. */
export function FoundGroup({ group, found, context, onAll, whole }: GroupProps) {
  const say = useWords(searchWords);
  const total = found[group]?.total ?? 0;
  const rows = rowsOf(group, found, { ...context, say });
  const hasMore = total > rows.length;
  return (
    <section className="found-group" aria-label={say[group]}>
      <div className="found-group__head">
        <SectionHeader title={say[group]} count={total} />
        {hasMore && onAll && (
          <button
            type="button"
            className="found-group__all touch-line"
            aria-label={say.allOf(say[group])}
            onClick={onAll}
          >
            {say.all}
            <Icon path={onwardIcon} size={15} />
          </button>
        )}
      </div>
      <Card>
        <ul aria-label={say[group]}>
          {rows.map(({ id, row }) => (
            <li key={id}>{row}</li>
          ))}
        </ul>
      </Card>
      {hasMore && !onAll && whole && <p className="text-note">{say.firstOf(rows.length, total)}</p>}
    </section>
  );
}
