import './poster.css';
import { Button } from '../../../kit/button/button.tsx';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { Spinner } from '../../../kit/spinner/spinner.tsx';
import { useWords } from '../../../lib/words.ts';
import { KeepPoster } from './keep-poster.tsx';
import { posterWords } from './poster.words.ts';
import { type PosterOf, usePoster } from './use-poster.ts';

/** A picture of the article with its QR code, made on the phone, to keep or to send. */
export default function Poster(of: PosterOf) {
  const say = useWords(posterWords);
  const { poster, failed, again } = usePoster(of);
  if (failed)
    return (
      <div className="poster">
        <p className="text-prose">{say.failed}</p>
        <Button block look="secondary" onClick={again}>
          {say.again}
        </Button>
      </div>
    );
  if (!poster)
    return (
      <div className="poster poster--waits">
        <Spinner label={say.making} />
      </div>
    );
  return (
    <div className="poster">
      <img className="poster__picture" src={poster.src} alt={say.picture(of.item.title)} />
      <p className="text-note">{say.holdToSave}</p>
      {poster.lacksCover && <Note icon={infoIcon}>{say.noCover}</Note>}
      <KeepPoster file={poster.file} />
    </div>
  );
}
