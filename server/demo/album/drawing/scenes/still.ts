import { bright, cinnabar, deep, gold, jade, lacquer, paper, porcelain, skin } from '../../../news/drawing/colours.ts';
import { at, circle, line, path, rect, times } from '../../../news/drawing/shapes.ts';
import { behind, type Frame } from '../frame.ts';
import { tree, wood } from '../pieces.ts';

/** A window out of focus, for things on a table. */
function window({ width, height, light, roll }: Frame): string {
  return behind(
    rect(0, 0, width, height, roll.pick('wall', ['#EBD9B6', '#E4E0D4', '#DDE5DC', '#E9D6C6'])) +
      rect(width * 0.1, height * 0.06, width * 0.5, height * 0.42, light.low) +
      circle(width * 0.3, height * 0.2, 13, light.sun) +
      at(width * 0.46, height * 0.48, 1, tree(jade, light.near)) +
      line(
        `M${width * 0.35} ${height * 0.06}V${height * 0.48}M${width * 0.1} ${height * 0.27}H${width * 0.6}`,
        deep,
        3,
      ),
  );
}

export function teapot(frame: Frame): string {
  const { width, height, roll } = frame;
  const table = height * 0.62;
  const scale = Math.min(width, height) / 120;
  const pot = roll.pick('pot', ['#F7F2E4', cinnabar, '#6B4A0C', jade, '#7A4A3A']);
  const mark = pot === '#F7F2E4' ? porcelain : bright;
  const cup =
    path('M-12 -12H12L8 2H-8z', '#F7F2E4') +
    rect(-12, -13, 24, 2.6, mark) +
    path('M-10 -10H10L9.400 -7H-9.400z', '#A8B85A');
  const cups = roll.pick('cups', [2, 3, 4]);
  return (
    window(frame) +
    rect(0, table, width, height - table, roll.pick('wood', ['#6B3A26', wood, '#4B3A2A'])) +
    rect(0, table, width, 3, gold) +
    at(
      ...([width * 0.5, table + 6 * scale, scale] as const),
      path('M-26 -10C-26 -34 26 -34 26 -10 26 6 16 12 0 12S-26 6 -26 -10z', pot) +
        path('M24 -14C34 -18 34 -26 44 -30L47 -26C40 -20 36 -6 24 -4z', pot) +
        line('M-24 -18C-42 -20 -42 4 -23 2', pot, 5) +
        path('M-12 -29C-10 -36 10 -36 12 -29z', pot) +
        circle(0, -37, 3.2, mark) +
        line('M-20 -12C-8 -6 8 -6 20 -12M-20 -4C-8 2 8 2 20 -4', mark, 1.4) +
        times(2, (i) => line(`M${40 + i * 6} -40q-5 -8 0 -15t0 -14`, paper, 1.8, 'opacity=".7"')),
    ) +
    times(cups, (i) =>
      at(width * (0.14 + (i * 0.72) / (cups - 1)), table + height * (0.18 + (i % 2) * 0.08), scale * 0.9, cup),
    )
  );
}

export function calligraphy(frame: Frame): string {
  const { width, height, roll } = frame;
  const scale = Math.min(width, height) / 110;
  const stroke = (i: number) => {
    const [x, y] = [width * 0.3 + (i % 3) * 26 * scale, height * 0.22 + Math.floor(i / 3) * 26 * scale];
    return line(
      `M${x} ${y}q${roll.between(`a ${i}`, 2, 14) * scale} ${roll.between(`b ${i}`, -6, 12) * scale} ${roll.between(`c ${i}`, 8, 18) * scale} ${roll.between(`d ${i}`, -4, 14) * scale}`,
      '#1C1512',
      roll.between(`thick ${i}`, 2, 5) * scale,
    );
  };
  return (
    rect(0, 0, width, height, roll.pick('felt', ['#7E1519', '#24413A', '#54442F', '#2C3E50'])) +
    `<g transform="rotate(${roll.between('turn', -7, 7)} ${width / 2} ${height / 2})">` +
    rect(width * 0.18, height * 0.06, width * 0.52, height * 0.9, paper) +
    rect(width * 0.18, height * 0.06, width * 0.52, 4, gold) +
    times(roll.pick('strokes', [6, 7, 9]), stroke) +
    rect(width * 0.58, height * 0.8, 10 * scale, 10 * scale, cinnabar) +
    '</g>' +
    path(`M${width * 0.76} ${height * 0.68}h${24 * scale}v${22 * scale}h${-24 * scale}z`, '#2B2530') +
    `<ellipse cx="${width * 0.76 + 12 * scale}" cy="${height * 0.68 + 10 * scale}" rx="${8 * scale}" ry="${6 * scale}" fill="#0F0C0A"/>` +
    `<g transform="translate(${width * 0.62} ${height * 0.56}) rotate(${roll.between('brush', 24, 50)}) scale(${scale})">` +
    line('M0 0V-70', '#A97F4A', 4) +
    path('M-3 0C-4 10 -1 15 0 20 1 15 4 10 3 0z', '#1C1512') +
    circle(3, -22, 8, roll.pick('skin', skin)) +
    line('M8 -22L40 -8', roll.pick('sleeve', [porcelain, jade, lacquer, '#39424E']), 14) +
    '</g>'
  );
}

