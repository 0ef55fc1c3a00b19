import { useSyncExternalStore } from 'react';
import { offlineIcon } from '../../kit/icon/icons.ts';
import { Note } from '../../kit/note/note.tsx';
import { startTicking } from '../../lib/clock.ts';
import { ago } from '../../lib/dates/how-long.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { notRefreshedWords } from './not-refreshed-note.words.ts';

const minute = 60_000;
const everyMinute = (tick: () => void) => startTicking(minute, tick, document);

/** Says how old the copy is; both ends of its age come from the phone's own clock. */
export default function NotRefreshedNote({ loadedAt }: { loadedAt: number }) {
  const say = useWords(notRefreshedWords);
  const language = useLanguage();
  const minutes = useSyncExternalStore(everyMinute, () => Math.floor((Date.now() - loadedAt) / minute));
  return <Note icon={offlineIcon}>{say.keptCopy(ago(minutes * minute, language))}</Note>;
}
