import sharp from 'sharp';
import { bright, cinnabar, deep, gold, jade, lacquer, paper, porcelain, sand } from '../../news/drawing/colours.ts';
import { circle, line, path, rect, times } from '../../news/drawing/shapes.ts';
import { picturePath } from '../../news/pictures.ts';

const svg = (width: number, height: number, drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawn}</svg>`;
const label = (x: number, y: number, size: number, words: string, fill = deep, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="Noto Sans CJK SC, sans-serif" ${more}>${words}</text>`;
const middle = 'text-anchor="middle"';

const badges: [fill: string, words: string][] = [
  [lacquer, '红证 代表 · Red: delegates'],
  [porcelain, '蓝证 合作伙伴 · Blue: partners'],
  [jade, '绿证 媒体 · Green: media'],
  ['#8A8F94', '灰证 工作人员 · Grey: staff'],
];

export const badgeColours = svg(
  ...([900, 560] as const),
  rect(0, 0, 900, 560, paper) +
    label(450, 70, 34, '证件颜色 · Badge colours', deep, middle) +
    badges
      .map(
        ([fill, words], i) =>
          rect(80, 110 + i * 108, 130, 84, fill, 'rx="10"') +
          circle(145, 142 + i * 108, 14, paper) +
          rect(115, 164 + i * 108, 60, 10, bright) +
          label(250, 162 + i * 108, 28, words),
      )
      .join(''),
);

/** Without words, because the machine that draws it may have no Chinese letters. */
export const gateSketch = svg(
  ...([800, 520] as const),
  rect(0, 0, 800, 520, '#EEF3E6') +
    path('M0 360H800V460H0z', '#D8D2C4') +
    line('M20 410H780', paper, 4, 'stroke-dasharray="26 18"') +
    `<circle cx="400" cy="220" r="120" fill="none" stroke="#D8D2C4" stroke-width="46"/>` +
    circle(400, 220, 84, '#BFD3A8') +
    times(6, (i) => circle(400 + 52 * Math.cos(i), 220 + 52 * Math.sin(i), 13, jade)) +
    rect(346, 336, 108, 30, lacquer) +
    path('M330 338L400 300 470 338z', gold) +
    rect(560, 70, 190, 110, sand, `stroke="${deep}" stroke-width="3"`) +
    times(5, (i) => rect(574 + i * 36, 96, 18, 60, lacquer)) +
    line('M180 410H250M236 398L250 410 236 422M620 410H550M564 398L550 410 564 422', lacquer, 5),
);

const floorSigns = svg(
  ...([480, 320] as const),
  rect(0, 0, 480, 320, deep) +
    [3, 2, 1]
      .map(
        (level, i) =>
          rect(30, 24 + i * 96, 420, 80, [porcelain, jade, lacquer][i] ?? lacquer, 'rx="8"') +
          label(60, 82 + i * 96, 48, String(level), bright) +
          label(130, 78 + i * 96, 26, ['三层 / Level 3', '二层 / Level 2', '一层 / Level 1'][i] ?? '', paper),
      )
      .join(''),
);

/** A bitmap of 24 bits without compression: a header, then rows of blue, green and red from the bottom upwards. */
export async function floorSignsBitmap(): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(floorSigns))
    .resize(240)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rowLength = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + rowLength * height);
  file.write('BM', 0, 'latin1');
  for (const [at, value] of [
    [2, file.length],
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
  ] as const)
    file.writeUInt32LE(value, at);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let colour = 0; colour < 3; colour += 1)
        file[54 + (height - 1 - y) * rowLength + x * 3 + colour] = data[(y * width + x) * channels + 2 - colour] ?? 0;
  return file;
}

/** The cover of an issue: a picture of the news with the name of the journal over it. */
export async function cover(picture: string, issue: string): Promise<Buffer> {
  const name = svg(
    ...([720, 960] as const),
    rect(0, 0, 720, 190, lacquer) +
      rect(0, 190, 720, 6, gold) +
      label(50, 92, 58, '论坛会刊', paper) +
      label(52, 146, 26, `Forum Journal · ${issue}`, bright),
  );
  const below = await sharp(picturePath(picture)).resize(720, 960, { fit: 'cover' }).toBuffer();
  return sharp(below)
    .composite([{ input: Buffer.from(name) }])
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}

/** A lantern that swings. */
export async function lanternInMotion(): Promise<Buffer> {
  const frame = (i: number) =>
    svg(
      ...([240, 300] as const),
      rect(0, 0, 240, 300, '#2A1228') +
        `<g transform="rotate(${12 * Math.sin((i / 12) * 2 * Math.PI)} 120 0)">${
          line('M120 0V96', gold, 3) +
          `<ellipse cx="120" cy="150" rx="62" ry="54" fill="${cinnabar}"/>` +
          rect(92, 92, 56, 12, gold) +
          rect(92, 196, 56, 12, gold) +
          line('M120 208V262M100 100C84 130 84 170 100 200M140 100C156 130 156 170 140 200', gold, 3)
        }</g>`,
    );
  const frames = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      sharp(Buffer.from(frame(i)))
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ colours: 16, delay: Array.from({ length: 12 }, () => 110), loop: 0 })
    .toBuffer();
}

export const poster = svg(
  ...([720, 1020] as const),
  rect(0, 0, 720, 1020, '#F7E9C8') +
    circle(520, 260, 120, cinnabar, 'opacity=".9"') +
    path('M0 640C160 540 280 620 400 560S620 520 720 600V1020H0z', jade) +
    path('M0 740C180 660 320 740 460 690S660 680 720 720V1020H0z', '#123F35') +
    label(60, 150, 76, '会刊征稿', deep) +
    label(62, 210, 30, 'Call for contributions', deep) +
    label(60, 860, 30, '中文不超过1800字', paper) +
    label(60, 910, 30, 'English: at most 900 words', paper) +
    label(60, 965, 26, 'journal@forum.example', bright),
);
