import type { DelegateRow } from 'contract/calls/delegates';
import { type FieldName, type Hit, hitsOf } from 'contract/rules/name-search';
import { memo } from 'react';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { MarkedPlaces } from '../../../kit/marked-text/marked-places.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { Link } from '../../../shell/router/link.tsx';
import { delegatePath } from '../../../lib/paths.ts';

type Props = {
  row: DelegateRow;
  /** What was searched for, to be marked. */
  query: string;
  index: number;
  top: number;
  place: number;
  of: number;
};

const none: Hit[] = [];

/** Made and thrown away by the dozen while somebody scrolls: as few elements as it can do with. */
export const DirectoryRow = memo(function DirectoryRow({ row, query, index, top, place, of }: Props) {
  const hits = query ? hitsOf(row, query) : none;
  const { id, name, title, organisation, photo } = row;
  return (
    <li
      data-index={index}
      className="directory-row"
      style={{ transform: `translateY(${top}px)` }}
      aria-posinset={place + 1}
      aria-setsize={of}
    >
      <Link to={delegatePath(id)}>
        <Avatar id={id} name={name} {...(photo && { photo: photo.src })} />
        <span className="directory-row__name">
          <Shown text={name} hits={hits} field="name" />
        </span>
        {hits.length > 0 && <OtherLanguage row={row} hits={hits} />}
        <span className="directory-row__title">
          <Shown text={title} hits={hits} field="title" />
        </span>
        {organisation && (
          <span className="directory-row__organisation">
            <Shown text={organisation} hits={hits} field="organisation" />
          </span>
        )}
      </Link>
    </li>
  );
});

function Shown({ text, hits, field }: { text: string; hits: readonly Hit[]; field: FieldName }) {
  const hit = hits.find((one) => one.field === field && !one.other);
  return <MarkedPlaces text={text} marks={hit?.marks ?? []} />;
}

/** Whoever was found by a text of the other language is shown with it. */
function OtherLanguage({ row, hits }: { row: DelegateRow; hits: readonly Hit[] }) {
  const other = useLanguage() === 'zh' ? 'en' : 'zh-CN';
  return hits.map(({ field, marks, ...hit }) => {
    const text = row.other[field];
    return (
      hit.other &&
      text && (
        <span key={field} className="directory-row__other" lang={other}>
          <MarkedPlaces text={text} marks={marks} />
        </span>
      )
    );
  });
}
