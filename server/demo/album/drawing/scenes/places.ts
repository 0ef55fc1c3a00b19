import { cinnabar, deep, jade, lacquer, paper, porcelain, sand } from '../../../news/drawing/colours.ts';
import { at, circle, line, path, rect, times } from '../../../news/drawing/shapes.ts';
import { behind, type Frame } from '../frame.ts';
import { ridge, ripples, roof, standing, tower, tree, wood } from '../pieces.ts';

/** A round window with the lake behind it. */
export function moonWindow(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const r = Math.min(width, height) * 0.4;
  const [x, y] = [width * roll.between('x', 0.44, 0.56), height * 0.5];
  return (
    rect(0, 0, width, height, roll.pick('wall', ['#EFE3C6', '#E4E0D4', '#E7D3BC', '#D9E2DC'])) +
    rect(0, 0, width, height * 0.07, '#6E3B2A') +
    rect(0, height * 0.92, width, height * 0.08, wood) +
    `<clipPath id="moon"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#moon)">` +
    rect(0, 0, width, height, 'url(#sky)') +
    circle(x + r * roll.between('sun', -0.5, 0.5), y - r * 0.45, r * 0.16, light.sun) +
    ridge(frame, y + r * 0.35, r * 0.5, roll.between('far', 0, 6), light.far) +
    rect(0, y + r * 0.35, width, height, light.water) +
    at(
      x + r * roll.between('tower', -0.4, 0.4),
      y + r * 0.42,
      r / 105,
      tower(roll.pick('storeys', [2, 3]), cinnabar, deep),
    ) +
    ripples(frame, y + r * 0.45, y + r, 5) +
    `</g><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#6E3B2A" stroke-width="7"/>` +
    at(
      width * 0.1,
      height * 0.92,
      height / 210,
      path('M-12 0C-16 -18 -8 -24 -6 -30H6C8 -24 16 -18 12 0z', porcelain) +
        line('M-2 -30C-6 -50 4 -58 -4 -72M0 -30C4 -46 12 -50 14 -60', '#54442F', 2) +
        times(6, (i) =>
          circle(-6 + ((i * 7) % 20), -72 + i * 6, 3, roll.pick(`bloom ${i}`, [cinnabar, '#E9A3A0', paper])),
        ),
    )
  );
}

export function bamboo(frame: Frame): string {
  const { width, height, roll } = frame;
  const stems = Math.round(width / 34);
  const leaf = path('M0 0C10 -9 26 -9 40 0 26 5 10 6 0 0z', '#2F6A4C');
  return (
    rect(0, 0, width, height, roll.pick('mist', ['#DCE6D8', '#E9E6CF', '#CFE0DA', '#F1E3C8'])) +
    behind(times(stems, (i) => rect(i * 34 + roll.between(`far ${i}`, 0, 24), 0, 6, height, '#A9C6A5'))) +
    times(stems, (i) => {
      const x = i * 34 + roll.between(`stem ${i}`, 0, 22);
      const wide = roll.between(`wide ${i}`, 5, 12);
      return (
        rect(x, 0, wide, height, roll.pick(`green ${i}`, ['#4F8060', '#3E6E55', '#5E9270'])) +
        times(5, (k) => rect(x - 1, roll.between(`node ${i}`, 10, 50) + k * 62, wide + 2, 2.4, '#DCE6D8')) +
        times(
          3,
          (k) =>
            `<g transform="translate(${x + wide / 2} ${roll.between(`leaf ${i} ${k}`, 10, height)}) rotate(${roll.between(`turn ${i} ${k}`, -40, 200)})">${leaf}</g>`,
        )
      );
    })
  );
}

