import { useEffect, useRef } from 'react';
import { EmptyStateArt } from '../../kit/empty-state/empty-state.tsx';
import { whenIdle, whenQuiet } from '../../lib/idle/idle.ts';
import { savesData } from '../../lib/idle/saves-data.ts';
import { nextPageFrom } from './next-page.ts';

type Preparable = { path: string; Page: { prepare: () => Promise<unknown> } };

/**
 * Loads the other pages one by one while the phone is quiet, so that they open in a hall without reception; those where
 * people go from here come first.
 */
export function usePagesAhead(pages: readonly Preparable[], pathname: string, signedIn: boolean): void {
  // A phone that has lost its network has to have it by then.
  useEffect(() => whenIdle(EmptyStateArt.prepare), []);
  const here = useRef(pathname);
  useEffect(() => void (here.current = pathname));
  const wanted = signedIn && !savesData();
  useEffect(() => (wanted ? loadOneByOne(pages, () => here.current) : undefined), [pages, wanted]);
}

function loadOneByOne(pages: readonly Preparable[], here: () => string): () => void {
  const left = [...pages];
  let callOff = () => {};
  async function loadNext() {
    const next = nextPageFrom(here(), left);
    if (!next) return;
    left.splice(left.indexOf(next), 1);
    await next.Page.prepare();
    waitForQuiet();
  }
  function waitForQuiet() {
    if (left.length > 0) callOff = whenQuiet(loadNext);
  }
  waitForQuiet();
  return () => {
    left.length = 0;
    callOff();
  };
}
