import { useEffect } from 'react';
import { EmptyStateArt } from '../../kit/empty-state/empty-state.tsx';
import { whenIdle } from '../../lib/idle/idle.ts';
import { savesData } from '../../lib/idle/saves-data.ts';
import { NotRefreshedNote } from '../loaded/loaded.tsx';

type Preparable = { Page: { prepare: () => Promise<unknown> } };

// These are for a phone that has lost its network, and has to have them by then.
const forTrouble = [EmptyStateArt, NotRefreshedNote];

/** Loads the other pages while the phone is idle, so that they open in a hall without reception. */
export function usePagesAhead(pages: readonly Preparable[], signedIn: boolean): void {
  useEffect(() => whenIdle(() => forTrouble.forEach((part) => part.prepare())), []);
  const wanted = signedIn && !savesData();
  useEffect(() => (wanted ? whenIdle(() => void prepareAll(pages)) : undefined), [pages, wanted]);
}

async function prepareAll(pages: readonly Preparable[]) {
  for (const { Page } of pages) await Page.prepare();
}
