import type { Page } from '@playwright/test';

type Watched = { lastShape?: { text: string; frames: number; still: number } };

/**
 * Waits until nothing on the page moves or changes its colour. A list that computes where its rows are does so in the
 * frames after a change; what never rests is taken as it is after a hundred frames.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const watched = window as Watched;
      const boxes = Array.from(document.querySelectorAll('body *'), (one) => one.getBoundingClientRect());
      const text = boxes.map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`).join();
      const passes = document
        .getAnimations()
        .some((one) => one instanceof CSSTransition && one.playState === 'running');
      const { text: before, frames, still } = watched.lastShape ?? { text: '', frames: 0, still: 0 };
      watched.lastShape = { text, frames: frames + 1, still: text === before && !passes ? still + 1 : 0 };
      const rests = watched.lastShape.still === 2 || frames === 100;
      if (rests) delete watched.lastShape;
      return rests;
    },
    undefined,
    // The frames are the browser's own, also when a journey has stopped the clock of the page.
    { polling: 'raf' },
  );
}
