import './agenda-filters.css';
import { useState } from 'react';
import { Chip } from '../../kit/chip/chip.tsx';
import { useWords } from '../../lib/words.ts';
import type { MeetingFilter } from './agenda-rules.ts';
import { agendaWords } from './agenda.words.ts';
import { FilterSheet } from './filter-sheet.tsx';

type Props = { filter: MeetingFilter; onChoose: (change: Partial<MeetingFilter>) => void };

export function AgendaFilters({ filter, onChoose }: Props) {
  const say = useWords(agendaWords);
  const [open, setOpen] = useState<'type' | 'status'>();
  const { type, status } = filter;

  return (
    <>
      <div className="agenda-filters" role="group" aria-label={say.filters}>
        <Chip text={say.all} on={!type && !status} onTap={() => onChoose({ type: undefined, status: undefined })} />
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
      </div>
      {open && <FilterSheet kind={open} filter={filter} onChoose={onChoose} onClose={() => setOpen(undefined)} />}
    </>
  );
}
