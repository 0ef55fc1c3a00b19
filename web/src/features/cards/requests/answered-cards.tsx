import type { AnsweredCard, Friend } from 'contract/calls/cards';
import { Card } from '../../../kit/card/card.tsx';
import { Pill } from '../../../kit/pill/pill.tsx';
import { useWords } from '../../../lib/words.ts';
import { CardPerson } from '../card-person.tsx';
import { cardWords } from '../cards.words.ts';
import { ContactButtons } from '../contact-buttons.tsx';
import { useWhen } from '../when.ts';
import { requestWords } from './requests.words.ts';

type Props = {
  cards: readonly AnsweredCard[];
  timeZone: string;
  /** Whose cards they are. */
  ownerName: string;
};

/** Who answered in whose name, where it was not the delegate. */
function useBy(ownerName: string) {
  const { byFor, aContactPerson } = useWords(cardWords);
  return ({ by, way, person }: AnsweredCard) =>
    by && byFor(by.name ?? aContactPerson, way === 'received' ? ownerName : person.name);
}

/** The exchanges of late, each with the ways to reach the friend. */
export function AcceptedCards({ cards, ownerName, friends }: Props & { friends: readonly Friend[] }) {
  const say = useWords(cardWords);
  const byWhom = useBy(ownerName);
  return (
    <Card>
      <ul className="card-people">
        {cards.map((card) => {
          const friend = friends.find(({ person }) => person.id === card.person.id);
          const withdrawn = friend?.shared.withdrawn && say.contactWithdrawn;
          return (
            <li key={card.id}>
              <CardPerson
                person={card.person}
                detail={<Details of={[byWhom(card), friend?.message && say.quoted(friend.message), withdrawn]} />}
                end={friend && <ContactButtons name={friend.person.name} shared={friend.shared} />}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Details({ of }: { of: readonly (string | false | null | undefined)[] }) {
  return of.map(
    (text) =>
      text && (
        <p key={text} className="text-detail card-people__detail" dir="auto">
          {text}
        </p>
      ),
  );
}

/** What was declined of late, by either side. */
export function DeclinedCards({ cards, timeZone, ownerName }: Props) {
  const say = useWords(requestWords);
  const when = useWhen(timeZone);
  const byWhom = useBy(ownerName);
  const saying = (card: AnsweredCard) => {
    const moment = when(card.answeredAt);
    const by = byWhom(card);
    return (card.way === 'received' ? say.youDeclined : say.theyDeclined)(by ? say.withWhom(moment, by) : moment);
  };
  return (
    <Card>
      <ul className="card-people">
        {cards.map((card) => (
          <li key={card.id}>
            <CardPerson person={card.person} detail={<p className="text-detail num">{saying(card)}</p>} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the viewer answered for a delegate. */
export function AnsweredFor({ cards, timeZone, ownerName }: Props) {
  const say = useWords(requestWords);
  const when = useWhen(timeZone);
  const byWhom = useBy(ownerName);
  return (
    <Card>
      <ul className="card-people">
        {cards.map((card) => {
          const [moment, by] = [when(card.answeredAt), byWhom(card)];
          const accepted = card.answer === 'accepted';
          return (
            <li key={card.id}>
              <CardPerson
                person={card.person}
                detail={<p className="text-detail num">{by ? say.withWhom(moment, by) : moment}</p>}
                end={
                  <Pill look={accepted ? 'ongoing' : 'concluded'}>{accepted ? say.isAccepted : say.isDeclined}</Pill>
                }
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
