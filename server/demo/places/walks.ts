/** Minutes on foot from the hall of a row to each hall named in it. Every pair stands here once. */
const minutesFrom: Record<string, Record<string, number>> = {
  hehe: { qingyun: 4, mudan: 3, songhe: 4, hefeng: 5, tinglan: 5, 'press-centre': 9, yunxiu: 36 },
  qingyun: { mudan: 2, songhe: 6, hefeng: 7, tinglan: 6, 'press-centre': 8, yunxiu: 35 },
  mudan: { songhe: 6, hefeng: 7, tinglan: 5, 'press-centre': 7, yunxiu: 34 },
  songhe: { hefeng: 2, tinglan: 8, 'press-centre': 12, yunxiu: 39 },
  hefeng: { tinglan: 9, 'press-centre': 13, yunxiu: 40 },
  tinglan: { 'press-centre': 10, yunxiu: 37 },
  'press-centre': { yunxiu: 31 },
};

export const walks = Object.entries(minutesFrom).flatMap(([from, others]) =>
  Object.entries(others).map(([to, minutes]) => ({ from, to, minutes })),
);