/** The house where the Forum meets, at some hour. */
export function guesthouse(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const ground = height * 0.8;
  const wide = width * 0.84;
  const columns = Math.max(5, Math.round(wide / 26));
  return (
    rect(0, 0, width, height, 'url(#sky)') +
    circle(width * roll.between('sun', 0.1, 0.9), height * 0.18, 15, light.sun) +
    ridge(frame, height * 0.62, 50, roll.between('far', 0, 6), light.far) +
    at(width / 2, height * 0.36, 1, roof(wide * 0.6, height * 0.14, light.shade)) +
    rect(width / 2 - wide * 0.2, height * 0.36, wide * 0.4, height * 0.1, lacquer) +
    at(width / 2, height * 0.53, 1, roof(wide, height * 0.11, light.shade)) +
    rect(width / 2 - wide * 0.42, height * 0.53, wide * 0.84, ground - height * 0.53, '#7E1519') +
    times(columns, (i) =>
      rect(
        width / 2 - wide * 0.4 + (i * wide * 0.8) / (columns - 1) - 3,
        height * 0.54,
        6,
        ground - height * 0.54,
        deep,
      ),
    ) +
    times(columns - 1, (i) =>
      rect(
        width / 2 - wide * 0.4 + ((i + 0.5) * wide * 0.8) / (columns - 1) - 5,
        height * 0.6,
        10,
        height * 0.12,
        light.window,
      ),
    ) +
    rect(width / 2 - wide * 0.47, ground - 6, wide * 0.94, 6, sand) +
    rect(0, ground, width, height - ground, light.ground) +
    path(`M${width * 0.36} ${height}L${width * 0.46} ${ground}h${width * 0.08}L${width * 0.64} ${height}z`, sand) +
    times(2, (i) => at(width * (0.05 + i * 0.9), ground + 12, 1.1, tree(jade, light.near)))
  );
}

/** The lake with a bridge and somebody who walks there. */
export function lakeside(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const shore = height * 0.6;
  const [x, wide] = [width * roll.between('bridge', 0.35, 0.6), Math.min(150, width * 0.5)];
  const walkers = roll.pick('walkers', [1, 2, 3]);
  return (
    rect(0, 0, width, height, 'url(#sky)') +
    circle(width * roll.between('sun', 0.1, 0.9), height * 0.18, 14, light.sun) +
    ridge(frame, shore, 54, roll.between('far', 0, 6), light.far) +
    ridge(frame, shore + 4, 22, roll.between('near', 0, 6), light.near) +
    rect(0, shore, width, height - shore, light.water) +
    at(width * roll.between('tower', 0.1, 0.9), shore + 2, 0.8, tower(2, cinnabar, deep)) +
    path(
      `M${x - wide / 2} ${shore + 34}Q${x} ${shore - 26} ${x + wide / 2} ${shore + 34}h-14Q${x} ${shore + 2} ${x - wide / 2 + 14} ${shore + 34}z`,
      sand,
    ) +
    line(`M${x - wide / 2} ${shore + 26}Q${x} ${shore - 38} ${x + wide / 2} ${shore + 26}`, paper, 2) +
    times(walkers, (i) => at(x - 14 + i * 15, shore - 1 + Math.abs(i - 1) * 2, 0.44, standing(frame, String(i)))) +
    ripples(frame, shore + 40, height, 8) +
    at(
      width * 0.06,
      height + 4,
      2.2,
      line('M0 0C2 -30 -4 -50 6 -74', '#3A2A22', 4) +
        times(9, (i) =>
          line(
            `M${4 + i * 4} ${-74 + i * 2}q${6 + i} 20 ${2 + i} ${30 + (i % 3) * 12}`,
            i % 2 ? '#6C9A5E' : '#4F8060',
            1.6,
          ),
        ),
    )
  );
}

/** The city from above the trees. */
export function skyline(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const base = height * 0.74;
  return (
    rect(0, 0, width, height, 'url(#sky)') +
    circle(width * roll.between('sun', 0.15, 0.85), height * 0.3, 20, light.sun) +
    ridge(frame, height * 0.62, 56, roll.between('far', 0, 6), light.far) +
    times(Math.round(width / 17), (i) => {
      const high = roll.between(`house ${i}`, 20, height * 0.42);
      const fill = i % 3 === 0 ? light.shade : light.near;
      const windows = times(
        Math.floor(high / 14),
        (k) =>
          rect(i * 17 + 4, base - high + 5 + k * 12, 3, 4, light.window) +
          rect(i * 17 + 9, base - high + 5 + k * 12, 3, 4, light.window),
      );
      return rect(i * 17, base - high, 15, high, fill) + windows;
    }) +
    at(width * roll.between('tower', 0.3, 0.7), base + 6, height / 150, tower(3, cinnabar, deep)) +
    rect(0, base, width, height - base, light.ground) +
    times(Math.round(width / 26), (i) =>
      at(
        i * 26 + roll.between(`tree ${i}`, 0, 18),
        height * roll.between(`low ${i}`, 0.84, 1.02),
        0.9,
        tree(jade, light.near),
      ),
    )
  );
}
