import { bright, cinnabar, deep, gold, jade, lacquer, paper, porcelain, skin } from '../../../news/drawing/colours.ts';
import { at, circle, line, path, rect, times } from '../../../news/drawing/shapes.ts';
import { behind, type Frame } from '../frame.ts';
import { back, lantern, ridge, ripples, roof, standing, tower, wood } from '../pieces.ts';

const reds = [cinnabar, lacquer, '#D9663F', '#B3261E'] as const;

/** Lanterns close by, a roof below them. */
export function lanterns(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const count = Math.max(2, Math.round(width / 80));
  return (
    rect(0, 0, width, height, 'url(#sky)') +
    behind(
      ridge(frame, height * 0.78, 40, roll.between('far', 0, 6), light.far) +
        times(Math.round(width / 46), (i) =>
          at(
            24 + i * 46,
            height * roll.between(`small ${i}`, 0.12, 0.4),
            0.4,
            lantern(roll.pick(`small red ${i}`, reds), 200),
          ),
        ),
    ) +
    times(count, (i) => {
      const scale = roll.between(`size ${i}`, 1.1, 2) * (height > width ? 1.2 : 1);
      return at(
        ((i + roll.between(`at ${i}`, 0.3, 0.7)) * width) / count,
        height * roll.between(`hang ${i}`, 0.32, 0.58),
        scale,
        lantern(roll.pick(`red ${i}`, reds), 200),
      );
    }) +
    at(width * roll.between('roof', 0.4, 0.6), height + 2, 1, roof(width * 1.3, height * 0.16, '#1F1216'))
  );
}

/** The garden at the lake, with lights in the water. */
export function nightGarden(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const shore = height * 0.62;
  const towers = Math.max(1, Math.round(width / 200));
  return (
    rect(0, 0, width, height, 'url(#sky)') +
    circle(width * roll.between('moon', 0.15, 0.85), height * 0.17, 13, light.sun) +
    ridge(frame, shore, 50, roll.between('far', 0, 6), light.far) +
    ridge(frame, shore + 4, 18, roll.between('near', 0, 6), light.near) +
    times(towers, (i) =>
      at(
        width * ((i + roll.between(`tower ${i}`, 0.35, 0.65)) / towers),
        shore + 2,
        height > width ? 1.2 : 0.95,
        tower(roll.pick(`storeys ${i}`, [2, 3]), light.window, deep),
      ),
    ) +
    rect(0, shore, width, height - shore, light.water) +
    times(towers * 5, (i) =>
      rect(
        roll.between(`glint ${i}`, 0, width),
        shore + 4,
        3,
        roll.between(`deep ${i}`, 14, 50),
        light.window,
        'opacity=".5" rx="1.5"',
      ),
    ) +
    ripples(frame, shore + 8, height, 8) +
    times(Math.round(width / 60), (i) =>
      at(
        30 + i * 60,
        height * 0.92,
        0.8,
        path('M-12 0Q0 8 12 0z', jade) + path('M-4 -1L0 -9 4 -1z', '#E9A3A0') + circle(0, -3, 2, bright),
      ),
    )
  );
}

/** Tables of a dinner from above. */
export function dinner(frame: Frame): string {
  const { width, height, roll } = frame;
  const size = height > width ? 66 : 62;
  const table = (x: number, y: number, key: string) => {
    const seats = 10;
    const plate = (i: number) => {
      const angle = (i / seats) * 2 * Math.PI;
      return (
        circle(x + 24 * Math.cos(angle), y + 24 * Math.sin(angle), 5, paper) +
        circle(
          x + 24 * Math.cos(angle),
          y + 24 * Math.sin(angle),
          3,
          roll.pick(`dish ${key} ${i}`, ['#E9C46A', '#8FB08A', '#D98E73', '#F4EAD0']),
        )
      );
    };
    const guest = (i: number) => {
      const angle = (i / seats) * 2 * Math.PI;
      return (
        circle(
          x + 39 * Math.cos(angle),
          y + 39 * Math.sin(angle),
          6.4,
          roll.pick(`coat ${key} ${i}`, [porcelain, deep, jade, '#39424E', '#642C4A', lacquer]),
        ) +
        circle(
          x + 39 * Math.cos(angle),
          y + 39 * Math.sin(angle),
          4,
          roll.pick(`hair ${key} ${i}`, ['#2B1A12', '#5F4836', '#B9B2A6', '#6B4A0C']),
        )
      );
    };
    return (
      times(seats, guest) +
      circle(x, y, 32, '#F7EBD2') +
      circle(x, y, 32, roll.pick('cloth', [gold, cinnabar, jade]), 'opacity=".18"') +
      times(seats, plate) +
      circle(x, y, 9, roll.pick(`flowers ${key}`, [cinnabar, '#E9A3A0', bright])) +
      circle(x, y, 4, jade)
    );
  };
  const across = Math.ceil(width / (size * 1.5)) + 1;
  const down = Math.ceil(height / (size * 1.4)) + 1;
  return (
    rect(0, 0, width, height, roll.pick('carpet', ['#6B1B1F', '#2C3E50', '#4B3A2A', '#24413A'])) +
    times(down, (row) =>
      times(across, (i) =>
        table(
          (i + (row % 2) * 0.5) * size * 1.5 + roll.between('shift x', -20, 20),
          row * size * 1.4 + roll.between('shift y', 0, 40),
          `${row} ${i}`,
        ),
      ),
    )
  );
}

