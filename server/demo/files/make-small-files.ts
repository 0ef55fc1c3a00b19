import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { forumFilePath, forumFiles } from './files.ts';
import { docOf, pptOf, xlsOf } from './layout/old-office.ts';
import * as draw from './layout/pictures.ts';

/** Makes the small files anew, one of each ending that has no text inside that is searched. */
const letter = [
  '助理领取文件委托书 / Letter of Authority',
  '兹委托下列助理代为领取本人的会议文件。证件须由本人领取，不得代领。',
  'I authorise the assistant named below to collect my documents. Badges are handed to their holders only.',
  '代表姓名与证件编号 / Name and badge number of the delegate: ____________________',
  '助理姓名与证件编号 / Name and badge number of the assistant: ____________________',
  '日期与签名 / Date and signature: ____________________',
];
const dietary: (string | number)[][] = [
  ['餐饮需求 / Dietary need', '午餐 / Lunches', '晚宴 / Dinners'],
  ...[
    ['素食 / Vegetarian', 0, 0],
    ['清真 / Halal', 0, 0],
    ['犹太洁食 / Kosher', 0, 0],
    ['不含麸质 / Without gluten', 0, 0],
    ['不含坚果 / Without nuts', 0, 0],
  ],
];
const evacuation = [
  {
    title: '紧急疏散 / Evacuation',
    text: '听到连续警报，请步行离开，不要使用电梯。\rOn a continuous alarm please walk out; do not use the lifts.',
  },
  { title: '集合地点 / Assembly point', text: '湖畔草坪，牌号A至D。\rThe lawn by the lake, signs A to D.' },
];

const webp = (svg: string) => sharp(Buffer.from(svg)).webp({ quality: 74 }).toBuffer();
const makers: Record<string, () => Promise<Buffer | string> | Buffer | string> = {
  'guide-letter-of-authority': () => docOf(letter),
  'guide-dietary-list': () => xlsOf('登记表', dietary),
  'guide-evacuation': () => pptOf(evacuation),
  'guide-badge-colours': () => sharp(Buffer.from(draw.badgeColours)).png({ palette: true, effort: 10 }).toBuffer(),
  'guide-gate-sketch': () => draw.gateSketch,
  'guide-floor-signs': draw.floorSignsBitmap,
  'journal-cover-1': () => draw.cover('lake-1', '1'),
  'journal-cover-2': () => draw.cover('hall-2', '2'),
  'journal-lantern': draw.lanternInMotion,
  'journal-poster': () => webp(draw.poster),
};

for (const [key, make] of Object.entries(makers)) {
  const file = forumFiles.find((one) => one.key === key);
  if (!file) throw new Error(`${key} is not in the list`);
  await writeFile(forumFilePath(file), await make());
}
