import { RadioList } from '../../../kit/radio-list/radio-list.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useWords } from '../../../lib/words.ts';
import { agendaWords } from '../agenda.words.ts';
import { agendaListWords } from './agenda-list.words.ts';
import { type HallOption, type MeetingFilter, meetingStatuses, meetingTypes } from './filter-rules.ts';
import { filterSheetWords } from './filter-sheet.words.ts';

type Props = {
  kind: 'type' | 'status' | 'hall';
  filter: MeetingFilter;
  halls: readonly HallOption[];
  onChoose: (change: Partial<MeetingFilter>) => void;
  onClose: () => void;
};

export default function FilterSheet({ kind, filter, halls, onChoose, onClose }: Props) {
  const [say, sayMeeting] = [useWords(filterSheetWords), useWords(agendaWords)];
  const title = useWords(agendaListWords)[kind];
  const known = {
    type: meetingTypes.map((value) => ({ value, text: sayMeeting[value] })),
    status: meetingStatuses.map((value) => ({ value, text: sayMeeting[value] })),
    hall: halls.map(({ id, name }) => ({ value: id, text: name })),
  }[kind];
  const options = [{ value: '', text: say[kind] }, ...known];

  function choose(value: string) {
    onChoose({ [kind]: value || undefined });
    onClose();
  }

  return (
    <Sheet title={title} closeText={say.close} onClose={onClose}>
      <RadioList label={title} options={options} chosen={filter[kind] ?? ''} onChoose={choose} />
    </Sheet>
  );
}
