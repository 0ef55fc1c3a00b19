import type { Arrangement } from 'contract/calls/mine';
import { callLink, readablePhone } from 'contract/rules/readable-phone';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { bedIcon, seatIcon } from '../../kit/icon/arrangement-icons.ts';
import { headphonesIcon } from '../../kit/icon/fact-icons.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { carIcon } from '../../kit/icon/map-icons.ts';
import { phoneIcon } from '../../kit/icon/sign-in-icons.ts';
import { useNow } from '../../lib/clock.ts';
import { useDates } from '../../lib/dates/dates.ts';
import { meetingPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { CopyButton } from '../../shell/copying/copy-button.tsx';
import { Link } from '../../shell/router/link.tsx';
import { arrangementWords } from './arrangements.words.ts';
import type { Hotel } from './my-arrangements.tsx';

type Props = { arrangement: Arrangement; timeZone: string; onShowDriver: (hotel: Hotel) => void };
type Of<Kind extends Arrangement['kind']> = Extract<Arrangement, { kind: Kind }>;
const everyMinute = 60_000;

export function ArrangementRow({ arrangement, timeZone, onShowDriver }: Props) {
  if (arrangement.kind === 'hotel') return <HotelRow hotel={arrangement} onShowDriver={onShowDriver} />;
  if (arrangement.kind === 'car') return <CarRow car={arrangement} timeZone={timeZone} />;
  return arrangement.kind === 'seat' ? <SeatRow seat={arrangement} /> : <OfficerRow officer={arrangement} />;
}

function HotelRow({ hotel, onShowDriver }: { hotel: Hotel; onShowDriver: (hotel: Hotel) => void }) {
  const say = useWords(arrangementWords);
  // A date without a time is the same in every zone.
  const dates = useDates('UTC');
  return (
    <Row icon={bedIcon} what={say.hotel} name={hotel.room ? say.inRoom(hotel.name, hotel.room) : hotel.name}>
      <p>{hotel.address}</p>
      <p className="num">{dates.days(hotel.from, hotel.to)}</p>
      {hotel.phone && <CallLink name={hotel.name} phone={hotel.phone} />}
      <Button block small look="secondary" icon={carIcon} onClick={() => onShowDriver(hotel)}>
        {say.showDriver}
      </Button>
    </Row>
  );
}

function CarRow({ car, timeZone }: { car: Of<'car'>; timeZone: string }) {
  const say = useWords(arrangementWords);
  const dates = useDates(timeZone);
  const today = dates.dateOf(useNow(everyMinute)) === dates.dateOf(car.startsAt);
  const when = `${today ? say.today : dates.shortDate(car.startsAt)} ${dates.time(car.startsAt)}`;
  return (
    <Row icon={carIcon} what={say.car} name={car.plate ? say.carAndPlate(car.name, car.plate) : car.name}>
      <p className="num">{say.ride(when, car.from, car.to)}</p>
    </Row>
  );
}

function SeatRow({ seat }: { seat: Of<'seat'> }) {
  const say = useWords(arrangementWords);
  return (
    <Row icon={seatIcon} what={say.seat} name={say.seatIn(seat.where, seat.seat)}>
      {seat.meeting && <Link to={meetingPath(seat.meeting.id)}>{seat.meeting.title}</Link>}
    </Row>
  );
}

function OfficerRow({ officer: { name, phone } }: { officer: Of<'officer'> }) {
  const say = useWords(arrangementWords);
  const number = readablePhone(phone);
  return (
    <Row
      icon={headphonesIcon}
      what={say.officer}
      name={name}
      end={
        <>
          <CopyButton text={number} label={say.copyNumber(name)} />
          <a className="touch-square" href={callLink(phone)} aria-label={say.call(name, number)}>
            <Icon path={phoneIcon} size={20} />
          </a>
        </>
      }
    >
      <p className="num unbroken">{number}</p>
    </Row>
  );
}

function CallLink({ name, phone }: { name: string; phone: string }) {
  const say = useWords(arrangementWords);
  const number = readablePhone(phone);
  return (
    <a className="touch-line num" href={callLink(phone)} aria-label={say.call(name, number)}>
      {number}
    </a>
  );
}

type RowProps = { icon: string; what: string; name: string; end?: ReactNode; children: ReactNode };

function Row({ icon, what, name, end, children }: RowProps) {
  return (
    <div className="arrangement divided">
      <Icon path={icon} />
      <div className="grows">
        <p className="text-caption">{what}</p>
        <p className="arrangement__name num">{name}</p>
        <div className="text-note">{children}</div>
      </div>
      {end}
    </div>
  );
}
