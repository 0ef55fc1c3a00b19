import type { SentCard } from 'contract/calls/cards';
import { Card } from '../../../kit/card/card.tsx';
import { useWords } from '../../../lib/words.ts';
import { CardPerson } from '../card-person.tsx';
import { useWhen } from '../when.ts';
import { useCardActs } from './card-acts.ts';
import { requestWords } from './requests.words.ts';

type Props = { cards: readonly SentCard[]; timeZone: string };

/** The viewer's cards that wait for a reply. */
export function SentCards({ cards, timeZone }: Props) {
  const say = useWords(requestWords);
  const when = useWhen(timeZone);
  const acts = useCardActs();
  return (
    <Card>
      <ul className="card-people">
        {cards.map((card) => (
          <li key={card.id}>
            <CardPerson
              person={card.person}
              detail={<p className="text-detail num">{say.waiting(when(card.sentAt))}</p>}
              end={
                <button
                  type="button"
                  className="card-link touch-line"
                  aria-label={say.withdrawFrom(card.person.name)}
                  onClick={() => acts.withdraw(card)}
                >
                  {say.withdraw}
                </button>
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
