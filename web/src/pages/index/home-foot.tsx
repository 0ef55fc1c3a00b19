import { useQuery } from '@tanstack/react-query';
import { HelpCard } from '../../features/about/home/help-card.tsx';
import { ClosingNote } from '../../features/closing/closing-note.tsx';
import { useLanguage } from '../../lib/language.ts';
import { mineQueries } from '../../shell/mine/mine.api.ts';
import { OwnArrangements } from '../own-arrangements.tsx';

/** The end of Home. The help waits for the arrangements above it, so that nothing moves. */
export default function HomeFoot({ timeZone }: { timeZone: string | undefined }) {
  const mine = useQuery(mineQueries.all(useLanguage()));
  if (mine.isPending) return null;
  return (
    <>
      <ClosingNote />
      {timeZone && <OwnArrangements all={mine.data?.arrangements?.all ?? []} timeZone={timeZone} />}
      <HelpCard />
    </>
  );
}
