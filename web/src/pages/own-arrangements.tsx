import type { Arrangement } from 'contract/calls/mine';
import { type Hotel, MyArrangements } from '../features/arrangements/my-arrangements.tsx';
import { DriverCard } from '../features/places/driver/driver-card.tsx';
import { useLanguage } from '../lib/language.ts';

type Props = { all: readonly Arrangement[]; timeZone: string; brief?: boolean };

/** The arrangements of Home and Info; places have the card that a driver is shown. */
export function OwnArrangements({ all, timeZone, brief = false }: Props) {
  const driverCard = (hotel: Hotel, close: () => void) => <HotelForDriver hotel={hotel} onClose={close} />;
  return <MyArrangements all={all} timeZone={timeZone} brief={brief} driverCard={driverCard} />;
}

export function HotelForDriver({ hotel, onClose }: { hotel: Hotel; onClose: () => void }) {
  const language = useLanguage();
  const addressEn = language === 'en' ? hotel.address : '';
  return <DriverCard place={{ ...hotel, addressEn, dropOffZh: '' }} onClose={onClose} />;
}
