import '../photos/photos.css';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { albumIcon } from '../../../kit/icon/tab-icons.ts';
import { webViewPath } from '../../../lib/found-paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import type { Elsewhere } from '../album.api.ts';
import { albumWords } from '../album.words.ts';

/** The way to the album elsewhere, where the Secretariat set one. */
export function ExternalAlbum({ album: { url, title } }: { album: Elsewhere }) {
  const say = useWords(albumWords);
  return (
    <Card className="album__external">
      <Icon path={albumIcon} />
      <div className="grows">
        <Link className="covering" to={webViewPath(url)}>
          {title}
        </Link>
        <p className="text-detail">{say.external}</p>
      </div>
      <Icon path={onwardIcon} size={18} />
    </Card>
  );
}
