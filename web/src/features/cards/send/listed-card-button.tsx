import { cardIcon } from '../../../kit/icon/card-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { useWords } from '../../../lib/words.ts';
import { useCardState } from '../card-state.ts';
import type { Receiver } from './send-card-sheet.tsx';
import { sendWords } from './send.words.ts';
import { useSendCard } from './use-send-card.tsx';

/** In a row of a list; it goes once the viewer's card waits or cards were exchanged, because the row leads there. */
export default function ListedCardButton({ to }: { to: Receiver }) {
  const say = useWords(sendWords);
  const state = useCardState(to.id);
  const { open, sheet } = useSendCard(to);
  return (
    <>
      {state === 'none' && (
        <button
          type="button"
          className="listed-card-button touch-square"
          aria-label={say.sendTo(to.name)}
          onClick={() => void open()}
        >
          <Icon path={cardIcon} size={20} />
        </button>
      )}
      {sheet}
    </>
  );
}
