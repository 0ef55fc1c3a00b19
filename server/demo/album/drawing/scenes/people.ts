import { bright, cinnabar, deep, gold, jade, lacquer, paper, porcelain, sand } from '../../../news/drawing/colours.ts';
import { at, circle, line, path, rect, times } from '../../../news/drawing/shapes.ts';
import { behind, type Frame } from '../frame.ts';
import { bust, ridge, roof, standing, tree, wood } from '../pieces.ts';

/** A foyer: wall, windows with a garden, a floor that shines. */
function foyer(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const floor = height * 0.78;
  const panes = Math.max(2, Math.round(width / 74));
  const wide = width / panes;
  return behind(
    rect(0, 0, width, height, roll.pick('wall', [sand, '#E6DCC0', '#DCE8D8', '#E9DFD0', '#D9D2E0'])) +
      times(panes, (i) =>
        at(
          ...([i * wide + wide * 0.12, height * 0.1, 1] as const),
          rect(0, 0, wide * 0.76, floor * 0.66, light.low) +
            circle(wide * roll.between(`sun ${i}`, 0.2, 0.6), floor * 0.2, 9, light.sun) +
            path(
              `M0 ${floor * 0.5}q${wide * 0.2} ${-floor * 0.2} ${wide * 0.4} ${-floor * 0.04}t${wide * 0.36} ${-floor * 0.06}V${floor * 0.66}H0z`,
              light.near,
            ) +
            line(`M${wide * 0.38} 0V${floor * 0.66}M0 ${floor * 0.3}H${wide * 0.76}`, deep, 2),
        ),
      ) +
      rect(0, floor, width, height - floor, roll.pick('floor', [wood, '#A97F4A', '#6E6A62', '#7A4A3A'])) +
      rect(0, floor - 3, width, 3, gold),
  );
}

const groundAt = ({ width, height }: Frame) => ({ foot: height * 0.95, scale: Math.min(width / 120, height / 105) });

/** Two people shake hands. */
export function handshake(frame: Frame): string {
  const { width, roll } = frame;
  const { foot, scale } = groundAt(frame);
  const x = width * roll.between('middle', 0.46, 0.54);
  const flowers = times(7, (i) =>
    circle(-12 + i * 4, -12 - ((i * 5) % 9), 4, roll.pick(`flower ${i}`, [cinnabar, bright, '#E9A3A0', paper])),
  );
  return (
    foyer(frame) +
    at(width * 0.08, foot, scale * 0.8, path('M-10 0L-13 -12H13L10 0z', porcelain) + flowers) +
    at(width * 0.93, foot, scale * 0.8, path('M-10 0L-13 -12H13L10 0z', lacquer) + tree(jade, '#3E7A5A')) +
    at(x - 29 * scale, foot, scale, standing(frame, 'left', 'hand')) +
    `<g transform="translate(${x + 29 * scale} ${foot}) scale(${-scale} ${scale})">${standing(frame, 'right', 'hand')}</g>`
  );
}

/** A few people talk over a cup. */
export function conversation(frame: Frame): string {
  const { width, roll } = frame;
  const { foot, scale } = groundAt(frame);
  const people = Math.max(2, Math.min(6, Math.round(width / (46 * scale))));
  const held = (i: number) => roll.pick(`held ${i}`, ['cup', 'tablet', 'nothing', 'cup'] as const);
  return (
    foyer(frame) +
    times(people, (i) => {
      const x = ((i + 0.5) * width) / people;
      const size = scale * roll.between(`tall ${i}`, 0.84, 0.96);
      const side = i % 2 ? -size : size;
      return `<g transform="translate(${x} ${foot}) scale(${side} ${size})">${standing(frame, String(i), held(i))}</g>`;
    }) +
    at(
      width / 2,
      foot + 4,
      scale * 0.9,
      rect(-2, -34, 4, 34, deep) +
        `<ellipse cy="-35" rx="17" ry="4" fill="${paper}"/>` +
        path('M-8 -44h7l-1 8h-5zM3 -43h7l-1 8h-5z', paper) +
        circle(0, -40, 3, cinnabar),
    )
  );
}

/** Everybody on the steps of a house. */
export function groupPhoto(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const lines = 3;
  return (
    rect(0, 0, width, height, 'url(#sky)') +
    ridge(frame, height * 0.42, 34, roll.between('far', 0, 6), light.far) +
    at(width / 2, height * 0.3, 1, roof(width * 0.92, height * 0.18, deep)) +
    rect(width * 0.1, height * 0.3, width * 0.8, height * 0.3, lacquer) +
    times(Math.round(width / 40), (i) => rect(width * 0.12 + i * 36, height * 0.3, 7, height * 0.32, '#5A0D12')) +
    times(lines, (row) => {
      const y = height * (0.56 + row * 0.15);
      const count = Math.round((width * (0.8 + row * 0.1)) / 26);
      const step = rect(
        width * (0.06 - row * 0.03),
        y,
        width * (0.88 + row * 0.06),
        height * 0.2,
        row % 2 ? '#CFC3A4' : '#DDD2B6',
      );
      return (
        times(count, (i) => at(width / 2 + (i - (count - 1) / 2) * 25, y + 6, 0.72, standing(frame, `${row} ${i}`))) +
        step
      );
    }) +
    rect(0, height * 0.92, width, height * 0.1, light.ground)
  );
}

