import { bright, cinnabar, deep, gold, jade, paper, porcelain, sand } from '../../../news/drawing/colours.ts';
import { at, circle, line, path, rect, times } from '../../../news/drawing/shapes.ts';
import { behind, type Frame } from '../frame.ts';
import { back, bust, ridge, tower, wood } from '../pieces.ts';

const curtains = ['#7E1519', '#20305C', '#1D4C43', '#4E1F3C', '#6B2A1C'] as const;

function curtain({ width, height, roll }: Frame): string {
  return (
    rect(0, 0, width, height, roll.pick('curtain', curtains)) +
    times(Math.ceil(width / 16), (i) => rect(i * 16, 0, 7, height, '#000', 'opacity=".13"'))
  );
}

/** What the screen of a hall shows. */
function screen(frame: Frame, x: number, y: number, wide: number, high: number): string {
  const { light, roll } = frame;
  const shown = roll.pick('shown', ['landscape', 'tower', 'chart', 'rings']);
  const inner: Record<string, string> = {
    landscape:
      circle(wide * roll.between('sun', 0.25, 0.75), high * 0.4, high * 0.16, cinnabar) +
      path(
        `M0 ${high * 0.75}C${wide * 0.2} ${high * 0.45} ${wide * 0.4} ${high * 0.8} ${wide * 0.6} ${high * 0.6}S${wide * 0.9} ${high * 0.5} ${wide} ${high * 0.7}V${high}H0z`,
        light.near,
      ),
    tower: at(wide / 2, high * 0.88, high / 130, tower(3, cinnabar, deep)),
    chart:
      times(6, (i) => {
        const tall = high * roll.between(`bar ${i}`, 0.2, 0.7);
        return rect(wide * (0.12 + i * 0.13), high * 0.85 - tall, wide * 0.08, tall, i % 2 ? jade : cinnabar);
      }) + line(`M${wide * 0.08} ${high * 0.86}H${wide * 0.92}`, deep, 1),
    rings: times(
      4,
      (i) =>
        `<circle cx="${wide / 2}" cy="${high / 2}" r="${high * (0.1 + i * 0.1)}" fill="none" stroke="${[cinnabar, gold, jade, porcelain][i]}" stroke-width="2.4"/>`,
    ),
  };
  return at(x, y, 1, rect(-3, -3, wide + 6, high + 6, gold) + rect(0, 0, wide, high, paper) + (inner[shown] ?? ''));
}

function rows(frame: Frame, from: number, lines: number): string {
  const { width, height } = frame;
  return times(lines, (row) => {
    const scale = 0.62 + row * 0.26;
    const count = Math.round(width / (26 * scale));
    const y = from + ((height - from) * (row + 0.3)) / lines;
    return times(count, (i) => at(((i + 0.5 + (row % 2) * 0.3) * width) / count, y, scale, back(frame, `${row} ${i}`)));
  });
}

/** The whole hall: screen, panel and audience. */
export function plenary(frame: Frame): string {
  const { width, height, roll } = frame;
  const stage = height * 0.56;
  const wide = Math.min(width * 0.62, height * 1.1);
  const people = Math.max(3, Math.round(wide / 34));
  return (
    curtain(frame) +
    screen(frame, width / 2 - wide / 2, height * 0.1, wide, stage * 0.5) +
    times(people, (i) => at(width / 2 + (i - (people - 1) / 2) * 30, stage - 22, 0.8, bust(frame, String(i)))) +
    rect(width / 2 - people * 16 - 8, stage - 8, people * 32 + 16, 14, wood) +
    rect(width / 2 - people * 16 - 8, stage - 10, people * 32 + 16, 3, gold) +
    rect(0, stage + 6, width, height, roll.pick('floor', ['#3A1F22', '#2C2A3E', '#3B2A1C'])) +
    times(Math.ceil(width / 60), (i) => circle(30 + i * 60, 7, 3.4, bright)) +
    rows(frame, stage + 12, height > width ? 4 : 3)
  );
}

