import { RadioList } from '../../../kit/radio-list/radio-list.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useWords } from '../../../lib/words.ts';
import { meetingStatuses, meetingTypes } from './agenda-choice.ts';
import type { MeetingFilter } from './filter-rules.ts';
import { agendaWords } from '../agenda.words.ts';
import { filterSheetWords } from './filter-sheet.words.ts';

type Props = {
  kind: 'type' | 'status';
  filter: MeetingFilter;
  onChoose: (change: Partial<MeetingFilter>) => void;
  onClose: () => void;
};

export default function FilterSheet({ kind, filter, onChoose, onClose }: Props) {
  const say = useWords(agendaWords);
  const values = kind === 'type' ? meetingTypes : meetingStatuses;
  const all = { value: '', text: useWords(filterSheetWords)[kind] };
  const options = [all, ...values.map((value) => ({ value, text: say[value] }))];

  function choose(value: string) {
    onChoose({ [kind]: values.find((known) => known === value) });
    onClose();
  }

  return (
    <Sheet title={say[kind]} closeText={say.close} onClose={onClose}>
      <RadioList label={say[kind]} options={options} chosen={filter[kind] ?? ''} onChoose={choose} />
    </Sheet>
  );
}
