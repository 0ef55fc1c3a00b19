import './find-start.css';
import { Card } from '../../../kit/card/card.tsx';
import { focusTitle } from '../../../kit/give-title-focus.ts';
import { clockIcon } from '../../../kit/icon/fact-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { closeIcon, lockIcon } from '../../../kit/icon/icons.ts';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { recentSearches } from '../recent-searches.ts';
import { searchWords } from '../search.words.ts';

type Props = { onSearch: (text: string) => void };

export function RecentSearches({ onSearch }: Props) {
  const say = useWords(searchWords);
  const searches = useStore(recentSearches);
  if (searches.length === 0) return null;

  /** The next one gets the focus of one that goes, and the heading that of the last. */
  function remove(text: string, row: Element | null) {
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    if (next) next.querySelector<HTMLElement>('.touch-square')?.focus();
    else focusTitle(document);
    recentSearches.remove(text);
  }
  function clear() {
    focusTitle(document);
    recentSearches.clear();
  }
  return (
    <section>
      <div className="find-start__head">
        <SectionHeader title={say.recent} />
        <button type="button" className="find-start__clear touch-line" onClick={clear}>
          {say.clearAll}
        </button>
      </div>
      <Card>
        <ul aria-label={say.recent}>
          {searches.map((text) => (
            <li key={text}>
              <div className="recent-search divided">
                <Icon path={clockIcon} size={20} />
                <button type="button" className="recent-search__again covering" onClick={() => onSearch(text)}>
                  {text}
                </button>
                <button
                  type="button"
                  className="touch-square"
                  aria-label={say.remove(text)}
                  onClick={({ currentTarget }) => remove(text, currentTarget.closest('li'))}
                >
                  <Icon path={closeIcon} size={18} />
                </button>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <p className="find-start__kept text-detail">
        <Icon path={lockIcon} size={18} />
        {say.onThisPhone}
      </p>
    </section>
  );
}
