import { fileCategories } from 'contract/file-categories';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { findPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import type { FilesChoice } from '../files.api.ts';
import { filesWords } from '../files.words.ts';

type Props = FilesChoice & { onShowAll: () => void };

/** An empty category or type says so and leads to the others; without any file it says what will come here. */
export function NoFiles({ category, type, onShowAll }: Props) {
  const say = useWords(filesWords);
  const language = useLanguage();
  if (!category && !type) return <EmptyState type="e-data" title={say.noFiles} text={say.comesHere} />;
  const title = type || !category ? say.nothingOfType : say.nothingIn(fileCategories[category][language]);
  return (
    <EmptyState
      type="e-data"
      title={title}
      text={say.nothingInText}
      primary={{ text: say.showAll, onAct: onShowAll }}
    />
  );
}

type NoHitProps = { searched: string; narrowed: boolean; onShowAll: () => void };

/** A search that found nothing, perhaps because a filter hides the rest. */
export function NoHit({ searched, narrowed, onShowAll }: NoHitProps) {
  const say = useWords(filesWords);
  const navigate = useNavigate();
  const everything = {
    text: say.searchAll,
    onAct: () => navigate(`${findPath}?${new URLSearchParams({ q: searched })}`),
  };
  const all = { text: say.showAll, onAct: onShowAll };
  return (
    <EmptyState
      type="e-data"
      title={say.noHit(searched)}
      text={say.noHitText}
      primary={everything}
      quiet={narrowed ? all : undefined}
    />
  );
}
