import { Note } from '../../kit/note/note.tsx';
import { useWords } from '../../lib/words.ts';
import { CopyButton } from '../../shell/copying/copy-button.tsx';
import { calendarWords } from './calendars.words.ts';

/** The address is on the screen this once: the server keeps only its hash. */
export function OpenAddress({ address }: { address: string }) {
  const say = useWords(calendarWords);
  return (
    <>
      <div className="calendar-sheet__address row">
        <p className="grows">
          <span className="text-caption">{say.address}</span>
          <code>{address}</code>
        </p>
        <CopyButton text={address} label={say.copy} />
      </div>
      <a className="button button--primary button--block" href={address.replace(/^https?:/, 'webcal:')}>
        {say.subscribe}
      </a>
      <Note>{say.shownOnce}</Note>
    </>
  );
}
