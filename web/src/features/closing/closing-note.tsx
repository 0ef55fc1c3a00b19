import './closing.css';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { useNow } from '../../lib/clock.ts';
import { useDates } from '../../lib/dates/dates.ts';
import { useLanguage } from '../../lib/language.ts';
import { privacyPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { useNavigate } from '../../shell/router/router-context.ts';
import { forumEnd } from './closing.api.ts';
import { closingWords } from './closing.words.ts';
import { lastLoginDay } from './last-login-day.ts';

const everyMinute = 60_000;

/** From the end of the last day it says until when one can log in, and what to take along before. */
export function ClosingNote() {
  // Pages show this after the agenda has answered; asking anew for one that failed would hide the page again, for ever.
  const end = useQuery({ ...forumEnd(useLanguage()), retryOnMount: false }).data;
  return end ? <SinceTheEnd {...end} /> : null;
}

function SinceTheEnd({ lastDay, timeZone }: { lastDay: string | undefined; timeZone: string }) {
  const say = useWords(closingWords);
  const navigate = useNavigate();
  const today = useDates(timeZone).dateOf(useNow(everyMinute));
  // A date without a time is the same in every zone.
  const dates = useDates('UTC');
  const until = lastLoginDay(lastDay, today);
  if (!until) return null;
  return (
    <Card padded className="closing-note">
      <h2>{say.concluded}</h2>
      <p className="text-sub">{say.until(dates.date(until))}</p>
      <p className="text-sub">{say.takeAlong}</p>
      <Button look="secondary" block onClick={() => navigate(privacyPath)}>
        {say.ownData}
      </Button>
    </Card>
  );
}
