import type { Question, QuestionCategory } from 'contract/calls/about';
import { marksOf } from 'contract/rules/text-search';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { Disclosure } from '../../../kit/disclosure/disclosure.tsx';
import { MarkedText } from '../../../kit/marked-text/marked-text.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { blocksOf } from '../../../lib/text/text-blocks.ts';
import { opensByItself } from './questions-rules.ts';

type Props = { categories: readonly QuestionCategory[]; terms: readonly string[]; linked: string | undefined };

export function QuestionList({ categories, terms, linked }: Props) {
  // The questions whose state the reader changed: opened, or closed where a search had opened them.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set(linked ? [linked] : []));
  const linkedItem = useScrolledTo();

  function turn(id: string) {
    const next = new Set(turned);
    if (!next.delete(id)) next.add(id);
    setTurned(next);
  }

  return categories.map(({ id: category, name, questions }) => (
    <section key={category} className="question-list">
      <SectionHeader title={name} count={questions.length} />
      <Card>
        <ul className="two-columns">
          {questions.map((question) => (
            <li key={question.id} ref={question.id === linked ? linkedItem : undefined}>
              <QuestionRow
                question={question}
                terms={terms}
                open={opensByItself(question, terms) !== turned.has(question.id)}
                onToggle={() => turn(question.id)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  ));
}

type RowProps = { question: Question; terms: readonly string[]; open: boolean; onToggle: () => void };

function QuestionRow({ question: { question, answer }, terms, open, onToggle }: RowProps) {
  return (
    <Disclosure title={<MarkedText text={question} marks={marksOf(question, terms)} />} open={open} onToggle={onToggle}>
      {blocksOf(answer).map(({ text }) => (
        <p key={text}>
          <MarkedText text={text} marks={marksOf(text, terms)} />
        </p>
      ))}
    </Disclosure>
  );
}

/** A link scrolls to its question, wherever it stands in the list. */
function useScrolledTo() {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    item.current?.scrollIntoView({ block: 'center' });
  }, []);
  return item;
}
