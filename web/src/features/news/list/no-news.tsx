import { newsCategories } from 'contract/news-categories';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import type { NewsChoice } from '../news.api.ts';
import { newsWords } from '../news.words.ts';

type Props = NewsChoice & { onShowAll: () => void };

/** An empty category says so and leads to the others; an empty list says what will come here. */
export function NoNews({ kind, category, onShowAll }: Props) {
  const say = useWords(newsWords);
  const language = useLanguage();
  if (!category) {
    return <EmptyState type="e-data" title={kind === 'talk' ? say.noTalks : say.noNews} text={say.comesHere} />;
  }
  return (
    <EmptyState
      type="e-data"
      title={say.nothingIn(newsCategories[category][language])}
      text={say.nothingInText}
      primary={{ text: say.showAll, onAct: onShowAll }}
    />
  );
}
