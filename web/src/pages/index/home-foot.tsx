import { useQuery } from '@tanstack/react-query';
import { HelpCard } from '../../features/about/home/help-card.tsx';
import { type Hotel, MyArrangements } from '../../features/arrangements/my-arrangements.tsx';
import { DriverCard } from '../../features/places/driver/driver-card.tsx';
import { useLanguage } from '../../lib/language.ts';
import { mineQueries } from '../../shell/mine/mine.api.ts';

/** The end of Home. The help waits for the arrangements above it, so that nothing moves. */
export default function HomeFoot({ timeZone }: { timeZone: string | undefined }) {
  const language = useLanguage();
  const mine = useQuery(mineQueries.all(language));
  if (mine.isPending) return null;
  const driverCard = (hotel: Hotel, close: () => void) => (
    <DriverCard
      place={{ ...hotel, addressEn: language === 'en' ? hotel.address : '', dropOffZh: '' }}
      onClose={close}
    />
  );
  return (
    <>
      {timeZone && (
        <MyArrangements all={mine.data?.arrangements?.all ?? []} timeZone={timeZone} driverCard={driverCard} />
      )}
      <HelpCard />
    </>
  );
}
