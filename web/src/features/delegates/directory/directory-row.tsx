import type { DelegateRow } from 'contract/calls/delegates';
import { type Hit, hitsOf } from 'contract/rules/name-search';
import type { FieldName } from 'contract/rules/name-search-scores';
import { memo } from 'react';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { MarkedText } from '../../../kit/marked-text/marked-text.tsx';
import { Link } from '../../../shell/router/link.tsx';
import { delegatePath } from '../../../lib/paths.ts';
import { FoundInOtherLanguage } from './found-in-other-language.tsx';

type Props = {
  row: DelegateRow;
  /** The searched words, to be marked. */
  query: string;
  index: number;
  top: number;
  position: number;
  of: number;
};

const none: Hit[] = [];

/** Scrolling creates and removes dozens of rows, so a row has as few elements as possible. */
export const DirectoryRow = memo(function DirectoryRow({ row, query, index, top, position, of }: Props) {
  const hits = query ? hitsOf(row, query) : none;
  const { id, name, title, organisation, photo } = row;
  return (
    <li
      data-index={index}
      className="directory-row"
      style={{ transform: `translateY(${top}px)` }}
      aria-posinset={position + 1}
      aria-setsize={of}
    >
      <Link to={delegatePath(id)}>
        <Avatar id={id} name={name} {...(photo && { photo: photo.src })} />
        <span className="directory-row__name">
          <Shown text={name} hits={hits} field="name" />
        </span>
        {hits.length > 0 && <FoundInOtherLanguage row={row} hits={hits} />}
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
  return <MarkedText text={text} marks={hit?.marks ?? []} />;
}
