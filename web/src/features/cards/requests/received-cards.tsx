import type { ReceivedCard } from 'contract/calls/cards';
import { Button } from '../../../kit/button/button.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { actingIcon } from '../../../kit/icon/card-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { trashIcon } from '../../../kit/icon/settings-icons.ts';
import { useWords } from '../../../lib/words.ts';
import { CardPerson } from '../card-person.tsx';
import { cardWords } from '../cards.words.ts';
import { useWhen } from '../when.ts';
import { type Principal, useCardActs } from './card-acts.ts';
import { requestWords } from './requests.words.ts';

type Props = {
  cards: readonly ReceivedCard[];
  timeZone: string;
  viewerName: string;
  principal: Principal | undefined;
  onAccept: (card: ReceivedCard) => void;
};

/** The cards that wait for an answer, newest first. */
export function ReceivedCards({ cards, ...rest }: Props) {
  return (
    <ul className="received-cards">
      {cards.map((card) => (
        <li key={card.id}>
          <Received card={card} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Received({ card, timeZone, viewerName, principal, onAccept }: Omit<Props, 'cards'> & { card: ReceivedCard }) {
  const say = { ...useWords(cardWords), ...useWords(requestWords) };
  const when = useWhen(timeZone);
  const acts = useCardActs(principal);
  const { person, message, sentAt } = card;
  const sent = (
    <time className="text-caption num" dateTime={sentAt}>
      {when(sentAt)}
    </time>
  );
  return (
    <Card className="received-card">
      <CardPerson person={person} end={sent} />
      {message && (
        <p className="received-card__message" dir="auto">
          {say.quoted(message)}
        </p>
      )}
      {principal && (
        <p className="received-card__marked text-note">
          <Icon path={actingIcon} size={18} />
          <span>{say.markedBy(viewerName, principal.name)}</span>
        </p>
      )}
      <div className="received-card__acts row">
        <button
          type="button"
          className="received-card__delete touch-square"
          aria-label={say.deleteOf(person.name)}
          onClick={() => acts.remove(card)}
        >
          <Icon path={trashIcon} size={20} />
        </button>
        <Button small look="secondary" aria-label={say.declineOf(person.name)} onClick={() => acts.decline(card)}>
          {say.decline}
        </Button>
        <Button
          small
          aria-label={say.acceptOf(person.name)}
          onClick={() => (principal ? acts.acceptFor(card, principal) : onAccept(card))}
        >
          {say.accept}
        </Button>
      </div>
    </Card>
  );
}
