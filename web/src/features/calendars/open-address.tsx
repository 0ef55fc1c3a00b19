import { Note } from '../../kit/note/note.tsx';
import { useWords } from '../../lib/words.ts';
import { FramedAddress } from '../../shell/copying/framed-address.tsx';
import { calendarWords } from './calendars.words.ts';

/** The address is on the screen this once: the server keeps only its hash. */
export function OpenAddress({ address }: { address: string }) {
  const say = useWords(calendarWords);
  return (
    <>
      <FramedAddress caption={say.address} address={address} copyText={say.copy} />
      <a className="button button--primary button--block" href={address.replace(/^https?:/, 'webcal:')}>
        {say.subscribe}
      </a>
      <Note>{say.shownOnce}</Note>
    </>
  );
}
