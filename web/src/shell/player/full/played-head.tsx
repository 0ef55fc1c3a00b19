import { newsItemPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../router/link.tsx';
import { Cover } from '../parts/cover.tsx';
import { OtherLanguage } from '../parts/other-language.tsx';
import { playerWords } from '../player.words.ts';
import type { Played } from '../use-played.ts';

type Props = Pick<Played, 'heard' | 'track'> & { titleId: string; onLeave: () => void };

/** What is heard and who reads it, with a way to its text and to a voice in the language of the interface. */
export function PlayedHead({ heard: { sound }, track, titleId, onLeave }: Props) {
  const say = useWords(playerWords);
  const isChinese = sound.language === 'zh';
  return (
    <header className="full-player__head">
      <div className="row">
        <Cover cover={track.cover} />
        <div className="grows">
          <h2 id={titleId}>{track.title}</h2>
          <p className="text-caption">
            {sound.by === 'phone' ? say.readByPhone(track.source, isChinese) : say.readIn(track.source, isChinese)}
          </p>
          <Link className="full-player__article touch-line" to={newsItemPath(track.id)} onClick={onLeave}>
            {say.openArticle}
          </Link>
        </div>
      </div>
      <OtherLanguage sound={sound} track={track} />
    </header>
  );
}
