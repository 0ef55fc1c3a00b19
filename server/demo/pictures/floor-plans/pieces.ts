/** Floor plans are drawn without letters, because letters would need a font and a language. */
export const ink = {
  ground: '#F6ECD2',
  garden: '#DCE6CC',
  leaf: '#B9CBA4',
  water: '#C9DDDF',
  ripple: '#AFCBCF',
  road: '#FFFFFF',
  kerb: '#E5D2A4',
  floor: '#FFFBF0',
  room: '#F5EAD0',
  hall: '#F7DFA4',
  wall: '#A8823C',
  fine: '#CDB27A',
  roof: '#EAD9AE',
  seat: '#DDBE7C',
  lacquer: '#9B1B1F',
  sky: '#22507F',
};

export type Room = { x: number; y: number; width: number; height: number };

export function rectangle({ x, y, width, height }: Room, fill: string, stroke = 'none', line = 3, round = 4) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" stroke="${stroke}" stroke-width="${line}"/>`;
}

export function path(d: string, stroke: string, line: number, fill = 'none', more = '') {
  return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, stroke = 'none', line = 3) {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${line}"/>`;
}

export const building = (room: Room) => rectangle(room, ink.floor, ink.wall, 7, 6);
export const room = (where: Room) => rectangle(where, ink.room, ink.fine, 3);
export const hall = (where: Room) => rectangle(where, ink.hall, ink.wall, 5);

/** Draws an opening in a wall, with its two leaves. */
export function door(x: number, y: number, along: 'x' | 'y', size = 44) {
  const half = size / 2;
  return along === 'x'
    ? path(`M${x - half} ${y}h${size}`, ink.floor, 9) +
        path(`M${x - half} ${y - 9}v18M${x + half} ${y - 9}v18`, ink.wall, 4)
    : path(`M${x} ${y - half}v${size}`, ink.floor, 9) +
        path(`M${x - 9} ${y - half}h18M${x - 9} ${y + half}h18`, ink.wall, 4);
}

export function stairs({ x, y, width, height }: Room) {
  const treads = Array.from({ length: 6 }, (_, step) => `M${x + ((step + 1) * width) / 7} ${y}v${height}`).join('');
  return rectangle({ x, y, width, height }, ink.floor, ink.fine, 3) + path(treads, ink.fine, 3);
}

export function lift(x: number, y: number) {
  return (
    rectangle({ x, y, width: 40, height: 40 }, ink.floor, ink.fine, 3) +
    path(`M${x + 20} ${y}v40M${x + 6} ${y + 16}l6 -7 6 7M${x + 22} ${y + 25}l6 7 6 -7`, ink.fine, 3)
  );
}

export const tree = (x: number, y: number, size = 20) =>
  circle(x, y, size, ink.leaf) + circle(x - size / 3, y - size / 3, size / 2.2, ink.garden);

/** Draws rows of seats that face the stage at the top. */
export function seats({ x, y, width, height }: Room, rows: number) {
  const gap = height / rows;
  return Array.from({ length: rows }, (_, row) =>
    path(`M${x} ${y + gap * (row + 0.5)}h${width * 0.46}m${width * 0.08} 0h${width * 0.46}`, ink.seat, gap * 0.42),
  ).join('');
}

/** Draws a red arrow that points inside. */
export function entrance(x: number, y: number, towards: 'up' | 'left') {
  const turn = towards === 'up' ? 0 : -90;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0 26V-20M-15 -4 0 -22 15 -4', ink.lacquer, 8)}</g>`;
}

export const road = (d: string, width: number) => path(d, ink.kerb, width + 4) + path(d, ink.road, width);

export function sheet(...drawn: string[]) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="${ink.ground}"/>${drawn.join('')}</svg>`;
}