/** One speaker at the lectern, close by. */
export function speaker(frame: Frame): string {
  const { width, height, roll } = frame;
  const x = width * roll.between('where', 0.42, 0.6);
  const scale = Math.min(width, height) / 95;
  const y = height * 0.42;
  return (
    behind(curtain(frame) + screen(frame, width * 0.06, height * 0.08, width * 0.5, height * 0.34)) +
    at(
      x,
      y,
      scale,
      bust(frame, 'speaker') +
        (roll.chance('gesture', 0.5) ? line('M12 22L24 12', '#2B1A12', 4.6) + circle(25, 11, 2.8, '#C98F63') : ''),
    ) +
    path(
      `M${x - 26 * scale} ${height}L${x - 22 * scale} ${y + 26 * scale}H${x + 22 * scale}L${x + 26 * scale} ${height}z`,
      wood,
    ) +
    rect(x - 25 * scale, y + 24 * scale, 50 * scale, 3.4 * scale, gold) +
    circle(x, y + 42 * scale, 8 * scale, gold, 'opacity=".8"') +
    circle(x, y + 42 * scale, 6.6 * scale, wood) +
    line(
      `M${x + 6 * scale} ${y + 24 * scale}q${4 * scale} ${-6 * scale} ${-2 * scale} ${-11 * scale}`,
      '#1C1512',
      1.1 * scale,
    ) +
    rect(x + 1.4 * scale, y + 10.5 * scale, 4.4 * scale, 5 * scale, '#1C1512', `rx="${1.6 * scale}"`)
  );
}

/** A panel of a few people with glasses of water. */
export function panel(frame: Frame): string {
  const { width, height, roll } = frame;
  const people = Math.max(2, Math.round(width / 78));
  const scale = width / people / 48;
  const table = height * 0.68;
  return (
    behind(
      rect(0, 0, width, height, roll.pick('board', [porcelain, '#1D4C43', '#642C4A', '#7E1519', '#3B4A5A'])) +
        times(5, (row) =>
          times(Math.ceil(width / 34), (i) =>
            circle(12 + i * 34 + (row % 2) * 17, 16 + row * 24, 3.4, bright, 'opacity=".3"'),
          ),
        ),
    ) +
    times(people, (i) => at(((i + 0.5) * width) / people, table - 33 * scale, scale, bust(frame, String(i)))) +
    rect(0, table, width, height - table, sand) +
    rect(0, table, width, 4, gold) +
    times(people, (i) => {
      const x = ((i + 0.5) * width) / people;
      return (
        path(`M${x - 14 * scale} ${table + 10 * scale}h${24 * scale}l-2 ${9 * scale}h${-22 * scale}z`, paper) +
        path(`M${x + 14 * scale} ${table - 6 * scale}h${5 * scale}l-1 ${9 * scale}h${-4 * scale}z`, '#DDEBEE') +
        line(`M${x - 8 * scale} ${table}q0 ${-8 * scale} ${5 * scale} ${-10 * scale}`, '#1C1512', scale)
      );
    })
  );
}

/** Faces of an audience, some with headphones, some who clap. */
export function audience(frame: Frame): string {
  const { width, height, roll } = frame;
  const lines = height > width ? 5 : 4;
  return (
    rect(0, 0, width, height, roll.pick('dim', ['#3A2A30', '#26304A', '#24413A', '#4A2A22'])) +
    times(lines, (row) => {
      const scale = 0.7 + row * 0.24;
      const count = Math.round(width / (34 * scale));
      const y = height * (0.12 + (row * 0.86) / lines);
      const one = (i: number) => {
        const who = `${row} ${i}`;
        const phones = roll.chance(`phones ${who}`, 0.35)
          ? line('M-8 0A8.600 8.600 0 0 1 8 0', '#1C1512', 1.6) +
            rect(-10, -2, 3.4, 6, '#1C1512', 'rx="1.5"') +
            rect(6.6, -2, 3.4, 6, '#1C1512', 'rx="1.5"')
          : '';
        const claps = roll.chance(`claps ${who}`, 0.3)
          ? circle(-2, 19, 3.4, '#E8B98F') + circle(2.4, 18, 3.4, '#C98F63')
          : '';
        return bust(frame, who) + phones + claps;
      };
      return times(count + 1, (i) => at(((i + (row % 2) * 0.5) * width) / count, y, scale, one(i)));
    })
  );
}

