import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { useCalm } from '../../../kit/swiper/less-motion.ts';

/** Which share of the frame stands above the sentence that is heard, so that one can read back a little. */
const above = 0.3;

/** Keeps the heard sentence in sight until the reader scrolls, and again when they ask for it. */
export function useFollowing(frame: RefObject<HTMLElement | null>, heard: number) {
  const [follows, setFollows] = useState(true);
  const isCalm = useCalm();

  useEffect(() => {
    const scrolled = frame.current;
    const sentence = scrolled?.children[heard];
    if (!follows || !scrolled || !sentence) return;
    const way = sentence.getBoundingClientRect().top - scrolled.getBoundingClientRect().top;
    scrolled.scrollTo({
      top: scrolled.scrollTop + way - scrolled.clientHeight * above,
      behavior: isCalm ? 'instant' : 'smooth',
    });
  }, [frame, heard, follows, isCalm]);

  const letGo = () => setFollows(false);
  return {
    follows,
    follow: () => setFollows(true),
    readerActs: {
      onWheel: letGo,
      onTouchMove: letGo,
      // Whoever walks through the sentences by keyboard would lose their place; a finger's tap shows no ring.
      onFocus: ({ target }: FocusEvent) => void (target.matches(':focus-visible') && letGo()),
    },
  };
}
