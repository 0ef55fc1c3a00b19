import { useQueryClient } from '@tanstack/react-query';
import type { Mode, OwnModes } from 'contract/calls/modes';
import { useState } from 'react';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { fetchOwnAgain, modeQueries, setMode } from '../modes.api.ts';
import { modeWords } from '../modes.words.ts';
import { choiceWords } from './choice.words.ts';

/** The mode that the viewer asked for: assistant mode also while it waits for the contact person. */
export const askedMode = ({ mode, assistantWaits }: Pick<OwnModes, 'mode' | 'assistantWaits'>): Mode =>
  assistantWaits ? 'assistant' : mode;

/** What is chosen on the screen; until somebody taps, it follows what the server says. */
export function useChosenMode(own: OwnModes) {
  const say = useWords(choiceWords);
  const names = useWords(modeWords);
  const queries = useQueryClient();
  const [tapped, setTapped] = useState<Mode>();
  const chosen = tapped ?? askedMode(own);

  /** `contactName` is that of a person who was named a moment ago. */
  async function begin(contactName = own.contact?.name ?? ''): Promise<void> {
    try {
      const set = await setMode(chosen);
      overlay.toast(set.assistantWaits ? say.beginsLater(contactName) : say.nowUsed(names[set.mode]));
      queries.setQueryData(modeQueries.own().queryKey, (kept: OwnModes | undefined) => kept && { ...kept, ...set });
      setTapped(undefined);
    } catch {
      // The call has already shown the failure; a contact person who is gone is seen after the fetch.
    }
    await fetchOwnAgain(queries);
  }
  return { chosen, choose: setTapped, begin };
}
