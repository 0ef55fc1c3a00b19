import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { mineQueries } from '../../../shell/mine/mine.api.ts';
import { messageQueries } from '../messages.api.ts';
import { bellWords } from './bell.words.ts';

/** Titles are asked for only when something is unread. */
export default function NewestReminder() {
  const say = useWords(bellWords);
  const language = useLanguage();
  const count = useQuery(mineQueries.all(language)).data?.unread?.reminders ?? 0;
  const titles = useQuery({ ...messageQueries.titles(language, { quiet: true }), enabled: count > 0 });
  const newest = titles.data?.reminders.newest.find(({ read }) => !read);
  if (count === 0 || !newest) return null;
  return (
    <>
      <span className="reminder-strip__title grows">{newest.title}</span>
      <span className="reminder-strip__count num" aria-hidden="true">
        {count}
      </span>
      <span className="unseen">{say.unread(count)}</span>
    </>
  );
}
