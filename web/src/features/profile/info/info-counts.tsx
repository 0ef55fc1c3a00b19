import { Card } from '../../../kit/card/card.tsx';
import { favouritesPath, messagesOfPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { infoWords } from './info.words.ts';

type Unread = { reminders: number; notifications: number };
/** What could not be counted is missing. */
type Props = { favourites: number | undefined; unread: Unread | undefined };

export function InfoCounts({ favourites, unread }: Props) {
  const say = useWords(infoWords);
  const { reminders = 0, notifications = 0 } = unread ?? {};
  const group = reminders === 0 && notifications > 0 ? 'notification' : 'reminder';
  return (
    <Card className="info-counts">
      <Count to={favouritesPath} count={favourites} what={say.favourites} />
      <Count to={messagesOfPath(group)} count={unread && reminders + notifications} what={say.messages} />
    </Card>
  );
}

function Count({ to, count, what }: { to: string; count: number | undefined; what: string }) {
  return (
    <Link to={to}>
      <b className="num">{count ?? '–'}</b> <span className="text-caption">{what}</span>
    </Link>
  );
}
