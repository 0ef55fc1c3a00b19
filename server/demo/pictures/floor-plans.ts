import { halls } from '../halls.ts';
import { artsCentre, conferenceCentre } from './floor-plans/centres.ts';
import { groundFloor, topFloor, upperFloor } from './floor-plans/guesthouse.ts';

/** The drawing uses the same numbers as the mark that the app shows on it, so that the two agree. */
function roomOf(key: string) {
  const found = halls.find((hall) => hall.key === key);
  if (!found) throw new Error(`no hall ${key}`);
  return found.room;
}

const guesthouse = {
  hehe: roomOf('hehe'),
  mudan: roomOf('mudan'),
  tinglan: roomOf('tinglan'),
  qingyun: roomOf('qingyun'),
  songhe: roomOf('songhe'),
  hefeng: roomOf('hefeng'),
};

// The pictures are larger than any screen, so that a plan stays sharp when one zooms in.
const size = { width: 1600, height: 1200 };

export const floorPlanPictures = [
  { key: 'guesthouse-1', ...size, svg: groundFloor(guesthouse) },
  { key: 'guesthouse-2', ...size, svg: upperFloor(guesthouse) },
  { key: 'guesthouse-3', ...size, svg: topFloor(guesthouse) },
  { key: 'conference-centre-1', ...size, svg: conferenceCentre(roomOf('press-centre')) },
  { key: 'arts-centre-1', ...size, svg: artsCentre(roomOf('yunxiu')) },
];
