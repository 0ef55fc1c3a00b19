import './refusal-explained.css';
import { useWords } from '../../lib/words.ts';
import type { Submit } from '../../shell/form/use-submit.ts';
import { explainedWords } from './refusal-explained.words.ts';

/** The specification prescribes the sentences of refusals; a line of ours may follow where one is hard to understand. */
export function RefusalExplained({ by: { refusal } }: { by: Pick<Submit<never>, 'refusal'> }) {
  const say = useWords(explainedWords);
  if (refusal !== 'codeTooSoon' && refusal !== 'badgeRestricted' && refusal !== 'notVerified') return null;
  return (
    <p className="refusal-explained text-note" role="status">
      {say[refusal]}
    </p>
  );
}
