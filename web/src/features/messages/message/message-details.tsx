import './message.css';
import type { Message } from 'contract/calls/messages';
import { Card } from '../../../kit/card/card.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { blocksOf } from '../../../lib/text/text-blocks.ts';
import { useWords } from '../../../lib/words.ts';
import { ZoneNote } from '../../../shell/zone-note/zone-note.tsx';
import { MessageSign } from '../message-sign.tsx';
import { messageDetailWords } from './message.words.ts';
import { MessageTarget } from './message-target.tsx';

/** A whole message: its text, what was replaced with what, and the way to what it is about. */
export function MessageDetails({ message, timeZone }: { message: Message; timeZone: string }) {
  const dates = useDates(timeZone);
  const { kind, title, text, sentAt, change, target } = message;
  return (
    <>
      <Card padded className="message">
        <div className="message__head">
          <MessageSign kind={kind} change={change} />
          <div className="grows">
            <h2>{title}</h2>
            <time className="text-caption num" dateTime={sentAt}>
              {dates.weekdayAndDate(sentAt)} {dates.time(sentAt)}
            </time>
          </div>
        </div>
        {blocksOf(text).map((block, position) => (
          <p key={position}>{block.text}</p>
        ))}
        {change.length > 0 && <OldAndNew change={change} />}
        {target && <MessageTarget target={target} />}
      </Card>
      <ZoneNote timeZone={timeZone} />
    </>
  );
}

function OldAndNew({ change }: Pick<Message, 'change'>) {
  const say = useWords(messageDetailWords);
  return (
    <dl className="message__change" aria-label={say.whatChanged}>
      {change.map(({ what, before, after }) => (
        <div key={what}>
          <dt className="text-detail">{say[what]}</dt>
          <dd>
            <del className="num">{before}</del> <span aria-hidden="true">→</span>
            <span className="unseen">{say.becomes}</span> <b className="num">{after}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
