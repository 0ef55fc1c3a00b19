import { albumLimits } from 'contract/album-limits';
import { useRef, useState } from 'react';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { albumWords } from '../album.words.ts';

/** The photos that are chosen to be downloaded; `chosen` is undefined while nobody chooses. */
export function useSelection() {
  const say = useWords(albumWords);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const button = useRef<HTMLButtonElement>(null);
  const most = albumLimits.photosInOneFile;

  function toggle(id: string) {
    if (!chosen) return;
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    if (next.size > most) overlay.toast(say.atMost(most));
    else setChosen(next);
  }
  /** A photo that was hidden meanwhile cannot be downloaded any more. */
  function keepOnly(photos: readonly { id: string }[]) {
    const there = new Set(photos.map(({ id }) => id));
    const left = Array.from(chosen ?? []).filter((id) => there.has(id));
    if (chosen && left.length < chosen.size) setChosen(new Set(left));
  }
  const begin = () => setChosen(new Set());
  const end = () => setChosen(undefined);
  /** The cross goes with its bar; whoever uses the keyboard goes on where the selection began. */
  function cancel() {
    button.current?.focus({ preventScroll: true });
    end();
  }
  return { chosen, button, toggle, keepOnly, begin, end, cancel };
}

export type Selection = ReturnType<typeof useSelection>;
