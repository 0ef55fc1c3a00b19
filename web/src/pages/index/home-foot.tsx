import { useQuery } from '@tanstack/react-query';
import { aboutQueries } from '../../features/about/about.api.ts';
import { HelpCard } from '../../features/about/home/help-card.tsx';
import { ClosingNote } from '../../features/closing/closing-note.tsx';
import { LatestNews } from '../../features/news/home/latest-news.tsx';
import { useLanguage } from '../../lib/language.ts';
import { newsPath } from '../../lib/paths.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { mineQueries } from '../../shell/mine/mine.api.ts';
import { OwnArrangements } from '../own-arrangements.tsx';

/** The end of Home. Each part waits for those above it, so that nothing moves. */
export default function HomeFoot({ timeZone }: { timeZone: string | undefined }) {
  const language = useLanguage();
  const mine = useQuery(mineQueries.all(language));
  const help = useQuery(aboutQueries.help(language));
  const hasNews = useAppContext().paths.has(newsPath);
  if (mine.isPending) return null;
  return (
    <>
      <ClosingNote />
      {timeZone && <OwnArrangements all={mine.data?.arrangements?.all ?? []} timeZone={timeZone} />}
      <HelpCard />
      {hasNews && !help.isPending && <LatestNews />}
    </>
  );
}
