import './media.css';
import type { MediaList, MediaType } from 'contract/calls/partners';
import { useState } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { SearchField } from '../../../kit/search-field/search-field.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { countOf, found } from './media-search.ts';
import { MediaTypeChips } from './media-type-chips.tsx';
import { OutletRow } from './outlet-row.tsx';
import { partnersWords } from '../partners.words.ts';

type Props = {
  list: MediaList;
  type: MediaType | undefined;
  onChoose: (type: MediaType | undefined) => void;
};

export function MediaView({ list, type, onChoose }: Props) {
  const say = useWords(partnersWords);
  const [typed, setTyped] = useState('');
  const shown = found(list, typed).filter((one) => (!type || one.type === type) && one.outlets.length > 0);

  function showAll() {
    setTyped('');
    onChoose(undefined);
  }

  return (
    <div className="media-view fills">
      <SearchField
        label={say.search}
        placeholder={say.searchHint}
        clearText={say.clear}
        value={typed}
        onChange={setTyped}
        onSubmit={() => !typed.trim() && overlay.toast(say.enterSearch)}
      />
      <MediaTypeChips chosen={type} onChoose={onChoose} />
      <p className="unseen" role="status">
        {say.found(countOf(shown))}
      </p>
      {shown.map((one) => (
        <OutletsOfType key={one.type} {...one} />
      ))}
      {shown.length === 0 && (
        <EmptyState
          type="e-data"
          title={say.noMatch}
          text={say.noMatchText}
          primary={{ text: say.showAll, onAct: showAll }}
        />
      )}
    </div>
  );
}

function OutletsOfType({ type, outlets }: MediaList['types'][number]) {
  const say = useWords(partnersWords);
  return (
    <section aria-label={say[type]}>
      <SectionHeader title={say[type]} count={outlets.length} />
      <Card>
        <ul className="two-columns">
          {outlets.map((outlet) => (
            <li key={outlet.id}>
              <OutletRow outlet={outlet} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
