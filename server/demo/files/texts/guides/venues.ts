import { halls } from '../../../halls.ts';
import { places } from '../../../places/places.ts';
import { walks } from '../../../places/walks.ts';
import { bars, chapter, inBoth, points, strong, table, text } from '../../writing.ts';

const nameOf = (key: string): [string, string] => {
  const hall = halls.find((one) => one.key === key);
  return [hall?.name.zh ?? key, hall?.name.en ?? key];
};

export const venues = inBoth(
  {
    key: 'guide-venues',
    title: { zh: '会场指南', en: 'Guide to the Venues' },
    subtitle: { zh: '三处会场 · 步行时间 · 无障碍服务', en: 'Three venues · Walking times · Step-free routes' },
  },
  chapter(
    ['三处会场', 'The three venues'],
    ...places.flatMap(({ name, address, arrival }) => [
      strong(`${name.zh}（${address.zh}）`, `${name.en}, ${address.en}`),
      text(arrival.zh, arrival.en),
    ]),
  ),
  chapter(
    ['各厅位置与席位', 'Where the halls are'],
    table(
      [
        ['会议厅', 'Hall'],
        ['位置', 'Where'],
        ['席位', 'Seats'],
      ],
      ...halls.map(({ name, floor, seats }) => [
        [name.zh, name.en] as [string, string],
        [floor.zh, floor.en] as [string, string],
        String(seats),
      ]),
    ),
    bars(
      ['各厅席位', 'Seats in the halls'],
      ['席', 'seats'],
      ...halls.map(({ key, seats }): [[string, string], number] => [nameOf(key), seats]),
    ),
  ),
  chapter(
    ['步行时间', 'Walking times'],
    text(
      '下表由秘书处工作人员以平常步速实测，遇雨雪请多留三分之一的时间。主楼与东翼之间的连廊全程有顶。',
      'Staff of the Secretariat walked these routes at an ordinary pace; in rain or snow please allow a third more. The gallery between the Main Building and the East Wing is roofed throughout.',
    ),
    table(
      [
        ['从', 'From'],
        ['到', 'To'],
        ['分钟', 'Minutes'],
      ],
      ...walks.slice(0, 18).map(({ from, to, minutes }) => [nameOf(from), nameOf(to), String(minutes)]),
    ),
  ),
  chapter(
    ['无障碍服务', 'Step-free access'],
    text(
      '玉澄国宾馆三座楼均有电梯。和合厅第9排与第10排之间留有12个轮椅席位，听澜轩由湖畔坡道进入，坡度不超过1:14。总服务台备有6辆轮椅，凭证件借用。',
      'All three buildings of the Yucheng State Guesthouse have lifts. Between rows 9 and 10 of Hehe Hall there are 12 places for wheelchairs; Tinglan Pavilion is entered by the lakeside ramp, which is nowhere steeper than 1:14. The help desk lends six wheelchairs against a badge.',
    ),
    text(
      '助听感应线圈覆盖和合厅全部座位和青云厅前六排，请将助听器调至T挡。手语翻译请至少提前24小时预约。',
      'An induction loop covers every seat of Hehe Hall and the first six rows of Qingyun Hall; please set your hearing aid to T. Sign-language interpretation can be booked with at least 24 hours’ notice.',
    ),
    points(
      ['静思室：西翼三层，07:00—22:00', 'Quiet room: Level 3, West Wing, 07:00–22:00'],
      ['祈祷室：西翼三层，全天开放', 'Prayer room: Level 3, West Wing, always open'],
      ['母婴室：主楼一层医务室旁', 'Nursing room: beside the first-aid room, Level 1, Main Building'],
      ['行李寄存：东门安检厅，最迟22:30取回', 'Luggage: security hall at the East Gate, to be collected by 22:30'],
    ),
  ),
);
