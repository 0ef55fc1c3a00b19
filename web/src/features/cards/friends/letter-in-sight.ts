import { type RefObject, useEffect, useState } from 'react';

/** The letter under which the list is read: the last one whose head has reached the top of the screen. */
export function useLetterInSight(list: RefObject<HTMLElement | null>, letters: readonly string[]) {
  const [current, setCurrent] = useState(letters[0]);
  useEffect(() => {
    const look = () => setCurrent(letterAt(list.current) ?? letters[0]);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [list, letters]);
  return current;
}

// A head that came this near to the top is the one that is read: the bars above the list are about so high.
const top = 120;

function letterAt(list: HTMLElement | null): string | undefined {
  const heads = [...(list?.querySelectorAll<HTMLElement>('[data-letter]') ?? [])];
  return heads.findLast((head) => head.getBoundingClientRect().top <= top)?.dataset['letter'];
}

export function goToLetter(list: HTMLElement | null, letter: string) {
  const heads = [...(list?.querySelectorAll<HTMLElement>('[data-letter]') ?? [])];
  heads.find((head) => head.dataset['letter'] === letter)?.scrollIntoView({ block: 'start' });
}
