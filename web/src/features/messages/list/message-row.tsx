import type { Message } from 'contract/calls/messages';
import { messagePath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { MessageSign } from '../message-sign.tsx';
import { messageWords } from '../messages.words.ts';

/** One message of the list; the whole row opens it. */
export function MessageRow({ message, time }: { message: Message; time: string }) {
  const say = useWords(messageWords);
  const { id, kind, title, text, read, change, sentAt } = message;
  return (
    <div className={read ? 'message-row divided' : 'message-row message-row--unread divided'}>
      <MessageSign kind={kind} change={change} />
      <div className="grows">
        <h3>
          {!read && <span className="unseen">{say.unread} </span>}
          <Link className="covering" to={messagePath(id)}>
            {title}
          </Link>
        </h3>
        <p className="message-row__text text-sub">{text}</p>
        <time className="text-caption num" dateTime={sentAt}>
          {time}
        </time>
      </div>
      <span className="message-row__dot" aria-hidden="true" />
    </div>
  );
}
