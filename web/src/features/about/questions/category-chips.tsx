import type { QuestionCategory } from 'contract/calls/about';
import { Chip } from '../../../kit/chip/chip.tsx';
import { useWords } from '../../../lib/words.ts';
import { questionWords } from './questions.words.ts';

type Props = {
  categories: readonly QuestionCategory[];
  chosen: string | undefined;
  onChoose: (category?: string) => void;
};

export function CategoryChips({ categories, chosen, onChoose }: Props) {
  const say = useWords(questionWords);
  return (
    <div className="category-chips" role="group" aria-label={say.categories}>
      <Chip text={say.all} on={!chosen} onTap={() => onChoose()} />
      {categories.map(({ id, name }) => (
        <Chip key={id} text={name} on={id === chosen} onTap={() => onChoose(id)} />
      ))}
    </div>
  );
}
