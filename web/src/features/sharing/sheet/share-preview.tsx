import { pictureAddress } from 'contract/wire/media';
import { ServerPicture } from '../../../kit/server-picture/server-picture.tsx';
import { pictureOf, type SharedItem } from '../what-is-shared.ts';
import { MarkInstead } from './mark-instead.tsx';

/** What others will see of it. */
export function SharePreview({ item, forum }: { item: SharedItem; forum: string }) {
  const picture = pictureOf(item);
  return (
    <div className="share-preview row">
      <span className="share-preview__picture">
        {picture ? (
          <ServerPicture src={pictureAddress({ id: picture }, 320)} instead={<MarkInstead />} />
        ) : (
          <MarkInstead />
        )}
      </span>
      <div className="grows">
        <p className="share-preview__title">{item.title}</p>
        <p className="text-caption">{forum}</p>
      </div>
    </div>
  );
}
