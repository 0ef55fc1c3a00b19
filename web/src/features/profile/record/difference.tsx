import type { Correction } from 'contract/calls/profile';
import { useWords } from '../../../lib/words.ts';
import { recordWords } from './record.words.ts';

/** The old text struck out, and the new one; a photo has neither. */
export function Difference({ correction: { field, language, from, to } }: { correction: Correction }) {
  const say = useWords(recordWords);
  if (field === 'photo') return <p className="difference">{say.newPhoto}</p>;
  const lang = language ? (language === 'zh' ? 'zh-CN' : 'en') : undefined;
  return (
    <p className={field === 'profile' ? 'difference difference--long' : 'difference'}>
      <del dir="auto" lang={lang}>
        <span className="unseen">{say.from} </span>
        {from || say.nothing}
      </del>
      <span aria-hidden="true"> → </span>
      <ins dir="auto" lang={lang}>
        <span className="unseen">{say.to} </span>
        {to}
      </ins>
    </p>
  );
}
