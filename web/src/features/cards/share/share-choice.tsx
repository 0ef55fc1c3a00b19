import './share.css';
import type { ContactItems } from 'contract/calls/cards';
import { type Ref, useId } from 'react';
import { Tick } from '../../../kit/tick/tick.tsx';
import { useWords } from '../../../lib/words.ts';
import { readableMobile } from '../../../shell/mobile-number/readable-mobile.ts';
import type { Sharing } from '../cards.api.ts';
import { type Item, itemsOnRecord } from './share-rules.ts';
import { shareWords } from './share.words.ts';

type Props = {
  sharing: Sharing;
  ticked: ContactItems;
  onTick: (ticked: ContactItems) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
};

/** What goes with the card: the ticked items of the own record, or the contact person in assistant mode. */
export function ShareChoice({ sharing, ticked, onTick, error, ref }: Props) {
  const say = useWords(shareWords);
  const errorId = useId();
  if (sharing.mode === 'assistant' && sharing.contact) return <ByContact contact={sharing.contact} />;
  return (
    <fieldset className="share-choice">
      <legend>{say.share}</legend>
      <div className="share-choice__items">
        {itemsOnRecord(sharing).map((item, index) => (
          <Tick
            key={item}
            {...(index === 0 && { ref })}
            on={ticked[item]}
            errorElsewhere={error && errorId}
            onChange={(on) => onTick({ ...ticked, [item]: on })}
          >
            <span className="share-choice__item">{say[item]}</span>
            <span className="share-choice__value text-detail num">{readable(item, sharing[item] ?? '')}</span>
          </Tick>
        ))}
      </div>
      {error && (
        <p id={errorId} className="share-choice__problem" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const readable = (item: Item, value: string) => (item === 'mobile' ? readableMobile(value) : value);

function ByContact({ contact }: { contact: NonNullable<Sharing['contact']> }) {
  const say = useWords(shareWords);
  return (
    <section className="share-choice">
      <p className="share-choice__title">{say.byContact}</p>
      <div className="share-choice__items share-choice__contact">
        <b>{contact.name}</b>
        <span className="share-choice__value text-detail num">{readableMobile(contact.mobile)}</span>
        <span className="share-choice__value text-detail">{contact.email}</span>
        <p className="text-note">{say.byContactText}</p>
      </div>
    </section>
  );
}
