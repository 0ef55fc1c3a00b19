import { cdp } from 'vitest/browser';

type Point = { x: number; y: number };
type Input = { send: (method: 'Input.dispatchTouchEvent', params: object) => Promise<unknown> };
type Type = 'touchStart' | 'touchMove' | 'touchEnd';

/** Each touch comes so long after the one before, in seconds, however busy the machine is. */
const pace = 0.02;

/** A gesture of touches that the browser itself makes, with everything that follows from them. */
async function gesture(...touches: [Type, ...Point[]][]): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth);
  const scale = frame.width / window.innerWidth;
  let timestamp = Date.now() / 1_000;
  for (const [type, ...fingers] of touches) {
    const touchPoints = fingers.map(({ x, y }, id) => ({ x: frame.left + x * scale, y: frame.top + y * scale, id }));
    await (cdp() as unknown as Input).send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    timestamp += pace;
  }
}

/** The fingers move from the first places to the last in ten steps. */
export function drag(from: Point[], to: Point[]): Promise<void> {
  const steps = Array.from({ length: 10 }, (_, step): [Type, ...Point[]] => [
    'touchMove',
    ...from.map((point, finger) => between(point, to[finger] ?? point, (step + 1) / 10)),
  ]);
  return gesture(['touchStart', ...from], ...steps, ['touchEnd']);
}

export const doubleTap = (at: Point) => gesture(['touchStart', at], ['touchEnd'], ['touchStart', at], ['touchEnd']);

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
