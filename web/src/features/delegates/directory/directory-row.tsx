import type { DelegateRow } from 'contract/calls/delegates';
import { photoAddress } from 'contract/wire/media';
import { type Hit, hitsOf } from 'contract/rules/name-search';
import type { FieldName } from 'contract/rules/name-search-scores';
import { memo, type ReactNode } from 'react';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { MarkedText } from '../../../kit/marked-text/marked-text.tsx';
import { Link } from '../../../shell/router/link.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { delegatePath } from '../../../lib/paths.ts';
import { postInOrder } from '../../../lib/text/post-in-order.ts';
import { FoundInOtherLanguage } from './found-in-other-language.tsx';

type Props = {
  row: DelegateRow;
  /** The searched words, to be marked. */
  query: string;
  /** The line of the list, and the place in it. */
  index: number;
  column: number;
  top: number;
  position: number;
  of: number;
  /** Far from the window it is words alone, for who reads or searches the whole list. */
  isNear: boolean;
  actions: ActionsOf;
};

/** The buttons for the bookmark and the card; other features provide them. */
export type ActionsOf = (delegate: DelegateRow) => ReactNode;

const none: Hit[] = [];

/** Scrolling creates and removes dozens of rows, so a row has as few elements as possible. */
export const DirectoryRow = memo(function DirectoryRow({
  row,
  query,
  index,
  column,
  top,
  position,
  of,
  isNear,
  actions,
}: Props) {
  const hits = query ? hitsOf(row, query) : none;
  const { id, name, photo } = row;
  const language = useLanguage();
  return (
    <div
      role="listitem"
      data-index={isNear ? index : undefined}
      className="directory-row"
      style={{ transform: `translate(${column * 100}%, ${top}px)` }}
      aria-posinset={position + 1}
      aria-setsize={of}
    >
      <Link to={delegatePath(id)}>
        {isNear && <Avatar id={id} name={name} photo={photoAddress({ id, photo })} />}
        <span className="directory-row__name">
          <Shown text={name} hits={hits} field="name" />
        </span>
        {hits.length > 0 && <FoundInOtherLanguage row={row} hits={hits} />}
        {postInOrder[language].map((field) => {
          const text = row[field];
          return (
            text && (
              <span key={field} className={`directory-row__${field}`}>
                <Shown text={text} hits={hits} field={field} />
              </span>
            )
          );
        })}
      </Link>
      {isNear && actions(row)}
    </div>
  );
});

function Shown({ text, hits, field }: { text: string; hits: readonly Hit[]; field: FieldName }) {
  const hit = hits.find((one) => one.field === field && !one.other);
  return <MarkedText text={text} marks={hit?.marks ?? []} />;
}
