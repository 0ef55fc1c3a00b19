import { chapter, inBoth, inOne, points, table, text } from '../../writing.ts';
import { articles } from './from-news.ts';

const before = articles(
  ({ kind, category, published }) => kind === 'news' && published.day < 1 && category !== 'forum',
);
const firstDay = articles(({ kind, published }) => kind === 'news' && published.day === 1);
const talks = articles(({ kind, published }) => kind === 'talk' && published.day < 2);

const editorial = {
  zh: [
    text(
      '会刊创办于第二届论坛，当时只有四页，由两位编辑在复印机旁完成。今天它每天出一期，印数2400份，其中900份用再生纸印制。变化的是篇幅，不变的是一条规矩：文章先给当事人核对事实，不给任何人审阅观点。',
    ),
    text(
      '本期收录会前十篇报道，写的都不是会场里的事：盐碱地上的稻子、烧甲醇的船、可可豆旁的工厂、县城图书馆的夜灯。论坛开幕之前，转型早已开始。',
    ),
  ],
  en: [
    text(
      'The Journal was founded at the second Forum, when it had four pages and was made by two editors beside a photocopier. Today it appears daily, in 2,400 copies, 900 of them on recycled paper. Its length has changed; one rule has not: those concerned verify the facts of an article, and nobody approves its opinions.',
    ),
    text(
      'This issue brings together ten reports from before the Forum, none of which takes place in a conference hall: rice on salty ground, ships that burn methanol, a factory beside the cocoa trees, the lights of a village library. The transition began long before the opening.',
    ),
  ],
};

export const issues = [
  inOne(
    'zh',
    { key: 'journal-1-zh', title: '论坛会刊 第一期', subtitle: '会前特刊：转型已经开始 · 中文版' },
    chapter('编者的话', ...editorial.zh),
    ...before,
  ),
  inOne(
    'en',
    {
      key: 'journal-1-en',
      title: 'Forum Journal, Issue 1',
      subtitle: 'On the eve: the transition has begun · English edition',
    },
    chapter('From the editors', ...editorial.en),
    ...before,
  ),
  inBoth(
    {
      key: 'journal-2',
      title: { zh: '论坛会刊 第二期', en: 'Forum Journal, Issue 2' },
      subtitle: { zh: '首日报道', en: 'The first day' },
    },
    chapter(
      ['首日数字', 'The first day in figures'],
      table(
        [
          ['项目', 'Item'],
          ['数量', 'Number'],
        ],
        [['报到代表', 'Delegates registered'], '243'],
        [['发放接收机', 'Receivers handed out'], '1,186'],
        [['专题研讨会现场提问', 'Questions from the floor'], '97'],
        [['班车运送人次', 'Passengers of the coaches'], '1,540'],
        [['供应茶水（升）', 'Litres of tea served'], '860'],
      ),
      text(
        '首日最长的一次提问用时4分10秒，最短的只有两个字：“为何？”主持人请发言嘉宾先回答后者。',
        'The longest question of the day took four minutes and ten seconds; the shortest had one word: “Why?” The chair asked the speaker to answer that one first.',
      ),
    ),
    ...firstDay,
  ),
  inOne(
    'zh',
    { key: 'journal-talks-zh', title: '论坛会刊 观点专刊', subtitle: '访谈、文章与讲话 · 中文版' },
    chapter(
      '本刊说明',
      text(
        '专刊收录会前与首日发表的访谈、文章和讲话。编辑部只统一了体例，没有统一观点；两篇文章对同一件事看法相反，我们把它们排在一起。',
      ),
      points('引用请注明“论坛会刊观点专刊”', '转载前请来信：journal@forum.example'),
    ),
    ...talks,
  ),
  inOne(
    'en',
    {
      key: 'journal-talks-en',
      title: 'Forum Journal: Talks',
      subtitle: 'Interviews, essays and speeches · English edition',
    },
    chapter(
      'About this issue',
      text(
        'This issue contains the interviews, essays and speeches that appeared before the Forum and on its first day. The editors have made the style uniform, but not the opinions; where two authors see one matter differently, we have placed them side by side.',
      ),
      points('Please quote as “Forum Journal: Talks”', 'For permission to reprint: journal@forum.example'),
    ),
    ...talks,
  ),
];
