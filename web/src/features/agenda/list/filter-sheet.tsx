import { RadioList } from '../../../kit/radio-list/radio-list.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useWords } from '../../../lib/words.ts';
import { type HallOption, type MeetingFilter, meetingStatuses, meetingTypes } from './filter-rules.ts';
import { agendaWords } from '../agenda.words.ts';
import { filterSheetWords } from './filter-sheet.words.ts';

type Props = {
  kind: 'type' | 'status' | 'hall';
  filter: MeetingFilter;
  halls: readonly HallOption[];
  onChoose: (change: Partial<MeetingFilter>) => void;
  onClose: () => void;
};

export default function FilterSheet({ kind, filter, halls, onChoose, onClose }: Props) {
  const say = useWords(agendaWords);
  const known = {
    type: meetingTypes.map((value) => ({ value, text: say[value] })),
    status: meetingStatuses.map((value) => ({ value, text: say[value] })),
    hall: halls.map(({ id, name }) => ({ value: id, text: name })),
  }[kind];
  const options = [{ value: '', text: useWords(filterSheetWords)[kind] }, ...known];

  function choose(value: string) {
    onChoose({ [kind]: value || undefined });
    onClose();
  }

  return (
    <Sheet title={say[kind]} closeText={say.close} onClose={onClose}>
      <RadioList label={say[kind]} options={options} chosen={filter[kind] ?? ''} onChoose={choose} />
    </Sheet>
  );
}
