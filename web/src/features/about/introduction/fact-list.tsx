import type { ReactNode } from 'react';
import { Card } from '../../../kit/card/card.tsx';

type Fact = { id: string; heading: string; body: ReactNode };

/** A name and what belongs to it; a new line of the text stays one. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Card>
      <dl className="fact-list">
        {facts.map(({ id, heading, body }) => (
          <div key={id}>
            <dt>{heading}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