/** A round table from above. */
export function roundTable(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) * 0.34];
  const wide = width > height * 1.3 ? 1.35 : 1;
  const people = roll.pick('people', [10, 12, 14, 16]);
  const place = (i: number, by: number) => {
    const angle = (i / people) * 2 * Math.PI + 0.1;
    return { x: x + r * by * wide * Math.cos(angle), y: y + r * by * Math.sin(angle) };
  };
  return (
    rect(0, 0, width, height, roll.pick('carpet', ['#E6DCC0', '#C9D6C4', '#D7C3B0', '#B9C6D6'])) +
    times(
      6,
      (i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r * wide * (1.25 + i * 0.22)}" ry="${r * (1.25 + i * 0.22)}" fill="none" stroke="${light.near}" stroke-width="1" opacity=".3"/>`,
    ) +
    times(people, (i) => {
      const seat = place(i, 1.22);
      return (
        circle(seat.x, seat.y, 9, roll.pick(`coat ${i}`, [porcelain, deep, jade, '#39424E', '#642C4A'])) +
        circle(seat.x, seat.y, 5.4, roll.pick(`hair ${i}`, ['#2B1A12', '#5F4836', '#B9B2A6']))
      );
    }) +
    `<ellipse cx="${x}" cy="${y + 4}" rx="${r * wide}" ry="${r}" fill="#5A3B28"/><ellipse cx="${x}" cy="${y}" rx="${r * wide}" ry="${r}" fill="${wood}"/>` +
    times(people, (i) => {
      const sheet = place(i, 0.82);
      return rect(sheet.x - 4, sheet.y - 5, 8, 10, paper);
    }) +
    `<ellipse cx="${x}" cy="${y}" rx="${r * wide * 0.5}" ry="${r * 0.5}" fill="${roll.pick('middle', [cinnabar, jade, porcelain])}" stroke="${bright}" stroke-width="2"/>` +
    times(9, (i) =>
      circle(
        x + r * 0.26 * wide * Math.cos(i * 0.7),
        y + r * 0.26 * Math.sin(i * 0.7),
        4.4,
        roll.pick(`flower ${i}`, [bright, paper, '#E9A3A0']),
      ),
    )
  );
}

/** Booths of interpreters behind glass. */
export function booths(frame: Frame): string {
  const { width, height, roll } = frame;
  const count = Math.max(1, Math.round(width / 110));
  const wide = width / count;
  return (
    rect(0, 0, width, height, '#4A3A30') +
    times(count, (i) => {
      const x = i * wide + 6;
      const lamp = roll.pick(`lamp ${i}`, ['#F4E3B5', '#DDEBEE', '#F7D9A8']);
      return (
        rect(x, height * 0.14, wide - 12, height * 0.62, lamp) +
        times(2, (k) =>
          at(
            x + (wide - 12) * (0.3 + k * 0.4),
            height * 0.48,
            Math.min(1.7, wide / 62),
            bust(frame, `${i} ${k}`) +
              line('M-8 0A8.600 8.600 0 0 1 8 0', '#1C1512', 1.6) +
              rect(-10, -2, 3.4, 6, '#1C1512', 'rx="1.5"') +
              line('M8 4Q8 9 3 8', '#1C1512', 1),
          ),
        ) +
        rect(x, height * 0.7, wide - 12, height * 0.06, wood) +
        path(`M${x} ${height * 0.14}h${wide * 0.3}L${x} ${height * 0.5}z`, '#fff', 'opacity=".22"') +
        rect(x, height * 0.06, wide - 12, height * 0.07, '#2B1A12') +
        circle(x + 12, height * 0.095, 3, roll.chance(`live ${i}`, 0.7) ? cinnabar : '#6E6A62')
      );
    }) +
    ridge(frame, height * 0.99, 6, roll.between('heads', 0, 6), '#1F1713') +
    times(Math.round(width / 34), (i) => at(17 + i * 34, height * 0.9, 1, back(frame, `front ${i}`)))
  );
}