/** A receiver, a badge and a programme on the desk of a seat. */
export function deskThings(frame: Frame): string {
  const { width, height, roll } = frame;
  const scale = Math.min(width, height) / 110;
  const ribbon = roll.pick('ribbon', [lacquer, porcelain, jade, gold]);
  return (
    rect(0, 0, width, height, roll.pick('desk', [wood, '#C9B48A', '#6B3A26', '#A9936B'])) +
    times(7, (i) =>
      line(
        `M0 ${(i + 0.5) * (height / 7)}q${width / 2} ${roll.between(`grain ${i}`, -8, 8)} ${width} 0`,
        '#000',
        0.8,
        'opacity=".14"',
      ),
    ) +
    `<g transform="translate(${width * 0.33} ${height * 0.46}) rotate(${roll.between('programme', -16, 8)}) scale(${scale})">${rect(-26, -36, 52, 72, paper) + rect(-26, -36, 52, 22, lacquer) + circle(0, -25, 6, bright) + times(6, (i) => rect(-19, -6 + i * 6, roll.between(`line ${i}`, 20, 38), 2, '#8A7B6C'))}</g>` +
    `<g transform="translate(${width * 0.7} ${height * 0.4}) rotate(${roll.between('badge', -12, 24)}) scale(${scale})">${line('M-4 -26C-30 -60 30 -70 6 -26', ribbon, 5) + rect(-18, -26, 36, 50, '#FDFBF5', 'rx="4"') + rect(-18, -26, 36, 12, ribbon) + circle(0, -2, 8, roll.pick('face', skin)) + rect(-11, 10, 22, 3, '#54442F') + rect(-8, 16, 16, 2.4, '#8A7B6C')}</g>` +
    `<g transform="translate(${width * 0.68} ${height * 0.82}) rotate(${roll.between('receiver', -20, 20)}) scale(${scale})">${rect(-12, -16, 24, 32, '#1C1F26', 'rx="4"') + rect(-8, -11, 16, 9, '#7FA6C9') + circle(0, 7, 3, '#39424E') + line('M12 -10C34 -16 30 14 52 6', '#1C1F26', 2.4) + circle(54, 5, 6, '#39424E')}</g>` +
    (roll.chance('pen', 0.6)
      ? `<g transform="translate(${width * 0.14} ${height * 0.84}) rotate(${roll.between('pen', -50, -10)}) scale(${scale})">${rect(-26, -2, 52, 4, deep, 'rx="2"') + path('M26 -2L34 0 26 2z', gold)}</g>`
      : '')
  );
}

export function flowers(frame: Frame): string {
  const { width, height, roll } = frame;
  const count = Math.round(width / 14);
  const petal = (fill: string) =>
    times(6, (i) => `<g transform="rotate(${i * 60})">${path('M0 0C-7 -8 -5 -16 0 -18 5 -16 7 -8 0 0z', fill)}</g>`) +
    circle(0, 0, 4, bright);
  return (
    window(frame) +
    times(count, (i) =>
      line(
        `M${width / 2} ${height * 0.86}Q${width / 2} ${height * 0.6} ${width * roll.between(`x ${i}`, 0.1, 0.9)} ${height * roll.between(`y ${i}`, 0.16, 0.56)}`,
        '#3E6E55',
        2.2,
      ),
    ) +
    times(count, (i) =>
      at(
        width * roll.between(`x ${i}`, 0.1, 0.9),
        height * roll.between(`y ${i}`, 0.16, 0.56),
        roll.between(`big ${i}`, 0.7, 1.5),
        petal(roll.pick(`petal ${i}`, [cinnabar, '#E9A3A0', paper, '#D97A8A', lacquer, '#F1C75B'])),
      ),
    ) +
    rect(0, height * 0.86, width, height * 0.14, wood) +
    at(
      width / 2,
      height * 0.92,
      Math.min(width, height) / 150,
      path('M-24 0C-32 -22 -18 -30 -14 -40H14C18 -30 32 -22 24 0z', roll.pick('vase', [porcelain, '#F7F2E4', jade])) +
        line('M-20 -16C-8 -10 8 -10 20 -16', bright, 1.6),
    )
  );
}
