import { chapter, inBoth, table, text } from '../../writing.ts';

const head: [string, string][] = [
  ['班次', 'Service'],
  ['发车', 'Leaves'],
  ['始发', 'From'],
  ['终点', 'To'],
  ['行车分钟', 'Minutes'],
  ['车辆', 'Vehicles'],
];
const gate: [string, string] = ['国宾馆东门', 'East Gate, Guesthouse'];
const arts: [string, string] = ['云岫艺术中心正门', 'Main entrance, Yunxiu Arts Centre'];
const press: [string, string] = ['玉澄会议中心南门', 'South Entrance, Conference Centre'];
const airport: [string, string] = ['首都国际机场三号航站楼', 'Capital International Airport, Terminal 3'];
const south: [string, string] = ['北京南站北广场', 'Beijing South Station, north square'];
const coaches = (count: number): [string, string] => [`大巴${count}辆`, `${count} coaches`];
const vans = (count: number): [string, string] => [`中巴${count}辆`, `${count} minibuses`];

/** Services between two points, numbered through. */
const services = (
  letter: string,
  {
    from,
    to,
    minutes,
    vehicles,
  }: { from: [string, string]; to: [string, string]; minutes: number; vehicles: [string, string] },
  ...times: string[]
) => times.map((time, i) => [`${letter}${i + 1}`, time, from, to, String(minutes), vehicles]);

export const shuttle = inBoth(
  {
    key: 'guide-shuttle',
    title: { zh: '论坛班车时刻表', en: 'Timetable of the Forum’s coaches' },
    subtitle: { zh: '抵离、会场之间与晚间活动', en: 'Arrivals, between venues, evening events' },
  },
  chapter(
    ['抵达与离会', 'Arrival and departure'],
    text(
      '抵达班车在会前一天与第一天开行，离会班车在第三天晚间与次日开行。请至少提前10分钟候车，凭证件或邀请函乘坐。',
      'Coaches from the airport run on the eve and on the first day, coaches back on the third evening and the day after. Please be there ten minutes before; a badge or an invitation is your ticket.',
    ),
    table(
      head,
      ...services(
        'A',
        { from: airport, to: gate, minutes: 55, vehicles: coaches(2) },
        '09:20',
        '11:50',
        '14:20',
        '17:10',
        '20:40',
        '23:15',
      ),
      ...services('B', { from: south, to: gate, minutes: 40, vehicles: vans(3) }, '10:05', '13:35', '16:45', '19:55'),
      ...services(
        'C',
        { from: gate, to: airport, minutes: 60, vehicles: coaches(2) },
        '05:30',
        '07:45',
        '10:30',
        '14:00',
        '18:50',
        '21:15',
      ),
    ),
  ),
  chapter(
    ['会场之间', 'Between the venues'],
    table(
      head,
      ...services(
        'D',
        { from: gate, to: press, minutes: 6, vehicles: vans(1) },
        '07:30',
        '08:10',
        '08:50',
        '11:30',
        '13:00',
        '15:45',
        '17:15',
      ),
      ...services(
        'E',
        { from: press, to: gate, minutes: 6, vehicles: vans(1) },
        '07:45',
        '08:25',
        '09:05',
        '11:45',
        '13:15',
        '16:00',
        '17:30',
      ),
    ),
    text(
      '两处会场之间步行约9分钟，天气晴好时往往比乘车更快。',
      'The walk between the two takes about nine minutes and, in fine weather, is often quicker than the coach.',
    ),
  ),
  chapter(
    ['晚间活动', 'Evening events'],
    table(
      head,
      ...services('F', { from: gate, to: arts, minutes: 14, vehicles: coaches(6) }, '17:50', '18:05', '18:15', '19:05'),
      ...services('G', { from: arts, to: gate, minutes: 14, vehicles: coaches(6) }, '20:40', '21:10', '21:45', '22:15'),
    ),
    text(
      '晚间班车逢满即发。末班车22:15发出后，请拨打总值班电话，秘书处将在20分钟内派车。',
      'Evening coaches leave as soon as they are full. After the last one at 22:15 please call the duty officer; the Secretariat will send a car within 20 minutes.',
    ),
  ),
);
