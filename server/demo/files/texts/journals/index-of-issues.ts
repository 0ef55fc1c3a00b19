import { chapter, inBoth, table, text } from '../../writing.ts';

type Edition = [edition: string, theme: [string, string], issues: number, pages: number, readers: number];

const editions: Edition[] = [
  ['2', ['开放与均衡', 'Openness and Balance'], 1, 4, 300],
  ['3', ['城市与乡村', 'Town and Country'], 2, 24, 450],
  ['4', ['水的尺度', 'The Measure of Water'], 3, 52, 700],
  ['5', ['人口的十年', 'A Decade of Population'], 3, 60, 820],
  ['6', ['危机之后的规则', 'Rules after the Crisis'], 4, 96, 1_150],
  ['7', ['道路与港口', 'Roads and Harbours'], 4, 104, 1_300],
  ['8', ['数据属于谁', 'Whose Data'], 5, 132, 1_520],
  ['9', ['健康是共同的事', 'Health in Common'], 5, 128, 1_680],
  ['10', ['十届回望', 'Ten Forums in Retrospect'], 6, 188, 2_050],
  ['11', ['气候与生计', 'Climate and Livelihoods'], 6, 176, 2_200],
  ['12', ['转型时代的信心', 'Confidence in an Age of Transition'], 6, 192, 2_400],
];

export const indexOfIssues = inBoth(
  {
    key: 'journal-index',
    title: { zh: '会刊总目', en: 'Index of the Journal' },
    subtitle: { zh: '第二届至第十二届', en: 'Second to twelfth Forum' },
  },
  chapter(
    ['历届会刊', 'Issues by edition'],
    table(
      [
        ['届次', 'Edition'],
        ['主题', 'Theme'],
        ['期数', 'Issues'],
        ['页数', 'Pages'],
        ['印数', 'Copies'],
      ],
      ...editions.map(([edition, theme, ...figures]) => [edition, theme, ...figures.map(String)]),
    ),
    text(
      '第一届论坛没有会刊，会议纪要现存玉澄国宾馆档案室，编号YC-0017。',
      'The first Forum had no journal; its minutes are kept in the archive of the Yucheng State Guesthouse under the number YC-0017.',
    ),
  ),
  chapter(
    ['最常引用', 'Most often quoted'],
    table(
      [
        ['文章', 'Article'],
        ['届次', 'Edition'],
        ['引用次数', 'Quoted'],
      ],
      [['《六小时通知胜过一年公报》', 'Six hours’ notice'], '4', '318'],
      [['《谁来养老，谁来付钱》', 'Who cares and who pays'], '5', '274'],
      [['《一条铁路的三本账》', 'Three accounts of one railway'], '7', '251'],
      [['《匿名不等于安全》', 'Anonymous is not safe'], '8', '402'],
      [['《疫苗冷链的最后五公里》', 'The last five kilometres of the cold chain'], '9', '366'],
      [['《海堤后面的学校》', 'The school behind the sea wall'], '11', '189'],
    ),
  ),
  chapter(
    ['编辑部', 'The editors'],
    text(
      '会刊编辑部设在新闻中心二号工作间，分机4512。来稿请寄journal@forum.example，中文稿不超过1800字，英文稿不超过900词。',
      'The editors work in Office 2 of the Press Centre, extension 4512. Contributions of at most 1,800 Chinese characters or 900 English words may be sent to journal@forum.example.',
    ),
  ),
);
