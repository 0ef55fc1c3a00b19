type Ground = { sky: string; far: string; near: string; foot: string };

const gold = '#F1D48F';
const size = { width: 1432, height: 448 };

const green: Ground = { sky: '#1D4C43', far: '#2F6A5C', near: '#245749', foot: '#163D36' };
const mulberry: Ground = { sky: '#4E1F3C', far: '#7A3A5C', near: '#642C4A', foot: '#3A142C' };
const indigo: Ground = { sky: '#20305C', far: '#3A5187', near: '#2C4070', foot: '#162346' };

function sheet(width: number, height: number, drawn: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
}

/** Draws a shape with a gold hairline along its upper edge. */
function ridge(line: string, close: string, fill: string, opacity: number): string {
  return `<path d="${line}${close}" fill="${fill}"/><path d="${line}" fill="none" stroke="${gold}" stroke-width=".9" opacity="${opacity}"/>`;
}

/** Everything is drawn at the right, because the words of a slide stand at the left. */
function slide({ sky, foot }: Ground, drawn: string): string {
  const foreground = `<path d="M0 112c90 0 150-14 210-8s100 2 148-4v12z" fill="${foot}"/>`;
  return sheet(358, 112, `<rect x="-2" width="362" height="112" fill="${sky}"/>${drawn}${foreground}`);
}

function hills({ far, near }: Ground): string {
  return (
    `<circle cx="288" cy="44" r="26" fill="${gold}" opacity=".92"/>` +
    ridge('M146 112c52-4 70-60 104-60s32 26 58 14 34-34 80-20', 'v66z', far, 0.7) +
    ridge('M140 104c40-2 62-22 96-18s56 14 84 2 40-10 68-4', 'v28H140z', near, 0.5)
  );
}

function bridge({ far, near }: Ground): string {
  const lanterns = [
    [232, 24],
    [254, 12],
    [334, 22],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x} 0v${y}" stroke="${gold}" stroke-width=".6" opacity=".5"/><ellipse cx="${x}" cy="${Number(y) + 7}" rx="6" ry="7" fill="#C8442F"/><path d="M${Number(x) - 3} ${y}h6m-6 14h6m-3 0v6" stroke="${gold}" stroke-width="1"/>`,
    )
    .join('');
  const arch = (x: number, r: number) => `M${x - r} 92a${r} ${r} 0 0 1 ${2 * r} 0z`;
  return (
    `<circle cx="286" cy="36" r="20" fill="${gold}" opacity=".9"/>` +
    ridge('M120 92c40-6 58-34 92-34s44 22 70 16 46-20 82-12', 'v30H120z', far, 0.45) +
    `<path d="M168 92c28-2 46-26 84-26s58 24 88 26v4H168z" fill="${near}"/>` +
    `<path d="M168 91c28-2 46-26 84-26s58 24 88 26" fill="none" stroke="${gold}" stroke-width="1.1" opacity=".85"/>` +
    `<path d="${arch(252, 17)}${arch(214, 10)}${arch(290, 10)}" fill="${far}"/>` +
    `<path d="M150 98h52m26 4h70m22-5h38" stroke="${gold}" stroke-width=".9" stroke-linecap="round" opacity=".4"/>` +
    lanterns
  );
}

const hall =
  '<path d="M0-8v8M0 0C-3 12-15 20-31 24h62C15 20 3 12 0 0zM-22 24v9h44v-9M-26 33C-29 41-39 47-51 50H51C39 47 29 41 26 33zM-36 50v9h72v-9M-40 59C-43 68-55 75-69 78H69C55 75 43 68 40 59zM-48 78v24h96V78M-32 78v24M-16 78v24M0 78v24M16 78v24M32 78v24M-62 102H62v6H-62zM-74 108H74v6H-74zM-86 114H86v6H-86z"/>';

function temple(x: number, y: number, scale: number, fill: string, line: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" stroke="${line}" stroke-width="${1 / scale}" stroke-linejoin="round" stroke-linecap="round">${hall}</g>`;
}

function pavilion({ far, near }: Ground): string {
  const wind = `<path d="M218 28h18a3.6 3.6 0 0 0 0-7.2M228 33h10M326 40h18a3.6 3.6 0 0 0 0-7.2" fill="none" stroke="${gold}" stroke-width=".9" stroke-linecap="round" opacity=".5"/>`;
  return (
    `<circle cx="282" cy="52" r="36" fill="${gold}" opacity=".16"/><circle cx="282" cy="52" r="36" fill="none" stroke="${gold}" stroke-width=".9" opacity=".5"/>` +
    wind +
    ridge('M130 112c44-4 66-34 100-36s60 16 88 8 30-14 60-10', 'v40z', far, 0.45) +
    temple(282, 30, 0.5, near, gold) +
    ridge('M120 106c46-2 78-16 112-14s70 8 98 2 34-6 58-2', 'v24H120z', near, 0.4)
  );
}

/** The picture at the top of the introduction: the hall between hills, on paper. */
const introduction = sheet(
  358,
  150,
  '<rect x="-2" width="362" height="150" fill="#FBEFCB"/><circle cx="179" cy="66" r="52" fill="#F1D48F" opacity=".55"/>' +
    '<path d="M0 118c44-6 70-44 108-42s44 26 80 24 54-34 92-32 44 22 78 24v58H0z" fill="#E9C98A"/>' +
    temple(179, 38, 0.72, '#A31D20', '#6F1016') +
    '<path d="M0 132c60-10 110-14 168-8s120 6 190-8v34H0z" fill="#C08A4E"/><path d="M0 142c80-8 150-6 208-4s100 0 150-6v18H0z" fill="#7A1217"/>' +
    '<path d="M34 40h34a5 5 0 0 0 0-10M52 47h46a5.5 5.5 0 0 0 0-11M270 34h40a5 5 0 0 0 0-10" fill="none" stroke="#B98A2E" stroke-width="1" stroke-linecap="round"/>',
);

export const slidePictures = [
  { key: 'slide-hills', ...size, svg: slide(green, hills(green)) },
  { key: 'slide-bridge', ...size, svg: slide(mulberry, bridge(mulberry)) },
  { key: 'slide-pavilion', ...size, svg: slide(indigo, pavilion(indigo)) },
  { key: 'about-hall', width: 1432, height: 600, svg: introduction },
];
