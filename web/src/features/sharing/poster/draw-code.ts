import { encode } from 'uqr';
import { paint, type Pen, rounded } from './draw-ground.ts';
import { type PosterLayout, sharpness } from './poster-layout.ts';

/** As wide as the code may be, in pixels of the design. */
const widest = 138;

/** The address as a QR code, on white with its quiet zone; every module has whole pixels, so that it stays sharp. */
export function drawCode(pen: Pen, { right, middle }: PosterLayout['code'], address: string) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const module = Math.floor((widest * sharpness) / size) / sharpness;
  const width = module * size;
  const [left, top] = [Math.round(right - width), Math.round(middle - width / 2)];
  const frame = rounded({ x: left, y: top, width, height: width }, 8);
  pen.fillStyle = '#fff';
  pen.fill(frame);
  pen.lineWidth = 1;
  pen.strokeStyle = paint.darkGold;
  pen.stroke(frame);
  pen.fillStyle = paint.ink;
  for (const [y, line] of data.entries())
    for (const [x, dark] of line.entries()) if (dark) pen.fillRect(left + x * module, top + y * module, module, module);
}
