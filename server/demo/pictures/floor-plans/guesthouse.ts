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
  seats,
  sheet,
  stairs,
  tree,
} from './pieces.ts';

type Halls = { mudan: Room; hehe: Room; tinglan: Room; qingyun: Room; songhe: Room; hefeng: Room };

const wing = {
  main: { x: 400, y: 340, width: 400, height: 340 },
  east: { x: 840, y: 330, width: 220, height: 360 },
  west: { x: 140, y: 330, width: 220, height: 360 },
};

const trees = [
  [70, 300],
  [60, 420],
  [72, 560],
  [60, 700],
  [210, 250],
  [300, 210],
  [390, 250],
  [470, 180],
  [520, 760],
  [430, 752],
  [300, 750],
  [180, 752],
  [690, 760],
  [850, 752],
  [960, 750],
  [880, 270],
] as const;

function grounds() {
  return [
    path('M-10 150C160 96 330 190 470 130S640 40 760 60s190 60 450 30V746H-10z', 'none', 0, ink.garden),
    path('M560 -10C600 70 700 60 760 120s60 150 190 130 170 -60 260 -40V-10z', 'none', 0, ink.water),
    path(
      'M820 60c40 16 80 16 120 0M900 130c40 16 80 16 120 0M1010 70c36 14 70 14 106 0M1060 160c30 12 60 12 90 0',
      ink.ripple,
      4,
    ),
    road('M600 680V832', 54),
    road('M1134 832V560', 40),
    road('M-20 832H1220', 64),
    path('M574 800h52M1116 800h36', ink.road, 8),
    carCircle(),
    ...trees.map(([x, y]) => tree(x, y)),
  ].join('');
}

/** Draws the circle inside the East Gate where cars stop. */
function carCircle() {
  return (
    road('M1060 474H1134V520', 40) +
    circle(1134, 540, 62, ink.road, ink.kerb, 4) +
    circle(1134, 540, 26, ink.garden, ink.kerb, 3) +
    path('M1134 596v12', ink.road, 36) +
    path('M1096 660h14M1158 660h14', ink.lacquer, 14)
  );
}

function wings() {
  return [
    rectangle({ x: 356, y: 486, width: 48, height: 52 }, ink.floor, ink.wall, 7, 0),
    rectangle({ x: 796, y: 486, width: 48, height: 52 }, ink.floor, ink.wall, 7, 0),
    building(wing.main),
    building(wing.east),
    building(wing.west),
    path('M402 492v40M798 492v40M358 492v40M842 492v40', ink.floor, 10),
  ].join('');
}

const cores = stairs({ x: 424, y: 632, width: 84, height: 36 }) + lift(700, 630) + lift(746, 630);
const eastCore = stairs({ x: 866, y: 646, width: 84, height: 32 }) + lift(990, 642);
const westCore = stairs({ x: 166, y: 646, width: 84, height: 32 }) + lift(290, 642);

/** Draws the tiles and ridges of a lower building, of which this level shows the roof. */
function roof({ x, y, width, height }: Room) {
  const tiles = Array.from({ length: 9 }, (_, row) => `M${x + 16} ${y + ((row + 1) * height) / 10}h${width - 32}`).join(
    '',
  );
  return (
    rectangle({ x, y, width, height }, ink.roof, ink.wall, 7, 6) +
    path(tiles, ink.fine, 3) +
    path(`M${x + width / 2} ${y + 14}v${height - 28}`, ink.wall, 8)
  );
}

function pavilion({ x, y, width, height }: Room) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    path(`M${cx - 20} ${y + height}C${cx - 60} 300 620 300 604 340`, ink.kerb, 26) +
    path(`M${cx - 20} ${y + height}C${cx - 60} 300 620 300 604 340`, ink.road, 20) +
    hall({ x, y, width, height }) +
    path(
      `M${x} ${y}L${cx} ${cy} ${x + width} ${y}M${x} ${y + height}L${cx} ${cy} ${x + width} ${y + height}`,
      ink.fine,
      4,
    )
  );
}

export function groundFloor({ hehe, mudan, tinglan }: Halls) {
  return sheet(
    grounds(),
    pavilion(tinglan),
    wings(),
    hall(hehe),
    rectangle({ x: hehe.x + 90, y: hehe.y + 12, width: 120, height: 22 }, ink.wall, 'none', 0),
    seats({ x: hehe.x + 30, y: hehe.y + 48, width: 240, height: 140 }, 7),
    door(600, hehe.y + hehe.height, 'x', 60),
    door(600, 680, 'x', 72),
    cores,
    hall(mudan),
    seats({ x: mudan.x + 22, y: mudan.y + 30, width: 124, height: 136 }, 6),
    door(mudan.x, mudan.y + 60, 'y'),
    room({ x: 866, y: 352, width: 168, height: 84 }),
    door(1060, 474, 'y', 44),
    eastCore,
    room({ x: 166, y: 352, width: 168, height: 120 }),
    room({ x: 166, y: 492, width: 78, height: 134 }),
    room({ x: 256, y: 492, width: 78, height: 134 }),
    westCore,
    entrance(600, 726, 'up'),
    entrance(1096, 474, 'left'),
  );
}

export function upperFloor({ qingyun, songhe }: Halls) {
  const open = { x: 450, y: 400, width: 300, height: 200 };
  return sheet(
    grounds(),
    wings(),
    rectangle(open, ink.room, ink.fine, 3),
    path(`M450 400l300 200M750 400L450 600`, ink.fine, 3, 'none', 'stroke-dasharray="10 12"'),
    cores,
    hall(qingyun),
    seats({ x: qingyun.x + 22, y: qingyun.y + 20, width: 124, height: 94 }, 5),
    door(qingyun.x, qingyun.y + 100, 'y'),
    room({ x: 866, y: 516, width: 78, height: 112 }),
    room({ x: 956, y: 516, width: 78, height: 112 }),
    eastCore,
    hall(songhe),
    seats({ x: songhe.x + 22, y: songhe.y + 22, width: 124, height: 108 }, 5),
    door(songhe.x + songhe.width, songhe.y + 20, 'y'),
    room({ x: 166, y: 352, width: 168, height: 124 }),
    westCore,
  );
}

export function topFloor({ hefeng }: Halls) {
  const half = { ...hefeng, width: hefeng.width / 2 };
  return sheet(
    grounds(),
    rectangle({ x: 356, y: 486, width: 48, height: 52 }, ink.roof, ink.wall, 7, 0),
    rectangle({ x: 796, y: 486, width: 48, height: 52 }, ink.roof, ink.wall, 7, 0),
    roof(wing.main),
    roof(wing.east),
    building(wing.west),
    hall(half),
    hall({ ...half, x: half.x + half.width }),
    circle(half.x + 42, half.y + 64, 22, ink.seat),
    circle(half.x + 126, half.y + 64, 22, ink.seat),
    door(half.x + 42, half.y + half.height, 'x', 34),
    door(half.x + 126, half.y + half.height, 'x', 34),
    room({ x: 166, y: 540, width: 168, height: 88 }),
    westCore,
  );
}
