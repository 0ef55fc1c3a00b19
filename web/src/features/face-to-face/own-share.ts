import type { ContactItems } from 'contract/calls/cards';
import { type ReactNode, useState } from 'react';
import type { Share } from './face-to-face.api.ts';

type Ticks = { ticked: ContactItems; onTick: (ticked: ContactItems) => void; error: string | undefined };

/** What the viewer shares; the page knows it from the feature `cards`. */
export type OwnShare = {
  /** Null in assistant mode, in which the contact person goes. */
  share: Share;
  contactName: string;
  choose: (chosen: ContactItems) => void;
  /** The ticks, or the contact person. */
  choice: (ticks: Ticks) => ReactNode;
};

const nothing: ContactItems = { mobile: false, email: false };

/** The ticks of a sheet, which count once the sheet is confirmed; without any it says why not. */
export function useTicks({ share, choice, choose }: OwnShare, nothingTicked: string) {
  const [ticked, setTicked] = useState(share ?? nothing);
  const [tried, setTried] = useState(false);
  const isNothing = share !== null && !ticked.mobile && !ticked.email;
  return {
    chosen: share === null ? null : ticked,
    choice: choice({ ticked, onTick: setTicked, error: tried && isNothing ? nothingTicked : undefined }),
    /** False if nothing is ticked. */
    keep(): boolean {
      setTried(true);
      if (isNothing) return false;
      if (share !== null) choose(ticked);
      return true;
    },
  };
}
