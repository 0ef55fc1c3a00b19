import './requests.css';
import type { Cards, ReceivedCard } from 'contract/calls/cards';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useWords } from '../../../lib/words.ts';
import { ZoneNote } from '../../../shell/zone-note/zone-note.tsx';
import { AcceptSheet } from './accept-sheet.tsx';
import { AcceptedCards, AnsweredFor, DeclinedCards } from './answered-cards.tsx';
import type { Principal } from './card-acts.ts';
import { ReceivedCards } from './received-cards.tsx';
import { requestWords } from './requests.words.ts';
import { SentCards } from './sent-cards.tsx';

type Props = { cards: Cards; viewerName: string; onShowFriends: () => void };

/** The viewer's own requests, and what became of them. */
export function RequestsView({ cards, viewerName, onShowFriends }: Props) {
  const say = useWords(requestWords);
  const [accepting, accept] = useState<ReceivedCard>();
  const { received, sent, answered, friends, timeZone } = cards;
  const [accepted, declined] = (['accepted', 'declined'] as const).map((answer) =>
    answered.filter((card) => card.answer === answer),
  ) as [typeof answered, typeof answered];
  const common = { timeZone, ownerName: viewerName };
  return (
    <>
      <Part title={say.received} list={received} none={say.noneReceived}>
        <ReceivedCards cards={received} {...{ timeZone, viewerName }} principal={undefined} onAccept={accept} />
      </Part>
      <Part title={say.alreadySent} list={sent} none={say.noneSent}>
        <SentCards cards={sent} timeZone={timeZone} />
      </Part>
      <Part title={say.accepted} list={accepted} none={say.noneAccepted} more={<AllFriends onTap={onShowFriends} />}>
        <AcceptedCards cards={accepted} friends={friends} {...common} />
      </Part>
      {declined.length > 0 && (
        <Part title={say.declined} list={declined} none="">
          <DeclinedCards cards={declined} {...common} />
        </Part>
      )}
      <ZoneNote timeZone={timeZone} />
      {accepting && <AcceptSheet card={accepting} onClose={() => accept(undefined)} />}
    </>
  );
}

/** The requests of a delegate for whom the viewer answers; friends stay the delegate's. */
export function RequestsFor({
  cards,
  viewerName,
  principal,
}: {
  cards: Cards;
  viewerName: string;
  principal: Principal;
}) {
  const say = useWords(requestWords);
  const { received, answered, timeZone } = cards;
  return (
    <>
      <Part title={say.received} list={received} none={say.noneReceivedFor(principal.name)}>
        <ReceivedCards cards={received} {...{ timeZone, viewerName, principal }} onAccept={() => undefined} />
      </Part>
      <Part title={say.answered} list={answered} none={say.noneAnswered}>
        <AnsweredFor cards={answered} timeZone={timeZone} ownerName={principal.name} />
      </Part>
      <ZoneNote timeZone={timeZone} />
    </>
  );
}

type PartProps = { title: string; list: readonly unknown[]; none: string; more?: ReactNode; children: ReactNode };

/** A section with its count; an empty one says so in a line. */
function Part({ title, list, none, more, children }: PartProps) {
  return (
    <section className="card-part" aria-label={title}>
      <div className="card-part__head row">
        <SectionHeader title={title} {...(list.length > 0 && { count: list.length })} />
        {more}
      </div>
      {list.length > 0 ? children : <p className="card-part__none text-sub">{none}</p>}
    </section>
  );
}

function AllFriends({ onTap }: { onTap: () => void }) {
  const say = useWords(requestWords);
  return (
    <button type="button" className="card-part__more touch-line" onClick={onTap}>
      {say.allFriends}
      <Icon path={onwardIcon} size={18} />
    </button>
  );
}
