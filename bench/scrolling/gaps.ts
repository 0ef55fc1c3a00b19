/** What is looked at while scrolling: the list, and the background of it that shows where a row is missing. */
export type Gaps = {
  list: string;
  background: string;
  /** Rows may stand so far from each other, in pixels, without a gap in the list. */
  apart: number;
};
export type Watched = { watched: { looked: number; gaps: number } };

/** Runs in the page: checks whether a row stands at three heights of the window. */
export function watchForGaps({ list: listName, background, apart }: Gaps) {
  const watched = { looked: 0, gaps: 0 };
  Object.assign(window, { watched });
  let before = window.scrollY;
  const isBare = (y: number) => document.elementFromPoint(120, y)?.matches(background) ?? true;
  const look = () => {
    const moved = window.scrollY !== before;
    before = window.scrollY;
    const list = document.querySelector(listName)?.getBoundingClientRect();
    if (moved && list && list.top < 60 && list.bottom > window.innerHeight) {
      watched.looked += 1;
      const heights = [0.15, 0.5, 0.9].map((share) => window.innerHeight * share);
      if (heights.some((y) => isBare(y) && isBare(y + apart + 1))) watched.gaps += 1;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
