import './media.css';
import type { MediaList, MediaType } from 'contract/calls/partners';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { Chip } from '../../../kit/chip/chip.tsx';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { SearchField } from '../../../kit/search-field/search-field.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { countOf, found } from './media-search.ts';
import { OutletRow } from './outlet-row.tsx';
import { mediaTypes } from '../list/partners-choice.ts';
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
    <div className="media-view">
      <SearchField
        label={say.search}
        placeholder={say.searchHint}
        clearText={say.clear}
        value={typed}
        onChange={setTyped}
        onSubmit={() => !typed.trim() && overlay.toast(say.enterSearch)}
      />
      <TypeChips chosen={type} onChoose={onChoose} />
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

type ChipsProps = { chosen: MediaType | undefined; onChoose: Props['onChoose'] };

function TypeChips({ chosen, onChoose }: ChipsProps) {
  const say = useWords(partnersWords);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(row.current, chosen), [chosen]);
  return (
    <div ref={row} className="media-view__types" role="group" aria-label={say.types}>
      <Chip text={say.all} on={!chosen} onTap={() => onChoose(undefined)} />
      {mediaTypes.map((type) => (
        <Chip
          key={type}
          text={say[type]}
          on={chosen === type}
          onTap={() => onChoose(chosen === type ? undefined : type)}
        />
      ))}
    </div>
  );
}

/** The address may name a type whose chip is beyond the edge of the screen. */
function bringIntoView(row: HTMLElement | null, chosen: MediaType | undefined) {
  // The first chip stands for all types.
  const chip = row?.children[chosen ? mediaTypes.indexOf(chosen) + 1 : 0];
  if (row && chip instanceof HTMLElement) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}

function OutletsOfType({ type, outlets }: MediaList['types'][number]) {
  const say = useWords(partnersWords);
  return (
    <section aria-label={say[type]}>
      <SectionHeader title={say[type]} count={outlets.length} />
      <Card>
        <ul>
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
