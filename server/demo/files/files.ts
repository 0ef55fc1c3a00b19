import { join } from 'node:path';
import type { DemoFileAudience, DemoForumFile } from './shapes.ts';

const documentsFolder = join(import.meta.dirname, 'documents');
export const forumFilePath = ({ key, ending }: Pick<DemoForumFile, 'key' | 'ending'>) =>
  join(documentsFolder, `${key}.${ending}`);

type Row = [
  name: `${string}.${DemoForumFile['ending']}`,
  published: `${number} ${string}`,
  zh: string,
  en: string,
  audience?: DemoFileAudience,
];

const delegates: DemoFileAudience = { kind: 'badges', badges: ['red'] };
const ofMeeting = (meeting: string): DemoFileAudience => ({ kind: 'meeting', meeting });

const guides: Row[] = [
  ['guide-handbook.pdf', '-14 09:30', '参会手册', 'Delegates’ Handbook'],
  ['guide-agenda-zh.pdf', '-30 10:00', '会议日程册（中文版）', 'Agenda Book (in Chinese)'],
  ['guide-agenda-en.pdf', '-30 10:05', '会议日程册（英文版）', 'Agenda Book (in English)'],
  ['guide-agenda-table.xlsx', '-30 10:10', '会议日程表', 'Agenda as a Table'],
  ['guide-venues.pdf', '-10 14:00', '会场指南', 'Guide to the Venues'],
  ['guide-shuttle.xlsx', '-5 17:00', '论坛班车时刻表', 'Timetable of the Forum’s Coaches'],
  ['guide-speakers.docx', '-7 11:00', '主持人与发言嘉宾须知', 'Notes for Chairs and Speakers', delegates],
  ['guide-interpretation.pptx', '-3 16:10', '同声传译使用说明', 'How to Use the Interpretation'],
  ['guide-letter-of-authority.doc', '-14 09:40', '助理领取文件委托书', 'Letter of Authority for Assistants'],
  ['guide-dietary-list.xls', '-14 09:45', '餐饮需求登记表', 'Form for Dietary Needs'],
  ['guide-evacuation.ppt', '-8 10:20', '紧急疏散示意', 'Evacuation in an Emergency'],
  ['guide-badge-colours.png', '-12 15:00', '证件颜色说明图', 'Badge Colours at a Glance'],
  ['guide-gate-sketch.svg', '-10 14:10', '东门落客示意图', 'Sketch of the East Gate'],
  ['guide-floor-signs.bmp', '-10 14:20', '楼层标识图', 'Signs of the Levels'],
];

const journals: Row[] = [
  ['journal-1-zh.pdf', '0 18:00', '论坛会刊第一期（中文版）', 'Forum Journal, Issue 1 (in Chinese)'],
  ['journal-1-en.pdf', '0 18:05', '论坛会刊第一期（英文版）', 'Forum Journal, Issue 1 (in English)'],
  ['journal-2.pdf', '2 00:20', '论坛会刊第二期：首日报道', 'Forum Journal, Issue 2: The First Day'],
  ['journal-talks-zh.pdf', '2 00:25', '论坛会刊观点专刊（中文版）', 'Forum Journal: Talks (in Chinese)'],
  ['journal-talks-en.docx', '2 00:30', '论坛会刊观点专刊（英文版）', 'Forum Journal: Talks (in English)'],
  ['journal-culture.pptx', '1 21:55', '会刊增刊：活态遗产图说', 'Journal Supplement: Living Heritage'],
  ['journal-index.xlsx', '0 18:10', '会刊总目', 'Index of the Journal'],
  ['journal-cover-1.jpg', '0 18:15', '会刊第一期封面', 'Cover of the Journal’s First Issue'],
  ['journal-cover-2.jpeg', '2 00:35', '会刊第二期封面', 'Cover of the Journal’s Second Issue'],
  ['journal-lantern.gif', '1 22:00', '会刊动图：灯笼', 'The Journal’s Lantern in Motion'],
  ['journal-poster.webp', '-1 12:00', '会刊征稿海报', 'Call for Contributions: A Poster'],
];

const reports: Row[] = [
  ['report-ports.pdf', '1 08:00', '港口韧性工作组报告', 'Report of the Working Group on Port Resilience'],
  [
    'report-skills.docx',
    '1 08:05',
    '中小企业技能培训工作组报告',
    'Report of the Working Group on Skills for Smaller Firms',
  ],
  [
    'report-standards.docx',
    '1 08:10',
    '共同绿色标准名录工作组报告',
    'Report of the Working Group on a Common Register of Green Standards',
  ],
  [
    'report-grid.pdf',
    '-6 10:00',
    '绿色电力跨区输送：五条线路的经验',
    'Green Power across Regions: Five Lines Compared (in Chinese)',
  ],
  [
    'report-ageing.pdf',
    '-6 10:05',
    '居家养老：九座城市的经验（英文）',
    'Growing Old at Home: What Nine Cities Have Learned',
  ],
  [
    'report-food.docx',
    '-6 10:10',
    '减少产后损失：从田头到仓库的十二个环节',
    'Less Lost after Harvest: From Field to Store (in Chinese)',
  ],
  [
    'report-rivers.pptx',
    '1 17:20',
    '河流数据共享最低标准说明（英文）',
    'Shared Rivers, Shared Data: The Minimum Standard Explained',
  ],
  [
    'report-digital.pptx',
    '-2 09:00',
    '数字公共产品：从试点到推广的八道关',
    'Digital Public Goods: Eight Hurdles (in Chinese)',
  ],
  ['report-commitments.xlsx', '0 09:00', '参与倡议承诺台账', 'Register of Engagement Commitments', delegates],
  [
    ...(['report-debt-points.pdf', '1 15:00', '债务、信任与下一轮融资：要点（英文）'] as const),
    ...(['Debt, Trust and the Next Lending Cycle: Main Points', ofMeeting('debt-and-trust')] as const),
  ],
];

function filesOf(category: DemoForumFile['category'], rows: Row[]): DemoForumFile[] {
  return rows.map(([name, published, zh, en, audience = { kind: 'all' }]) => {
    const [key, ending] = name.split('.') as [string, DemoForumFile['ending']];
    const [day = '', time = ''] = published.split(' ');
    return { key, category, title: { zh, en }, ending, audience, published: { day: Number(day), time } };
  });
}

/** All files of the demo forum that delegates find. */
export const forumFiles: DemoForumFile[] = [
  ...filesOf('guide', guides),
  ...filesOf('journal', journals),
  ...filesOf('report', reports),
];
