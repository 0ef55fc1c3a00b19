import type { DelegateRow } from 'contract/calls/delegates';
import type { Hit } from 'contract/rules/name-search';
import { MarkedText } from '../../../kit/marked-text/marked-text.tsx';
import { useLanguage } from '../../../lib/language.ts';

/** A delegate who was found by a text in the other language is shown with that text. */
export function FoundInOtherLanguage({ row, hits }: { row: DelegateRow; hits: readonly Hit[] }) {
  const other = useLanguage() === 'zh' ? 'en' : 'zh-CN';
  return hits.map(({ field, marks, ...hit }) => {
    const text = row.other[field];
    return (
      hit.other &&
      text && (
        <span key={field} className="directory-row__other" lang={other}>
          <MarkedText text={text} marks={marks} />
        </span>
      )
    );
  });
}
