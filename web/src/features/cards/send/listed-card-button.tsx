import './listed-card-button.css';
import { useQueryClient } from '@tanstack/react-query';
import { cardIcon, sendIcon } from '../../../kit/icon/card-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { tickIcon } from '../../../kit/icon/sign-in-icons.ts';
import { cardsPath, friendPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { type CardState, useCardState } from '../card-state.ts';
import { type ConfirmedFirst, maySend } from './may-send.ts';
import type { Receiver } from './send-card-sheet.tsx';
import { sendWords } from './send.words.ts';

type Props = { to: Receiver; confirmedFirst: ConfirmedFirst; sendTo: (to: Receiver) => void };

/** In a row of a list: sends the card, or shows how it stands and leads there. */
export default function ListedCardButton({ to, confirmedFirst, sendTo }: Props) {
  const say = useWords(sendWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const state = useCardState(to.id);
  const send = async () => (await maySend(queries, to.id, confirmedFirst)) && sendTo(to);
  const buttons: Record<CardState, { text: string; icon: string; onTap: () => unknown }> = {
    none: { text: say.sendTo(to.name), icon: cardIcon, onTap: send },
    received: { text: say.acceptFrom(to.name), icon: cardIcon, onTap: () => navigate(cardsPath) },
    sent: { text: say.alreadySentTo(to.name), icon: sendIcon, onTap: () => navigate(cardsPath) },
    friends: { text: say.inContactsWith(to.name), icon: tickIcon, onTap: () => navigate(friendPath(to.id)) },
  };
  const { text, icon, onTap } = buttons[state];
  return (
    <button
      type="button"
      className="listed-card-button touch-square"
      data-state={state}
      aria-label={text}
      onClick={() => void onTap()}
    >
      <Icon path={icon} size={20} />
    </button>
  );
}
