import type { ArrangementFacts } from 'contract/calls/console/arrangements';
import { idFromKey } from '../../src/platform/ids.ts';
import { addDays } from '../../src/platform/time-zones.ts';
import { meetings } from '../agenda.ts';
import { halls } from '../halls.ts';
import type { Both, DemoPerson } from '../shapes.ts';
import { hotels, type DemoHotel } from './hotels.ts';
import { officerOf } from './officers.ts';

const both = (zh: string, en: string): Both => ({ zh, en });
const guesthouse = hotels.guesthouse.name;
const artsCentre = both('云岫艺术中心', 'Yunxiu Arts Centre');
const eastGate = both('玉澄国宾馆东门', 'East Gate of the Guesthouse');
const pressCentre = both('玉澄会议中心南门', 'South Entrance of the Conference Centre');

/** Everything that is arranged for a person, made from their badge and rank: hotel, cars, seats, liaison officer. */
export function arrangementsFor(person: DemoPerson, firstDay: string): ArrangementFacts[] {
  const officer: ArrangementFacts = { kind: 'officer', ...officerOf(person) };
  return [stayOf(person, firstDay), ...carsOf(person, firstDay), ...seatsOf(person), officer];
}

/** The first in protocol stay where the Forum meets. */
function hotelOf({ badge, group, rank }: DemoPerson): DemoHotel {
  if (badge === 'green' || badge === 'grey') return hotels.tangling;
  if (badge === 'blue') return hotels.xiuchuan;
  if (rank <= 40) return hotels.guesthouse;
  if (rank % 2 === 1) return hotels.chenghuai;
  return group === 'chinese' ? hotels.yanxi : hotels.xiuchuan;
}

function stayOf(person: DemoPerson, firstDay: string): ArrangementFacts {
  const { rank, group } = person;
  const [floor, door] = [3 + (rank % 14), 1 + ((Math.floor(rank / 14) + 22) % 24)];
  const comesEarly = group === 'international' && rank % 3 === 0;
  return {
    ...{ kind: 'hotel', ...hotelOf(person), room: `${floor}${String(door).padStart(2, '0')}` },
    ...{ from: addDays(firstDay, comesEarly ? -2 : -1), to: addDays(firstDay, 3) },
  };
}

function carsOf(person: DemoPerson, firstDay: string): ArrangementFacts[] {
  const { badge, rank } = person;
  const hotel = hotelOf(person);
  const line = 1 + (rank % 3);
  const ride = (day: number, time: string, from: Both, to: Both) => ({
    date: addDays(firstDay, day - 1),
    time,
    from,
    to,
  });
  const coach = (name: Both) => ({ kind: 'car' as const, name, plate: null });
  if (badge === 'grey')
    return [{ ...coach(both(`${line}号工作班车`, `Staff Bus ${line}`)), ...ride(2, '06:45', hotel.name, guesthouse) }];
  if (badge === 'green') {
    const shuttle = coach(both(`${line}号媒体班车`, `Media Shuttle ${line}`));
    return [
      { ...shuttle, ...ride(2, '07:30', hotel.name, pressCentre) },
      { ...shuttle, ...ride(2, '18:30', pressCentre, artsCentre) },
    ];
  }
  const own = badge === 'red' ? ownCar(rank) : coach(both(`${line}号伙伴专车`, `Partners’ Coach ${line}`));
  const morning = hotel === hotels.guesthouse ? [] : [{ ...own, ...ride(2, '08:10', hotel.name, guesthouse) }];
  return [
    ...morning,
    { ...own, ...ride(2, eveningTimes[rank % 3] ?? '18:00', eastGate, artsCentre) },
    { ...own, ...ride(4, '09:30', hotel.name, both('机场', 'the airport')) },
  ];
}

/** The cars leave one after the other, so that the gate is not blocked. */
const eveningTimes = ['18:20', '18:10', '18:00'] as const;

/** Four delegates share a car of the Forum. */
function ownCar(rank: number) {
  const number = Math.max(1, Math.floor((rank - 3) / 4));
  const plate = `京A·YL${String(number).padStart(3, '0')}`;
  return { kind: 'car' as const, name: both(`${number}号车`, `Car ${number}`), plate };
}

function seatsOf({ key, badge, rank }: DemoPerson): ArrangementFacts[] {
  const [row, seat] = [1 + Math.floor((rank - 1) / 30), 1 + ((rank - 1) % 30)];
  const inHall = both(`${row}排${seat}座`, `row ${row}, seat ${seat}`);
  const table = 1 + Math.floor((rank - 1) / 10);
  const opening = seatIn('opening-plenary', badge === 'green' ? both('媒体席', 'press gallery') : inHall);
  const evening = seatIn('evening-of-culture', both(`${table}号桌`, `table ${table}`));
  if (badge === 'grey') return [];
  return [opening, ...(badge === 'green' ? [] : [evening]), ...closedDoorSeats(key)];
}

/** Everybody with a part in a closed-door seminar, or invited to it, has a place at its table. */
function closedDoorSeats(key: string): ArrangementFacts[] {
  return meetings
    .filter(({ type }) => type === 'closed')
    .flatMap(({ key: seminar, chair, speakers, invited }) => {
      const around = [...new Set([chair, ...speakers.map(({ person }) => person), ...invited])];
      const place = around.indexOf(key) + 1;
      return place === 0 ? [] : [seatIn(seminar, both(`${place}号席`, `place ${place}`))];
    });
}

function seatIn(meetingKey: string, seat: Both): ArrangementFacts {
  const hallKey = meetings.find(({ key }) => key === meetingKey)?.hall;
  const where = halls.find(({ key }) => key === hallKey)?.name;
  if (!where) throw new Error(`${meetingKey} has no hall in the demo`);
  return { kind: 'seat', meetingId: idFromKey('meeting', meetingKey), where, seat };
}
