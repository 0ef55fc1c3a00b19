import './acting.css';
import type { Acting } from 'contract/calls/modes';
import { Card } from '../../../kit/card/card.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { postIn } from '../../../lib/text/post-in-order.ts';
import { useWords } from '../../../lib/words.ts';
import { actingWords } from './acting.words.ts';
import { StopActing } from './stop-acting.tsx';

/** The delegates who are not in assistant mode now: the viewer has agreed, and may take it back. */
export function AgreedFor({ acting }: { acting: Acting }) {
  const say = useWords(actingWords);
  const language = useLanguage();
  const { notInAssistantMode } = acting;
  if (notInAssistantMode.length === 0) return null;
  return (
    <section>
      <SectionHeader title={say.agreedFor} count={notInAssistantMode.length} />
      <ul className="agreed-for">
        {notInAssistantMode.map((delegate) => (
          <li key={delegate.id}>
            <Card padded className="agreed-for__one">
              <h3>{delegate.name}</h3>
              <p className="text-caption">{postIn(language, delegate)}</p>
              <p className="text-sub">{say.nothingNow(delegate.address)}</p>
              <StopActing {...{ acting, delegate }} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
