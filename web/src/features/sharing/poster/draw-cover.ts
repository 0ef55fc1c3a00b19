import { drawMark, type Pen, rounded, shape } from './draw-ground.ts';
import type { PosterLayout } from './poster-layout.ts';

type Box = PosterLayout['cover'];
const corner = { top: 18, bottom: 0 };

/** The middle of the picture in the shape of the box. */
export function drawCover(pen: Pen, box: Box, picture: HTMLImageElement | undefined) {
  pen.save();
  pen.clip(rounded(box, corner));
  if (picture) drawMiddle(pen, box, picture);
  else drawScene(pen, box);
  pen.restore();
  pen.fillStyle = '#c9a04e';
  pen.fillRect(box.x, box.y + box.height, box.width, 2);
}

function drawMiddle(pen: Pen, { x, y, width, height }: Box, picture: HTMLImageElement) {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  const [wide, high] = [width / scale, height / scale];
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, (naturalWidth - wide) / 2, (naturalHeight - high) / 2, wide, high, x, y, width, height);
}

/** Instead of a cover: the hall before hills and a rising sun. */
function drawScene(pen: Pen, { x, y, width, height }: Box) {
  const sky = pen.createLinearGradient(0, y, 0, y + height);
  sky.addColorStop(0, '#fdf0cb');
  sky.addColorStop(1, '#efb878');
  pen.fillStyle = sky;
  pen.fillRect(x, y, width, height);
  pen.save();
  pen.translate(x, y);
  pen.scale(width / 476, height / 276);
  const shapes = [
    ['#c8442f', 'M350 92a44 44 0 1 1-88 0 44 44 0 0 1 88 0z'],
    ['#d8b27a', 'M0 176c60-44 110-54 168-22s92 26 138-4 104-36 170 4v122H0z'],
    ['#9fae8d', 'M0 206c50-26 96-34 150-14s110 12 170-10 110-12 156 8v86H0z'],
    ['#5c8574', 'M0 236c70-22 140-18 210-6s170 4 266-14v60H0z'],
  ] as const;
  for (const [colour, path] of shapes) {
    pen.fillStyle = colour;
    pen.fill(shape(path));
  }
  pen.restore();
  const scale = height / 190;
  const mark = { x: x + width / 2, y: y + height - 122 * scale, scale, width: 1.8 };
  drawMark(pen, { ...mark, line: '#6f1016', fill: '#fff3d6' });
}
