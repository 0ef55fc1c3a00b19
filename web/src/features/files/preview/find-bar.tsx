import './preview.css';
import { longestSearch } from 'contract/search-limits';
import { Icon } from '../../../kit/icon/icon.tsx';
import { downIcon } from '../../../kit/icon/icons.ts';
import { SearchField } from '../../../kit/search-field/search-field.tsx';
import { searchedText } from '../../../lib/text/searched-text.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { useTypedSearch } from '../../../shell/router/use-typed-search.ts';
import { filesWords } from '../files.words.ts';
import { previewWords } from './preview.words.ts';

type Props = {
  kept: string;
  /** How many there are, and which one is shown; undefined before they are known. */
  found: { count: number; shown: number | undefined } | undefined;
  onSearch: (typed: string) => void;
  onStep: (step: 1 | -1) => void;
};

/** Searches in the file that is open, and leads from one hit to the next. Enter leads on as well. */
export function FindBar({ kept, found, onSearch, onStep }: Props) {
  const say = useWords(previewWords);
  const { enterSearch } = useWords(filesWords);
  const { typed, setTyped, keepNow } = useTypedSearch(kept, onSearch);
  const none = !found || found.count === 0;

  function submit() {
    if (!searchedText(typed)) overlay.toast(enterSearch);
    else if (typed === kept && !none) onStep(1);
    else keepNow();
  }
  return (
    <div className="find-bar" onBlur={keepNow}>
      <SearchField
        label={say.search}
        clearText={say.clear}
        value={typed}
        onChange={(text) => setTyped(text.slice(0, longestSearch))}
        onSubmit={submit}
      />
      {found && (
        <div className="find-bar__hits">
          <p className="text-detail num" role="status">
            {none
              ? say.noHit
              : found.shown === undefined
                ? say.hits(found.count)
                : say.hitOf(found.shown + 1, found.count)}
          </p>
          <Step label={say.previousHit} off={none} onStep={() => onStep(-1)} previous />
          <Step label={say.nextHit} off={none} onStep={() => onStep(1)} />
        </div>
      )}
    </div>
  );
}

type StepProps = { label: string; off: boolean; previous?: boolean; onStep: () => void };

function Step({ label, off, previous = false, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={previous ? 'find-bar__previous touch-square' : 'touch-square'}
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && onStep()}
    >
      <Icon path={downIcon} size={20} />
    </button>
  );
}
