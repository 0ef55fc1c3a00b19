import './files.css';
import { longestSearch } from 'contract/search-limits';
import type { MouseEvent } from 'react';
import { focusTitle } from '../../../kit/give-title-focus.ts';
import { SearchField } from '../../../kit/search-field/search-field.tsx';
import { searchedText } from '../../../lib/text/searched-text.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { useTypedSearch } from '../../../shell/router/use-typed-search.ts';
import { filesWords } from '../files.words.ts';

type Props = { kept: string; onSearch: (typed: string) => void };

/** Searches after a pause, or at once when it is submitted; Cancel shows all files again. */
export function FilesSearch({ kept, onSearch }: Props) {
  const say = useWords(filesWords);
  const { typed, setTyped, keepNow } = useTypedSearch(kept, onSearch);

  /** The button goes; a key goes on in the field, where a tap would open the phone's keyboard over the files. */
  function cancel({ currentTarget, detail }: MouseEvent) {
    const isKey = detail === 0;
    if (isKey) currentTarget.closest('.files-search')?.querySelector('input')?.focus();
    else focusTitle(document);
    setTyped('');
    onSearch('');
  }
  return (
    // A tap on a row leaves the page, so the address must contain the search by then.
    <div className="files-search" onBlur={keepNow}>
      <SearchField
        label={say.search}
        placeholder={say.placeholder}
        clearText={say.clear}
        value={typed}
        onChange={(text) => setTyped(text.slice(0, longestSearch))}
        onSubmit={() => (searchedText(typed) ? keepNow() : overlay.toast(say.enterSearch))}
      />
      {(typed || kept) && (
        <button type="button" className="files-search__cancel touch-line" onClick={cancel}>
          {say.cancel}
        </button>
      )}
    </div>
  );
}
