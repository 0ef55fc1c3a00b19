import './zone-note.css';
import { now } from '../../lib/clock.ts';
import { showsAnotherTime } from './zone-note-needed.ts';
import { useWords } from '../../lib/words.ts';
import { zoneWords } from './zone-note.words.ts';

/** Says once on a page whose clock its times follow, to a reader whose own clock shows another time. */
export function ZoneNote({ timeZone }: { timeZone: string }) {
  const say = useWords(zoneWords);
  if (!showsAnotherTime(timeZone, now())) return null;
  return <span className="zone-note text-caption">{timeZone === beijing ? say.beijing : say.other(timeZone)}</span>;
}

const beijing = 'Asia/Shanghai';
