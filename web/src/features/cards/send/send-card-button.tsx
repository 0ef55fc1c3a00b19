import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { cardIcon } from '../../../kit/icon/card-icons.ts';
import { cardsPath, friendPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { type CardState, useCardState } from '../card-state.ts';
import { maySend } from './may-send.ts';
import type { Receiver } from './send-card-sheet.tsx';
import { sendWords } from './send.words.ts';
import { SendCardSheet } from './sheet-when-used.ts';

/** Sends the card, or leads to how it stands. The action is there for everyone; the server says who may not. */
export function SendCardButton({ to }: { to: Receiver }) {
  const say = useWords(sendWords);
  const navigate = useNavigate();
  const state = useCardState(to.id);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  // A limited session does not see the page on which this stands.
  const open = async () => setOpen(await maySend(queries, to.id, (ask) => ask()));
  const buttons: Record<CardState, { text: string; look: 'primary' | 'secondary'; onTap: () => void }> = {
    none: { text: say.send, look: 'primary', onTap: () => void open() },
    received: { text: say.acceptTheirs, look: 'primary', onTap: () => navigate(cardsPath) },
    sent: { text: say.alreadySent, look: 'secondary', onTap: () => navigate(cardsPath) },
    friends: { text: say.inContacts, look: 'secondary', onTap: () => navigate(friendPath(to.id)) },
  };
  const { text, look, onTap } = buttons[state];
  return (
    <>
      <Button className="grows" icon={cardIcon} look={look} onClick={onTap}>
        {text}
      </Button>
      {isOpen && <SendCardSheet atOnce to={to} onClose={() => setOpen(false)} />}
    </>
  );
}
