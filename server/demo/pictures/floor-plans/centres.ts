import {
  building,
  circle,
  door,
  entrance,
  hall,
  ink,
  lift,
  path,
  rectangle,
  road,
  room,
  type Room,
  sheet,
  stairs,
  tree,
} from './pieces.ts';

/** Draws desks with a seat for a reporter on either side. */
function desks({ x, y, width }: Room, rows: number) {
  return Array.from({ length: rows }, (_, row) => {
    const top = y + row * 58;
    return (
      rectangle({ x, y: top, width, height: 18 }, ink.seat) +
      path(
        `M${x + 16} ${top - 9}h${width - 32}M${x + 16} ${top + 27}h${width - 32}`,
        ink.fine,
        7,
        'none',
        'stroke-dasharray="1 22"',
      )
    );
  }).join('');
}

const van = (x: number) =>
  rectangle({ x, y: 150, width: 92, height: 44 }, ink.floor, ink.fine, 3, 8) +
  circle(x + 46, 172, 13, ink.room, ink.fine);

export function conferenceCentre(pressCentre: Room) {
  const { x, y } = pressCentre;
  return sheet(
    path('M0 90H1200V740H0z', 'none', 0, ink.garden),
    rectangle({ x: 160, y: 130, width: 880, height: 84 }, ink.road, ink.kerb, 4, 8),
    ...[220, 340, 460].map(van),
    road('M-20 824H1220', 70),
    path('M-20 756H1220', ink.kerb, 3),
    building({ x: 160, y: 230, width: 880, height: 460 }),
    hall(pressCentre),
    desks({ x: x + 40, y: y + 64, width: 390, height: 0 }, 4),
    path(`M${x + 150} ${y + 20}h170`, ink.sky, 10),
    room({ x: 760, y: 270, width: 230, height: 150 }),
    path('M800 300h150', ink.sky, 10),
    path('M800 340h150M800 370h150M800 400h150', ink.seat, 11),
    room({ x: 760, y: 446, width: 108, height: 154 }),
    room({ x: 882, y: 446, width: 108, height: 154 }),
    circle(814, 522, 24, ink.seat),
    circle(936, 522, 24, ink.seat),
    door(x + 235, y + 300, 'x', 66),
    door(760, 350, 'y'),
    stairs({ x: 190, y: 632, width: 110, height: 40 }),
    lift(930, 632),
    lift(976, 632),
    door(600, 690, 'x', 84),
    entrance(600, 742, 'up'),
    ...[90, 1110].flatMap((at) => [250, 390, 530, 670].map((top) => tree(at, top, 24))),
  );
}

export function artsCentre({ x, y, width, height }: Room) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const columns = Array.from({ length: 16 }, (_, index) => {
    const turn = (index / 16) * 2 * Math.PI;
    return circle(cx + Math.cos(turn) * 232, cy + Math.sin(turn) * 164, 8, ink.wall);
  });
  return sheet(
    path('M0 0H1200V760H0z', 'none', 0, ink.garden),
    path('M-10 210C180 120 300 170 430 120S700 40 860 90s220 -20 360 20V-10H-10z', 'none', 0, ink.water),
    path('M140 90c50 20 100 20 150 0M520 60c50 20 100 20 150 0M900 40c50 20 100 20 150 0', ink.ripple, 4),
    road('M-20 834H1220', 70),
    `<ellipse cx="${cx}" cy="${cy}" rx="420" ry="276" fill="${ink.floor}" stroke="${ink.wall}" stroke-width="8"/>`,
    path(
      `M${cx - 330} ${cy - 172}A420 276 0 0 1 ${cx + 330} ${cy - 172}`,
      ink.sky,
      9,
      'none',
      'stroke-dasharray="26 12"',
    ),
    `<ellipse cx="${cx}" cy="${cy}" rx="${width / 2}" ry="${height / 2}" fill="${ink.hall}" stroke="${ink.wall}" stroke-width="5"/>`,
    `<ellipse cx="${cx}" cy="${cy}" rx="${width / 3}" ry="${height / 3}" fill="none" stroke="${ink.seat}" stroke-width="6"/>`,
    ...columns,
    room({ x: 244, y: 404, width: 92, height: 92 }),
    room({ x: 864, y: 404, width: 92, height: 92 }),
    stairs({ x: 330, y: 556, width: 96, height: 44 }),
    lift(780, 556),
    lift(826, 556),
    path(`M${cx - 130} 734h260M${cx - 150} 750h300M${cx - 170} 766h340`, ink.fine, 6),
    door(cx, 725, 'x', 110),
    door(180, cy, 'y', 60),
    entrance(cx, 790, 'up'),
    ...[
      [80, 330],
      [70, 470],
      [96, 610],
      [1120, 330],
      [1130, 470],
      [1104, 610],
      [250, 700],
      [950, 700],
    ].map(([at = 0, top = 0]) => tree(at, top, 24)),
  );
}
