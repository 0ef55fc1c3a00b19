import './send.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cardLengths } from 'contract/card-lengths';
import { photoAddress } from 'contract/wire/media';
import { useState } from 'react';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { Button } from '../../../kit/button/button.tsx';
import { sendIcon } from '../../../kit/icon/card-icons.ts';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import { cardQueries, type Sharing } from '../cards.api.ts';
import { CountedText } from '../counted-text.tsx';
import { NothingToShare } from '../share/nothing-to-share.tsx';
import { ShareChoice } from '../share/share-choice.tsx';
import { goesByContact, hasNothingToShare, shareOf, tickedItems } from '../share/share-rules.ts';
import { shareWords } from '../share/share.words.ts';
import { WhoSeesWhat } from '../share/who-sees-what.tsx';
import { sendDraft, typeMessage } from './send-draft.ts';
import { sendOnce } from './send-once.ts';
import { sendWords } from './send.words.ts';

export type Receiver = { id: string; name: string; organisation: string | null; photo: number | null };
type Props = { to: Receiver; onClose: () => void };

/** The own card for one delegate: a message, and what of the own record goes with it. */
export default function SendCardSheet({ to, onClose }: Props) {
  const say = useWords(sendWords);
  const sharing = useQuery(cardQueries.sharing());
  return (
    <Sheet title={say.send} closeText={say.close} onClose={onClose}>
      <Loaded from={sharing} isEmpty={hasNothingToShare} empty={<NothingToShare />}>
        {(known) => <SendCardForm to={to} sharing={known} onSent={onClose} />}
      </Loaded>
      <SpinnerInDialog />
    </Sheet>
  );
}

type FormProps = { to: Receiver; sharing: Sharing; onSent: () => void };

function SendCardForm({ to, sharing, onSent }: FormProps) {
  const say = { ...useWords(shareWords), ...useWords(sendWords) };
  const queries = useQueryClient();
  const typed = useStore(sendDraft).messages[to.id] ?? '';
  const [ticked, setTicked] = useState(sharing.ticked);
  const form = useSubmit<'message' | 'share'>({ fields: ['message', 'share'], about: sharing.mode });
  const card = { delegateId: to.id, share: shareOf(sharing, ticked), message: typed.trim() };
  return (
    <Form by={form} className="send-card" onSubmit={() => sendOnce(queries, card, say, onSent)}>
      <To person={to} />
      <CountedText
        {...form.at('message')}
        label={say.message}
        value={typed}
        most={cardLengths.message}
        count={say.charactersOf(typed.trim().length, cardLengths.message)}
        onChange={({ target }) => typeMessage(to.id, target.value)}
      />
      <ShareChoice {...{ sharing, ticked }} {...form.at('share')} onTick={setTicked} />
      {!goesByContact(sharing) && <WhoSeesWhat name={to.name} items={tickedItems(sharing, ticked)} when="sees" />}
      <FormProblem of={form} />
      <Button block type="submit" icon={sendIcon}>
        {say.submit}
      </Button>
    </Form>
  );
}

function To({ person: { id, name, organisation, photo } }: { person: Receiver }) {
  const say = useWords(sendWords);
  const comma = useLanguage() === 'zh' ? '，' : ', ';
  return (
    <div className="send-card__to row">
      <Avatar id={id} name={name} size="small" photo={photoAddress({ id, photo })} />
      <p className="text-sub grows">
        {say.to} <b>{name}</b>
        {organisation && comma + organisation}
      </p>
    </div>
  );
}