/** Glasses are raised. */
export function toast(frame: Frame): string {
  const { width, height, roll } = frame;
  const count = Math.max(3, Math.round(width / 70));
  const scale = Math.min(width, height) / 110;
  const glass =
    path('M-9 -34H9L4 -10H-4z', '#F7F2E4', 'opacity=".8"') +
    path('M-7.600 -27H7.600L4 -10H-4z', roll.pick('wine', ['#A8283A', '#E9C46A', '#F0DFA8'])) +
    line('M0 -10V8', '#F7F2E4', 2) +
    line('M-7 8H7', '#F7F2E4', 2);
  return (
    behind(
      rect(0, 0, width, height, roll.pick('room', ['#6B2A1C', '#4E1F3C', '#20305C', '#5A3B28'])) +
        times(16, (i) =>
          circle(
            roll.between(`lamp ${i}`, 0, width),
            roll.between(`lamp y ${i}`, 0, height * 0.6),
            roll.between(`lamp r ${i}`, 4, 12),
            bright,
            'opacity=".4"',
          ),
        ),
    ) +
    times(count, (i) => {
      const x = ((i + 0.5) * width) / count;
      const y = height * roll.between(`high ${i}`, 0.46, 0.6);
      const lean = ((count - 1) / 2 - i) * 9;
      const sleeve = roll.pick(`sleeve ${i}`, [porcelain, deep, '#39424E', jade, '#642C4A']);
      return `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${scale})">${line('M0 22L4 90', sleeve, 16) + circle(0, 12, 8, roll.pick(`skin ${i}`, skin)) + glass}</g>`;
    })
  );
}

/** Musicians on a stage in the light. */
export function concert(frame: Frame): string {
  const { width, height, roll } = frame;
  const curtain = roll.pick('curtain', [lacquer, '#642C4A', porcelain, '#1D4C43']);
  const players = Math.max(1, Math.round(width / 90));
  const floor = height * 0.74;
  const scale = Math.min(1.7, height / 130);
  const lute =
    path('M0 0C-13 4 -14 24 0 30 14 24 13 4 0 0z', '#A9642F') + rect(-2, -26, 4, 28, deep) + line('M0 2V26', bright, 1);
  const player = (i: number) =>
    path(
      'M-20 42C-18 16 -9 8 0 8S18 16 20 42z',
      roll.pick(`robe ${i}`, ['#8FA48A', paper, gold, '#A3C8EE', '#E9A3A0']),
    ) +
    circle(0, 0, 8.5, roll.pick(`skin ${i}`, skin)) +
    path('M-9 1A9 9 0 0 1 9 1C4 -4 -4 -4 -9 1z', '#2B1A12') +
    circle(0, -9, 4, '#2B1A12') +
    `<g transform="translate(${roll.between(`hold ${i}`, -4, 8)} 14) rotate(${roll.between(`lean ${i}`, -30, 36)})">${lute}</g>`;
  return (
    rect(0, 0, width, height, '#2A1228') +
    times(players, (i) =>
      path(`M${((i + 0.5) * width) / players - 18} 0h36l34 ${height}h-104z`, bright, 'opacity=".13"'),
    ) +
    times(
      5,
      (i) => rect(i * 10, 0, 9, floor - i * 12, curtain) + rect(width - 9 - i * 10, 0, 9, floor - i * 12, curtain),
    ) +
    rect(0, floor, width, height - floor, wood) +
    rect(0, floor - 3, width, 3, gold) +
    times(players, (i) => at(((i + 0.5) * width) / players, floor - 40 * scale, scale, player(i))) +
    times(Math.round(width / 30), (i) => at(15 + i * 30, height * 0.95, 0.9, back(frame, `row ${i}`)))
  );
}

/** A walk through the garden between lanterns on posts. */
export function evenWalk(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const scale = Math.min(width / 130, height / 120);
  return (
    rect(0, 0, width, height, 'url(#sky)') +
    behind(
      ridge(frame, height * 0.6, 44, roll.between('far', 0, 6), light.far) +
        ridge(frame, height * 0.7, 20, roll.between('near', 0, 6), light.near),
    ) +
    rect(0, height * 0.7, width, height * 0.3, light.ground) +
    path(
      `M${width * 0.3} ${height}L${width * 0.46} ${height * 0.7}H${width * 0.56}L${width * 0.74} ${height}z`,
      '#CDBB93',
    ) +
    times(4, (i) => {
      const near = 0.6 + i * 0.25;
      const x = width * (i % 2 ? 0.64 + i * 0.07 : 0.34 - i * 0.08);
      return at(
        x,
        height * (0.76 + i * 0.06),
        near,
        rect(-1.5, -46, 3, 46, '#1F1216') +
          rect(-8, -62, 16, 18, light.window, 'rx="3"') +
          `<g transform="translate(0 -61)">${roof(26, 7, deep)}</g>` +
          circle(0, -53, 20, light.window, 'opacity=".2"'),
      );
    }) +
    at(width * 0.46, height * 0.95, scale * 0.8, standing(frame, 'first')) +
    at(
      width * 0.58,
      height * 0.95,
      scale * 0.8,
      standing(frame, 'second', roll.pick('held', ['tablet', 'cup', 'hand'] as const)),
    )
  );
}
