import { useEffect, useState } from 'react';
import { Chip } from '../../../kit/chip/chip.tsx';
import { lookIcon } from '../../../kit/icon/search-icons.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { whenQuiet } from '../../../lib/idle/idle.ts';
import { useWords } from '../../../lib/words.ts';
import { agendaWords } from '../agenda.words.ts';
import { agendaListWords } from './agenda-list.words.ts';
import { type HallOption, isFiltering, type MeetingFilter, noFilter, offersMine } from './filter-rules.ts';

type Props = {
  filter: MeetingFilter;
  halls: readonly HallOption[];
  /** Whether the viewer takes part in anything. */
  anyMine: boolean;
  search: { on: boolean; toggle: () => void };
  onChoose: (change: Partial<MeetingFilter>) => void;
};

const FilterSheet = loadedLater(() => import('./filter-sheet.tsx'));

export function AgendaFilters({ filter, halls, anyMine, search, onChoose }: Props) {
  const [say, sayMeeting] = [useWords(agendaListWords), useWords(agendaWords)];
  const [open, setOpen] = useState<'type' | 'status' | 'hall'>();
  const { type, status, mine } = filter;
  const hall = halls.find(({ id }) => id === filter.hall)?.name;
  useEffect(() => whenQuiet(FilterSheet.prepare), []);

  return (
    <>
      <div className="chip-row agenda-filters" role="group" aria-label={say.filters}>
        <Chip text={say.search} icon={lookIcon} on={search.on} onTap={search.toggle} />
        <Chip text={say.all} on={!isFiltering(filter)} onTap={() => onChoose(noFilter)} />
        <Chip
          text={type ? sayMeeting[type] : say.type}
          label={say.typeLabel(type ? sayMeeting[type] : say.all)}
          on={!!type}
          opensSheet
          onTap={() => setOpen('type')}
        />
        <Chip
          text={status ? sayMeeting[status] : say.status}
          label={say.statusLabel(status ? sayMeeting[status] : say.all)}
          on={!!status}
          opensSheet
          onTap={() => setOpen('status')}
        />
        {offersMine(anyMine, filter) && <Chip text={say.mine} on={mine} onTap={() => onChoose({ mine: !mine })} />}
        <Chip
          text={hall ?? say.hall}
          label={say.hallLabel(hall ?? say.all)}
          on={!!hall}
          opensSheet
          onTap={() => setOpen('hall')}
        />
      </div>
      {open && (
        <FilterSheet
          atOnce
          kind={open}
          filter={filter}
          halls={halls}
          onChoose={onChoose}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
