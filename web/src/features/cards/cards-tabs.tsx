import './cards.css';
import type { Cards } from 'contract/calls/cards';
import { Segment } from '../../kit/segment/segment.tsx';
import { useWords } from '../../lib/words.ts';
import { cardWords } from './cards.words.ts';

type View = 'requests' | 'friends';
type Props = { cards: Cards; view: View; onChoose: (view: View) => void };

/** Requests with how many wait for an answer, and friends with how many there are. */
export function CardsTabs({ cards: { received, friends }, view, onChoose }: Props) {
  const say = useWords(cardWords);
  return (
    <div className="cards-tabs">
      <Segment
        name="cards"
        label={say.views}
        choices={[
          { value: 'requests', text: say.requests, ...(received.length > 0 && { count: received.length }) },
          { value: 'friends', text: say.friends, figure: friends.length },
        ]}
        chosen={view}
        onChoose={onChoose}
      />
    </div>
  );
}
