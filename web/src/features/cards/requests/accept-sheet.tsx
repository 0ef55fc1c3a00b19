import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReceivedCard } from 'contract/calls/cards';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { isRefusal } from '../../../lib/call/call-failure.ts';
import { useWords } from '../../../lib/words.ts';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import { CardPerson } from '../card-person.tsx';
import { acceptCard, cardQueries, fetchOwnAgain, type Sharing } from '../cards.api.ts';
import { cardWords } from '../cards.words.ts';
import { NothingToShare } from '../share/nothing-to-share.tsx';
import { ShareChoice } from '../share/share-choice.tsx';
import { goesByContact, hasNothingToShare, shareOf, tickedItems } from '../share/share-rules.ts';
import { shareWords } from '../share/share.words.ts';
import { WhoSeesWhat } from '../share/who-sees-what.tsx';
import { requestWords } from './requests.words.ts';

type Props = { card: ReceivedCard; onClose: () => void };

/** Accepting shares both ways, so it asks what of the own record goes back. */
export function AcceptSheet({ card, onClose }: Props) {
  const say = { ...useWords(requestWords), ...useWords(cardWords) };
  const sharing = useQuery(cardQueries.sharing());
  return (
    <Sheet title={say.acceptTitle} closeText={say.close} onClose={onClose}>
      <Loaded from={sharing} isEmpty={hasNothingToShare} empty={<NothingToShare />}>
        {(known) => <AcceptForm card={card} sharing={known} onDone={onClose} />}
      </Loaded>
      <SpinnerInDialog />
    </Sheet>
  );
}

/** After these the card does not wait any more, so the sheet has nothing left to ask. */
const settled = ['cardWithdrawn', 'cardAlreadyAnswered', 'notFound'] as const;

function AcceptForm({ card, sharing, onDone }: { card: ReceivedCard; sharing: Sharing; onDone: () => void }) {
  const say = { ...useWords(requestWords), ...useWords(shareWords) };
  const queries = useQueryClient();
  const [ticked, setTicked] = useState(sharing.ticked);
  const form = useSubmit<'share'>({ fields: ['share'], about: sharing.mode });
  const { name } = card.person;

  async function accept() {
    const share = shareOf(sharing, ticked);
    if (share && !share.mobile && !share.email) return { share: say.nothingTicked };
    try {
      await acceptCard(card.id, share);
    } catch (failure) {
      if (isRefusal(failure)) await fetchOwnAgain(queries);
      if (settled.some((refusal) => isRefusal(failure, refusal))) return onDone();
      throw failure;
    }
    overlay.toast(say.wasAccepted);
    onDone();
    return fetchOwnAgain(queries);
  }
  return (
    <Form by={form} className="accept-card" onSubmit={accept}>
      <CardPerson person={card.person} name={name} />
      <ShareChoice {...{ sharing, ticked }} {...form.at('share')} onTick={setTicked} />
      {!goesByContact(sharing) && <WhoSeesWhat name={name} items={tickedItems(sharing, ticked)} when="seesAtOnce" />}
      <p className="text-note">{say.youSee(name)}</p>
      <FormProblem of={form} />
      <Button block type="submit">
        {say.accept}
      </Button>
    </Form>
  );
}
