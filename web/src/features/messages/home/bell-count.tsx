import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { messagesOfPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { mineQueries } from '../../../shell/mine/mine.api.ts';
import { bellWords } from './bell.words.ts';

const most = 99;

/** How many messages are unread; the bell leads to the group that has them. */
export default function BellCount({ onLeadTo }: { onLeadTo: (path: string) => void }) {
  const say = useWords(bellWords);
  const { reminders = 0, notifications = 0 } = useQuery(mineQueries.all(useLanguage())).data?.unread ?? {};
  const leadsTo = messagesOfPath(reminders === 0 && notifications > 0 ? 'notification' : 'reminder');
  useEffect(() => onLeadTo(leadsTo), [leadsTo, onLeadTo]);
  const count = reminders + notifications;
  if (count === 0) return null;
  return (
    <>
      <span className="bell__count num" aria-hidden="true">
        {count > most ? `${most}+` : count}
      </span>
      <span className="unseen"> {say.unread(count)}</span>
    </>
  );
}
