import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';

type Carousel = UseEmblaCarouselType[1];

/** Specification §9. */
export const turnEvery = 5_000;

export function useShownSlide(carousel: Carousel): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!carousel) return undefined;
    const look = () => setShown(carousel.selectedScrollSnap());
    carousel.on('select', look).on('reInit', look);
    return () => void carousel.off('select', look).off('reInit', look);
  }, [carousel]);
  return shown;
}

/**
 * Several slides turn every five seconds, counted from the last turn, while nobody is using the visible one, unless the
 * person asked for less motion.
 */
export function useTurning(carousel: Carousel, { several, calm }: { several: boolean; calm: boolean }) {
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [reached, setReached] = useState(false);
  const held = useHeld(carousel);
  const hidden = useSyncExternalStore(whenSeen, () => document.hidden);
  const turning = several && !calm && !paused && !pointed && !reached && !held && !hidden;

  useEffect(() => {
    if (!carousel || !turning) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => carousel?.scrollNext(), turnEvery);
    }
    wait();
    carousel.on('select', wait);
    return () => {
      clearTimeout(timer);
      carousel.off('select', wait);
    };
  }, [carousel, turning]);

  const watch = {
    // A finger enters and never leaves, so it is recognised by being held down.
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
    onPointerLeave: () => setPointed(false),
    // A tapped dot keeps the focus; only focus by keyboard stops the turning.
    onFocus: ({ target }: FocusEvent) => setReached(target.matches(':focus-visible')),
    onBlur: () => setReached(false),
  };
  return { turning, paused, setPaused, watch };
}

function useHeld(carousel: Carousel): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!carousel) return undefined;
    const [hold, release] = [() => setHeld(true), () => setHeld(false)];
    carousel.on('pointerDown', hold).on('pointerUp', release);
    return () => void carousel.off('pointerDown', hold).off('pointerUp', release);
  }, [carousel]);
  return held;
}

function whenSeen(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
