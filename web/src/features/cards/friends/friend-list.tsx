import type { Friend } from 'contract/calls/cards';
import { useMemo, useRef } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { IndexBar } from '../../../kit/index-bar/index-bar.tsx';
import { useWords } from '../../../lib/words.ts';
import { CardPerson } from '../card-person.tsx';
import { cardWords } from '../cards.words.ts';
import { ContactButtons } from '../contact-buttons.tsx';
import type { FriendSection } from './friends-rules.ts';
import { friendWords } from './friends.words.ts';
import { goToLetter, useLetterInSight } from './letter-in-sight.ts';

/** Fewer are seen at a glance. */
const indexedFrom = 21;

type Props = { sections: readonly FriendSection[]; onOpen: (friend: Friend) => void };

export function FriendList({ sections, onOpen }: Props) {
  const say = useWords(friendWords);
  const list = useRef<HTMLDivElement>(null);
  const letters = useMemo(() => sections.map(({ letter }) => letter).filter(Boolean), [sections]);
  const current = useLetterInSight(list, letters);
  const count = sections.reduce((sum, { friends }) => sum + friends.length, 0);
  const indexed = count >= indexedFrom && letters.length > 1;
  return (
    <div className={indexed ? 'friend-list friend-list--indexed' : 'friend-list'}>
      {/* It comes before the list, because a keyboard would reach it only after all the rows. */}
      {indexed && (
        <div className="friend-list__index">
          <IndexBar
            label={say.letters}
            {...{ letters, current }}
            onPick={(letter) => goToLetter(list.current, letter)}
          />
        </div>
      )}
      <div ref={list}>
        {sections.map((section) => (
          <Section key={section.letter} section={section} onOpen={onOpen} />
        ))}
      </div>
    </div>
  );
}

function Section({ section: { letter, friends }, onOpen }: { section: FriendSection; onOpen: Props['onOpen'] }) {
  const say = useWords(friendWords);
  return (
    <section>
      {letter && (
        <h2 className="friend-list__letter" data-letter={letter}>
          {letter}
        </h2>
      )}
      <Card>
        <ul className="card-people" aria-label={letter ? say.listUnder(letter) : say.friends}>
          {friends.map((friend) => (
            <li key={friend.id}>
              <FriendRow friend={friend} onOpen={() => onOpen(friend)} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function FriendRow({ friend: { person, shared }, onOpen }: { friend: Friend; onOpen: () => void }) {
  const say = useWords(cardWords);
  const through = shared.withdrawn ? say.contactWithdrawn : shared.contactName && say.contactPerson(shared.contactName);
  return (
    <CardPerson
      person={person}
      name={
        <button type="button" className="covering" onClick={onOpen}>
          {person.name}
        </button>
      }
      detail={through && <p className="text-detail">{through}</p>}
      end={<ContactButtons name={person.name} shared={shared} />}
    />
  );
}
