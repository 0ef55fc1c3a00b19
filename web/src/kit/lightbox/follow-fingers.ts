import { isDoubleTap, scaleAfterDoubleTap, type Tap } from '../zoom-view/zoom-rules.ts';
import { type Point, tapSlack, type View, zoomedAt } from './lightbox-rules.ts';

export type Stage = {
  view: () => View;
  /** Shows the picture so, within its bounds. */
  show: (view: View) => void;
  /** A finger moves the row of pictures this far to the right. */
  drag: (moved: number) => void;
  /** The finger let go after that. */
  drop: (moved: number, lasted: number) => void;
};

type Began = { at: number; middle: Point; apart: number; view: View };

/** One finger moves the picture, or the row while the picture is whole; two zoom; a double tap does it at once. */
export function followFingers(element: HTMLElement, stage: Stage): () => void {
  const { down, move, up } = fingersOn(element, stage);
  // The pinch of a touch pad, which browsers report as a wheel with Ctrl.
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { scale } = stage.view();
    stage.show(zoomedAt(stage.view(), scale * Math.exp(-event.deltaY / 200), fromMiddle(element, event)));
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('wheel', wheel, { passive: false, signal });
  return () => stopping.abort();
}

function fingersOn(element: HTMLElement, stage: Stage) {
  const fingers = new Map<number, Point>();
  const tap = tapping(stage);
  let began: Began | undefined;
  // What began with two fingers is neither a tap nor a swipe.
  let pinched = false;

  function begin(at: number) {
    began = fingers.size > 0 ? { at, ...held(fingers), view: stage.view() } : undefined;
  }
  function down(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, fromMiddle(element, event));
    pinched = fingers.size > 1;
    if (pinched) stage.drag(0);
    begin(event.timeStamp);
  }
  function move(event: PointerEvent) {
    if (!began || !fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, fromMiddle(element, event));
    const { middle, apart } = held(fingers);
    const moved = minus(middle, began.middle);
    if (fingers.size > 1) stage.show(moveBy(zoomBetween(began, apart), moved));
    else if (began.view.scale > 1) stage.show(moveBy(began.view, moved));
    else if (!pinched) stage.drag(moved.x);
  }
  function up(event: PointerEvent) {
    const finger = fingers.get(event.pointerId);
    if (!finger || !began) return;
    fingers.delete(event.pointerId);
    const { at, view, middle } = began;
    const moved = minus(finger, middle);
    begin(event.timeStamp);
    if (pinched) return;
    const letGo = event.type === 'pointerup';
    if (letGo && Math.hypot(moved.x, moved.y) < tapSlack) tap(event, finger);
    if (view.scale === 1) stage.drop(letGo ? moved.x : 0, event.timeStamp - at);
  }
  return { down, move, up };
}

/** Two taps that are close in time and place zoom to what is under them, and back. */
function tapping(stage: Stage) {
  let last: Tap | undefined;
  return ({ timeStamp, clientX, clientY }: PointerEvent, finger: Point) => {
    const now = { at: timeStamp, x: clientX, y: clientY };
    const double = isDoubleTap(last, now);
    last = double ? undefined : now;
    const view = stage.view();
    if (double) stage.show(zoomedAt(view, scaleAfterDoubleTap(view.scale), finger));
  };
}

function fromMiddle(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const moveBy = (view: View, { x, y }: Point): View => ({ ...view, x: view.x + x, y: view.y + y });

/** The picture zoomed by how far two fingers went apart, around the point between them. */
function zoomBetween({ view, middle, apart }: Began, now: number): View {
  return zoomedAt(view, (view.scale * now) / apart, middle);
}

/** Where one finger is, or the middle of two and how far they are apart. */
function held(fingers: ReadonlyMap<number, Point>): { middle: Point; apart: number } {
  const [first = { x: 0, y: 0 }, second = first] = fingers.values();
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    apart: Math.max(1, Math.hypot(first.x - second.x, first.y - second.y)),
  };
}
