import type { ReactNode } from 'react';
import { Card } from '../../../kit/card/card.tsx';

type Fact = { id: string; heading: string; body: ReactNode };

/** A list of names with their values; line breaks in a value are kept. */
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
