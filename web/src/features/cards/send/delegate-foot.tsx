import './send.css';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { lockIcon } from '../../../kit/icon/icons.ts';
import { useWords } from '../../../lib/words.ts';
import { useCardState } from '../card-state.ts';
import { SendCardButton } from './send-card-button.tsx';
import type { Receiver } from './send-card-sheet.tsx';
import { sendWords } from './send.words.ts';

type Props = {
  delegate: Receiver;
  /** The button that bookmarks the delegate; the feature `favourites` provides it. */
  bookmark: ReactNode;
};

/** What one can do with a delegate. */
export function DelegateFoot({ delegate, bookmark }: Props) {
  const say = useWords(sendWords);
  return (
    <section className="delegate-foot row" aria-label={say.actions}>
      {bookmark}
      <SendCardButton to={delegate} />
    </section>
  );
}

/** Says why no number is on the page of a delegate with whom no cards were exchanged. */
export function AfterBothAccepted({ delegateId }: { delegateId: string }) {
  const say = useWords(sendWords);
  if (useCardState(delegateId) === 'friends') return null;
  return (
    <p className="after-both row text-caption">
      <Icon path={lockIcon} size={15} />
      <span>{say.afterBoth}</span>
    </p>
  );
}
