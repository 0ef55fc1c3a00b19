import { useEffect, useState } from 'react';
import { Chip } from '../../../kit/chip/chip.tsx';
import { whenIdle } from '../../../lib/idle/idle.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useWords } from '../../../lib/words.ts';
import type { MeetingFilter } from './filter-rules.ts';
import { agendaWords } from '../agenda.words.ts';

type Props = {
  filter: MeetingFilter;
  /** Whether the viewer takes part in anything. */
  anyMine: boolean;
  onChoose: (change: Partial<MeetingFilter>) => void;
};

const FilterSheet = loadedLater(() => import('./filter-sheet.tsx'));

export const noFilter: MeetingFilter = { type: undefined, status: undefined, mine: false };

export function AgendaFilters({ filter, anyMine, onChoose }: Props) {
  const say = useWords(agendaWords);
  const [open, setOpen] = useState<'type' | 'status'>();
  const { type, status, mine } = filter;
  useEffect(() => whenIdle(FilterSheet.prepare), []);

  return (
    <>
      <div className="agenda-filters" role="group" aria-label={say.filters}>
        <Chip text={say.all} on={!type && !status && !mine} onTap={() => onChoose(noFilter)} />
        <Chip
          text={type ? say[type] : say.type}
          label={say.typeLabel(type ? say[type] : say.all)}
          on={!!type}
          opensSheet
          onTap={() => setOpen('type')}
        />
        <Chip
          text={status ? say[status] : say.status}
          label={say.statusLabel(status ? say[status] : say.all)}
          on={!!status}
          opensSheet
          onTap={() => setOpen('status')}
        />
        {(anyMine || mine) && <Chip text={say.mine} on={mine} onTap={() => onChoose({ mine: !mine })} />}
      </div>
      {open && (
        <FilterSheet atOnce kind={open} filter={filter} onChoose={onChoose} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