/** Somebody in front of microphones and cameras. */
export function press(frame: Frame): string {
  const { width, height, roll } = frame;
  const scale = Math.min(width, height) / 92;
  const y = height * 0.36;
  const x = width * 0.5;
  const microphone = (i: number) =>
    line(
      `M${x + (i - 2) * 9 * scale} ${height}L${x + (i - 2) * 4.5 * scale} ${y + 34 * scale}`,
      '#2B2530',
      1.8 * scale,
    ) +
    rect(
      x + (i - 2) * 4.5 * scale - 2.6 * scale,
      y + 26 * scale,
      5.2 * scale,
      9 * scale,
      roll.pick(`foam ${i}`, [cinnabar, porcelain, jade, gold, '#39424E']),
      `rx="${2 * scale}"`,
    );
  const camera = (at0: number, i: number) =>
    rect(at0, height * 0.74, 34 * scale, 22 * scale, '#1C1512', `rx="${3 * scale}"`) +
    circle(at0 + 17 * scale, height * 0.74 + 11 * scale, 8 * scale, '#39424E') +
    circle(at0 + 17 * scale, height * 0.74 + 11 * scale, 4 * scale, roll.pick(`lens ${i}`, [bright, '#7FA6C9']));
  return (
    behind(
      rect(0, 0, width, height, roll.pick('board', [porcelain, '#1D4C43', '#7E1519', '#54442F'])) +
        times(6, (row) =>
          times(Math.ceil(width / 40), (i) =>
            rect(8 + i * 40 + (row % 2) * 20, 10 + row * 34, 18, 6, bright, 'opacity=".35"'),
          ),
        ),
    ) +
    at(x, y, scale * 1.1, bust(frame, 'asked')) +
    times(5, microphone) +
    camera(-8 * scale, 0) +
    camera(width - 28 * scale, 1)
  );
}

/** The desk where badges are handed out. */
export function registration(frame: Frame): string {
  const { width, height, roll } = frame;
  const { foot, scale } = groundAt(frame);
  const desks = Math.max(2, Math.round(width / 90));
  const table = height * 0.6;
  return (
    foyer(frame) +
    times(desks, (i) =>
      at(
        ((i + 0.5) * width) / desks,
        table - 26 * scale,
        scale * 0.8,
        bust(frame, `clerk ${i}`, roll.pick('uniform', [jade, porcelain, lacquer])),
      ),
    ) +
    rect(0, table, width, height * 0.2, wood) +
    rect(0, table, width, 4, gold) +
    times(
      desks * 2,
      (i) =>
        rect(
          ((i + 0.3) * width) / desks / 2,
          table + 12,
          20,
          14,
          roll.pick(`badge ${i}`, [lacquer, porcelain, jade, '#8A8F94']),
          'rx="2"',
        ) + rect(((i + 0.3) * width) / desks / 2 + 5, table + 17, 10, 3, paper),
    ) +
    times(desks, (i) =>
      at(((i + 0.3) * width) / desks, foot, scale * 0.92, standing(frame, `guest ${i}`, i % 2 ? 'hand' : 'tablet')),
    )
  );
}

/** People look at a stand with a model. */
export function exhibition(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const { foot, scale } = groundAt(frame);
  const model = roll.pick('model', ['turbine', 'tower', 'ship']);
  const drawn = {
    turbine:
      line('M0 0V-44', paper, 3) +
      times(
        3,
        (i) =>
          `<g transform="translate(0 -44) rotate(${120 * i + roll.between('turn', 0, 110)})">${path('M-1.500 0L0 -26 2.500 0z', paper)}</g>`,
      ) +
      circle(0, -44, 2.6, gold),
    tower: times(5, (i) =>
      rect(
        -18 + i * 8,
        -14 - roll.between(`block ${i}`, 8, 36),
        7,
        14 + roll.between(`block ${i}`, 8, 36),
        i % 2 ? '#A9C3CF' : '#D9C9A3',
      ),
    ),
    ship:
      path('M-26 -8h52l-6 8h-40z', deep) +
      times(5, (i) => rect(-18 + i * 7, -15, 6, 7, roll.pick(`box ${i}`, [cinnabar, gold, jade, porcelain]))),
  }[model];
  const people = Math.max(2, Math.round(width / 80));
  return (
    behind(
      rect(0, 0, width, height, '#E9E2D2') +
        times(
          Math.round(width / 70),
          (i) =>
            rect(8 + i * 70, height * 0.08, 56, height * 0.5, [light.near, porcelain, lacquer, jade][i % 4] ?? jade) +
            rect(16 + i * 70, height * 0.14, 40, height * 0.16, paper) +
            times(3, (k) => rect(16 + i * 70, height * (0.36 + k * 0.05), 30 - k * 6, 3, paper)),
        ) +
        rect(0, height * 0.78, width, height * 0.22, '#B7A98C'),
    ) +
    at(width / 2, height * 0.72, scale * 1.1, drawn ?? '') +
    rect(width / 2 - 34 * scale, height * 0.72, 68 * scale, height * 0.18, paper) +
    rect(width / 2 - 34 * scale, height * 0.72, 68 * scale, 4, gold) +
    times(people, (i) => {
      const left = i < people / 2;
      const x = width * (left ? 0.08 + i * 0.13 : 0.92 - (people - 1 - i) * 0.13);
      return `<g transform="translate(${x} ${foot}) scale(${left ? scale * 0.95 : -scale * 0.95} ${scale * 0.95})">${standing(frame, String(i), roll.chance(`points ${i}`, 0.5) ? 'hand' : 'nothing')}</g>`;
    })
  );
}
