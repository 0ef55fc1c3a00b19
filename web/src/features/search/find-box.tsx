import './find-box.css';
import { longestSearch } from 'contract/search-limits';
import { SearchField } from '../../kit/search-field/search-field.tsx';
import { useWords } from '../../lib/words.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { useGoBack } from '../../shell/router/router-context.ts';
import { searchedText } from '../../lib/text/searched-text.ts';
import { searchWords } from './search.words.ts';

type Props = { typed: string; onType: (typed: string) => void; onSubmit: () => void };

/** The one box; Cancel leads back to where one came from. */
export function FindBox({ typed, onType, onSubmit }: Props) {
  const say = useWords(searchWords);
  const goBack = useGoBack();
  return (
    <div className="find-box">
      <SearchField
        takesFocus
        label={say.search}
        placeholder={say.placeholder}
        clearText={say.clear}
        value={typed}
        onChange={(text) => onType(text.slice(0, longestSearch))}
        onSubmit={() => (searchedText(typed) ? onSubmit() : overlay.toast(say.enterSearch))}
      />
      <button type="button" className="find-box__cancel touch-line" onClick={goBack}>
        {say.cancel}
      </button>
    </div>
  );
}
