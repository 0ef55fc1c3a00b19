import { useSyncExternalStore } from 'react';
import { offlineIcon } from '../../kit/icon/icons.ts';
import { Note } from '../../kit/note/note.tsx';
import { startTicking } from '../../lib/clock.ts';
import { useDates } from '../../lib/dates/dates.ts';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';

const minute = 60_000;
const everyMinute = (tick: () => void) => startTicking(minute, tick, document);

/** Says how old the copy is. An age is the same in every zone, and both of its ends come from the phone's own clock. */
export function NotRefreshedNote({ loadedAt }: { loadedAt: number }) {
  const say = useWords(shellWords);
  const dates = useDates('UTC');
  const minutes = useSyncExternalStore(everyMinute, () => Math.floor((Date.now() - loadedAt) / minute));
  return <Note icon={offlineIcon}>{say.keptCopy(dates.ago(minutes * minute))}</Note>;
}
