import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { scaleAfterDoubleTap, scales } from '../zoom-view/zoom-rules.ts';
import { followFingers, type Stage } from './follow-fingers.ts';
import {
  afterSwipe,
  bounded,
  dragged,
  placeAfterChange,
  type Size,
  type View,
  whole,
  zoomedAt,
} from './lightbox-rules.ts';

const middle = { x: 0, y: 0 };
/** How far an arrow key moves a picture that is larger than the screen. */
const keyStep = 80;

type Shown = { index: number; view: View; drag: number };
type Picture = Size & { src: string };

/** Which picture is shown, how large, and how far the finger has moved the row of pictures. */
export function useLightbox(pictures: readonly Picture[], first: number, onGone: () => void) {
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ index: first, view: whole, drag: 0 });
  // Several fingers may move before the screen is drawn anew.
  const latest = useRef(shown);
  const change = (to: Partial<Shown>) => setShown((latest.current = { ...latest.current, ...to }));

  const known = useRef(pictures);
  const follow = useEffectEvent((now: readonly Picture[]) => {
    const { index } = latest.current;
    const sources = now.map(({ src }) => src);
    const place = placeAfterChange(known.current[index]?.src, index, sources);
    known.current = now;
    if (place === undefined) onGone();
    else if (place !== index) change({ index: place });
  });
  useLayoutEffect(() => follow(pictures), [pictures]);

  function show(view: View) {
    const { current: element } = stage;
    const picture = pictures[latest.current.index];
    if (element && picture) change({ view: bounded(view, picture, element.getBoundingClientRect()) });
  }
  function goTo(index: number) {
    if (pictures[index] && index !== latest.current.index) change({ index, view: whole, drag: 0 });
  }
  const goBy = (step: number) => goTo(latest.current.index + step);
  const zoomTo = (scale: number) => show(zoomedAt(latest.current.view, scale, middle));

  const acts = {
    view: () => latest.current.view,
    show,
    drag: (moved: number) => change({ drag: dragged(moved, latest.current.index, pictures.length) }),
    drop(moved: number, lasted: number) {
      const { index } = latest.current;
      const width = stage.current?.clientWidth ?? 1;
      change({ drag: 0 });
      goTo(afterSwipe({ index, count: pictures.length, moved, lasted, width }));
    },
  };
  useFingers(stage, acts);

  return {
    ...shown,
    stage,
    previous: () => goBy(-1),
    next: () => goBy(1),
    toggle: () => zoomTo(scaleAfterDoubleTap(latest.current.view.scale)),
    onKeyDown: (event: KeyboardEvent) => byKey(event.key, { view: latest.current.view, show, zoomTo, goBy }),
  };
}

/** The listeners stay while the dialog is open; what they do changes with each render. */
function useFingers(stage: RefObject<HTMLElement | null>, acts: Stage) {
  const latest = useRef(acts);
  useEffect(() => void (latest.current = acts));
  useEffect(() => {
    if (!stage.current) return undefined;
    return followFingers(stage.current, {
      view: () => latest.current.view(),
      show: (view) => latest.current.show(view),
      drag: (moved) => latest.current.drag(moved),
      drop: (moved, lasted) => latest.current.drop(moved, lasted),
    });
  }, [stage]);
}

type Keys = {
  view: View;
  show: (view: View) => void;
  zoomTo: (scale: number) => void;
  goBy: (step: number) => void;
};
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** The arrows move a picture that is larger than the screen; otherwise they lead to the next one. */
function byKey(key: string, { view, show, zoomTo, goBy }: Keys) {
  const arrow = arrows[key];
  if (key === '+' || key === '=') zoomTo(view.scale * scales.step);
  if (key === '-') zoomTo(view.scale / scales.step);
  if (key === '0') zoomTo(scales.smallest);
  if (arrow && view.scale > 1) show({ ...view, x: view.x + arrow.x * keyStep, y: view.y + arrow.y * keyStep });
  if (arrow && view.scale === 1) goBy(-arrow.x);
}
