/** The few shapes of which every scene is made. A sheet is 320 wide and 185.5 high, the form of a video on the phone. */
export const sheet = { width: 320, height: 185.5 };
export const pixels = { width: 1280, height: 742 };

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width = 1.2, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const at = (x: number, y: number, scale: number, drawn: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${drawn}</g>`;

/** Draws something several times; each time it knows which one it is. */
export function times(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

/** Two decimals are a hundredth of a pixel, and keep the drawing short. */
function n(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A row of hills from edge to edge: a soft wave around a height. */
export function hills(height: number, rise: number, phase: number, fill: string): string {
  const points = Array.from({ length: 9 }, (_, i) => ({
    x: i * 40,
    y: height - rise * (0.5 + 0.5 * Math.sin(phase + i * 1.7)) - (rise / 3) * Math.cos(phase * 2 + i),
  }));
  const curves = points.slice(1).map(({ x, y }, i) => {
    const before = points[i] ?? { x: 0, y };
    return `C${x - 20} ${n(before.y)} ${x - 20} ${n(y)} ${x} ${n(y)}`;
  });
  return path(`M0 186V${n(points[0]?.y ?? height)}${curves.join('')}V186z`, fill);
}
