import { useEffect, useRef } from 'react';

/** The address may name a choice whose chip is beyond the edge of the screen, so that its row scrolls to it. */
export function useChipInSight(place: number) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(row.current, place), [place]);
  return row;
}

function bringIntoView(row: HTMLElement | null, place: number) {
  const chip = row?.children[place];
  if (!row || !(chip instanceof HTMLElement)) return;
  row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}
