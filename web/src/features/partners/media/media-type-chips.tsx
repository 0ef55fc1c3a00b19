import type { MediaType } from 'contract/calls/partners';
import { useEffect, useRef } from 'react';
import { Chip } from '../../../kit/chip/chip.tsx';
import { useWords } from '../../../lib/words.ts';
import { partnersWords } from '../partners.words.ts';
import { mediaTypes } from './media-types.ts';

type Props = { chosen: MediaType | undefined; onChoose: (type: MediaType | undefined) => void };

/** A second tap on a type shows all again. */
export function MediaTypeChips({ chosen, onChoose }: Props) {
  const say = useWords(partnersWords);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(row.current, chosen), [chosen]);
  return (
    <div ref={row} className="chip-row media-view__types" role="group" aria-label={say.types}>
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
