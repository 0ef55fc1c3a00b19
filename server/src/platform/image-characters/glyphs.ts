import type { Point, Stroke } from './distortion.ts';

// A fresh machine has no fonts, so the glyphs are drawn here: 100 high, y downwards. Each stroke is smooth
// (a corner begins a new one), for its outline is drawn with a width that varies along it.
const glyphs = new Map<string, Stroke[]>([
  ['2', [[...arc(31, 29, 29, 29, -165, 32), ...line([55, 45], [0, 100])], line([0, 100], [64, 100])]],
  ['3', [arc(32, 25, 27, 25, -155, 90), line([32, 50], [20, 50]), arc(31, 74, 31, 26, -90, 155)]],
  ['4', [...corners([50, 0], [0, 66], [78, 66]), line([50, 0], [50, 100])]],
  ['5', [...corners([58, 0], [10, 0], [6, 45]), arc(29, 67, 33, 33, -135, 145)]],
  ['6', [arc(60, 67, 58, 67, -88, -180), arc(33, 67, 31, 33, 0, 360)]],
  ['7', corners([0, 0], [64, 0], [22, 100])],
  ['9', [arc(4, 33, 58, 67, 92, 0), arc(31, 33, 31, 33, 0, 360)]],
  ['C', [arc(39, 50, 39, 50, -48, -312)]],
  ['E', [...corners([58, 0], [0, 0], [0, 100], [60, 100]), line([0, 48], [48, 48])]],
  ['H', [line([0, 0], [0, 100]), line([64, 0], [64, 100]), line([0, 50], [64, 50])]],
  ['J', [[...line([48, 0], [48, 70]), ...arc(23, 70, 25, 30, 0, 165)], line([20, 0], [66, 0])]],
  ['K', [line([0, 0], [0, 100]), line([60, 0], [0, 58]), line([20, 40], [64, 100])]],
  ['M', corners([0, 100], [4, 0], [42, 66], [80, 0], [84, 100])],
  ['P', [line([0, 0], [0, 100]), bowl()]],
  ['T', [line([0, 0], [70, 0]), line([35, 0], [35, 100])]],
  ['U', [[...line([0, 0], [0, 66]), ...arc(31, 66, 31, 34, 180, 0), ...line([62, 66], [62, 0])]]],
  ['W', corners([0, 0], [22, 100], [46, 22], [70, 100], [92, 0])],
  ['Y', [line([0, 0], [36, 54]), line([72, 0], [36, 54]), line([36, 54], [36, 100])]],
]);

export function glyphStrokes(character: string): Stroke[] {
  const strokes = glyphs.get(character.toUpperCase());
  if (!strokes) throw new Error(`There is no glyph for ${JSON.stringify(character)}`);
  return strokes;
}

function bowl(): Stroke {
  return [...line([0, 0], [32, 0]), ...arc(32, 27, 30, 27, -90, 90), ...line([32, 54], [0, 54])];
}

/** A line has more points than its two ends, because the distortion bends it. */
function line([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Stroke {
  const count = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 8));
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return { x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share };
  });
}

function corners(...points: (readonly [number, number])[]): Stroke[] {
  return points.slice(1).map((point, index) => line(points[index] ?? point, point));
}

/** An arc from one angle to another in degrees; 0 is right, 90 is down. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  const count = Math.max(6, Math.round(Math.abs(to - from) / 12));
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) };
  });
}
