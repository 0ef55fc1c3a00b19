import './questions.css';
import type { QuestionCategory } from 'contract/calls/about';
import { useState } from 'react';
import { Chip } from '../../../kit/chip/chip.tsx';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { Note } from '../../../kit/note/note.tsx';
import { SearchField } from '../../../kit/search-field/search-field.tsx';
import { introductionPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { freeText, useAddressChoice } from '../../../shell/router/choices-in-address.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { QuestionList } from './question-list.tsx';
import { hasQuestion, questionsFound, searchTerms } from './questions-rules.ts';
import { questionWords } from './questions.words.ts';

/** The address names the category, or the one question that a link leads to. */
const questionChoice = { id: freeText, category: freeText };

export function QuestionsView({ categories }: { categories: readonly QuestionCategory[] }) {
  const say = useWords(questionWords);
  const [{ id: linked, category }, setChoice] = useAddressChoice(questionChoice);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const chosen = categories.find(({ id }) => id === category)?.id;
  const terms = searchTerms(categories, typed);
  const found = questionsFound(categories, terms, chosen);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);

  const choose = (chosenId?: string) => setChoice({ id: undefined, category: chosenId });
  function showAll() {
    setTyped('');
    choose();
  }

  return (
    <div className="questions-view">
      <SearchField
        label={say.search}
        placeholder={say.placeholder}
        clearText={say.clear}
        value={typed}
        onChange={setTyped}
        onSubmit={() => terms.length === 0 && overlay.toast(say.enterSearch)}
      />
      <CategoryChips categories={categories} chosen={chosen} onChoose={choose} />
      {linked && !hasQuestion(categories, linked) && <Note>{say.gone}</Note>}
      <p className={terms.length > 0 && count > 0 ? 'questions-view__count text-detail num' : 'unseen'} role="status">
        {terms.length > 0 && (count > 0 ? say.found(count) : say.nothingFound)}
      </p>
      <QuestionList key={linked} categories={found} terms={terms} linked={linked} />
      {count === 0 && (
        <EmptyState
          type="e-data"
          title={say.nothingFound}
          text={say.nothingFoundText}
          primary={{ text: say.showAll, onAct: showAll }}
          quiet={{ text: say.askSecretariat, onAct: () => navigate(introductionPath) }}
        />
      )}
    </div>
  );
}

type ChipsProps = {
  categories: readonly QuestionCategory[];
  chosen: string | undefined;
  onChoose: (category?: string) => void;
};

function CategoryChips({ categories, chosen, onChoose }: ChipsProps) {
  const say = useWords(questionWords);
  return (
    <div className="chip-row category-chips" role="group" aria-label={say.categories}>
      <Chip text={say.all} on={!chosen} onTap={() => onChoose()} />
      {categories.map(({ id, name }) => (
        <Chip key={id} text={name} on={id === chosen} onTap={() => onChoose(id)} />
      ))}
    </div>
  );
}
