import './requests.css';
import type { Cards } from 'contract/calls/cards';
import { useWords } from '../../../lib/words.ts';
import type { Principal } from './card-acts.ts';
import { ReceivedCards } from './received-cards.tsx';
import { requestWords } from './requests.words.ts';

type Props = { cards: Cards; viewerName: string; principal: Principal };

/** What waits for one of several delegates for whom the viewer answers. */
export function WaitingFor({ cards: { received, timeZone }, viewerName, principal }: Props) {
  const say = useWords(requestWords);
  if (received.length === 0) return <p className="card-part__none text-sub">{say.noneReceivedFor(principal.name)}</p>;
  return <ReceivedCards cards={received} {...{ timeZone, viewerName, principal }} onAccept={() => undefined} />;
}
