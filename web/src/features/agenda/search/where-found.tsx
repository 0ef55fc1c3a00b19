import type { AgendaRow } from 'contract/calls/agenda';
import { marksOf } from 'contract/rules/text-search';
import { Icon } from '../../../kit/icon/icon.tsx';
import { personIcon } from '../../../kit/icon/tab-icons.ts';
import { MarkedText } from '../../../kit/marked-text/marked-text.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { peopleFound } from './search-rules.ts';

export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return <MarkedText text={text} marks={marksOf(text, terms)} />;
}

/** The title in the other language and the people, where the words were found in them. */
export function WhereFound({ meeting, terms }: { meeting: AgendaRow; terms: readonly string[] }) {
  const other = useLanguage() === 'zh' ? 'en' : 'zh-CN';
  const { otherTitle } = meeting;
  const people = peopleFound(meeting, terms);
  return (
    <>
      {otherTitle && marksOf(otherTitle, terms).length > 0 && (
        <p className="agenda-search__other text-note" lang={other}>
          <Marked text={otherTitle} terms={terms} />
        </p>
      )}
      {people.map(({ name, otherName }) => (
        <p key={`${name} ${otherName}`} className="meeting-card__where text-detail">
          <Icon path={personIcon} size={15} />
          <span>
            <Marked text={name} terms={terms} />
            {otherName && marksOf(name, terms).length === 0 && (
              <span lang={other}>
                {' '}
                <Marked text={otherName} terms={terms} />
              </span>
            )}
          </span>
        </p>
      ))}
    </>
  );
}
