import '../photos/photos.css';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { albumIcon } from '../../../kit/icon/tab-icons.ts';
import { webViewPath } from '../../../lib/found-paths.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { albumQueries } from '../album.api.ts';
import { albumWords } from '../album.words.ts';

/** The way to the album elsewhere, where the Secretariat set one. */
export function ExternalAlbum() {
  const say = useWords(albumWords);
  const { data } = useQuery(albumQueries.external(useLanguage()));
  if (!data) return null;
  return (
    <Card className="album__external">
      <Icon path={albumIcon} />
      <div className="grows">
        <Link className="covering" to={webViewPath(data.url)}>
          {data.title}
        </Link>
        <p className="text-detail">{say.external}</p>
      </div>
      <Icon path={onwardIcon} size={18} />
    </Card>
  );
}
