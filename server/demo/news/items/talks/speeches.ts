import type { DemoNews } from '../../shapes.ts';
import { daily } from '../../sources.ts';
import { heading, inBoth, picture, quote, text } from '../../writing.ts';

/** Speeches given at the Forum, shortened. */
export const speeches: DemoNews[] = [
  {
    ...{ key: 'talk-wen-rulan', kind: 'talk', category: 'society', published: { day: 1, time: '14:20' } },
    ...{ source: daily, cover: 'old-town-1' },
    title: { zh: '温如兰：更新一座老城，先学会慢', en: 'Wen Rulan: To renew an old town, first learn to be slow' },
    summary: {
      zh: '沧浦市市长在“气候变化中的历史街区”专题研讨会上的发言，有删节。',
      en: 'From the address of the Mayor of Cangpu at the symposium “Historic Quarters in a Changing Climate”.',
    },
    body: inBoth([
      text(
        '老厂区最热的那条街，夏天比市中心低两度。我们起初以为仪器坏了，后来才明白，一百年前的人把街修得又窄又弯，是为了让江风进得来、太阳进不来。',
        'On the hottest days one street in our old works is two degrees cooler than the city centre. At first we thought that the instrument was broken. Then we understood that those who built it a hundred years ago made it narrow and winding, to let the river breeze in and keep the sun out.',
      ),
      text(
        '更新方案里原本要把它拓宽。我们停下来，请老师傅带着年轻建筑师在街上走了三个月。',
        'Our plan had been to widen it. We stopped, and for three months old masters walked the streets with young architects.',
      ),
      picture('street-2', '保留原有宽度的老街', 'An old street that has kept its width'),
      text(
        '慢不是拖延。慢是先弄清楚这座城为什么长成这样，再决定改哪里。改完之后，居民大多没有搬走，这比任何奖项都让我高兴。',
        'To be slow is not to delay. It is to learn why a town has grown as it has, and then to decide what to change. Most of the residents have stayed, and that pleases me more than any prize.',
      ),
    ]),
  },
  {
    ...{ key: 'talk-lindenauer', kind: 'talk', category: 'science', published: { day: 1, time: '16:30' } },
    ...{ source: daily, cover: 'laboratory-1', voice: true },
    title: { zh: '玛格丽特·林德瑙尔：技术扩散为何缓慢', en: 'Margaret Lindenauer: Why technology spreads slowly' },
    summary: {
      zh: '五湖技术政策研究院讲席教授在首日全体会议上的发言，有删节。',
      en: 'From the address of the Chair Professor of the Five Lakes Institute of Technology Policy at the first-day plenary.',
    },
    body: inBoth([
      text(
        '我想讲一台水泵的故事。这台水泵比旧的省电一半，价格相同，任何人都买得到。可是在我们追踪的地区，十二年之后，用上它的农户还不到三成。',
        'I should like to tell the story of a pump. It uses half the power of the old one, costs the same, and anybody can buy it. Yet in the districts that we followed, after 12 years, fewer than three farms in ten had one.',
      ),
      text(
        '我们问农户为什么不换。最常见的回答不是没钱，而是：旧的坏了，镇上有人会修；新的坏了，没有。',
        'We asked why. The commonest answer was not the price. It was this: when the old one breaks, there is a man in town who can mend it; when the new one breaks, there is nobody.',
      ),
      text(
        '技术不是装在箱子里走的，是跟着会用它的人走的。一个地区能吸收多少新技术，大致取决于那里有多少人学过修它。',
        'Technology does not travel in boxes. It travels with people who know how to use it. How much of it a region can absorb depends, roughly, on how many people there have learned to repair it.',
      ),
      text(
        '因此，如果只能给一条政策建议，我会说：把推广经费的三分之一用来培养修理的人。这样花钱看起来慢，其实最快。',
        'So if I may give one piece of advice, it is this: spend a third of the money for spreading technology on training those who repair it. It looks like the slow way, and it is the fastest that we know.',
      ),
      text('谢谢各位。', 'Thank you.'),
    ]),
  },
  {
    ...{ key: 'talk-fernandez', kind: 'talk', category: 'forum', published: { day: 2, time: '10:30' } },
    ...{ source: daily, cover: 'hall-4' },
    title: {
      zh: '费尔南德斯-阿尔瓦拉多：多边合作的耐心',
      en: 'Fernández-Alvarado: Patience in multilateral co-operation',
    },
    summary: {
      zh: '两洋发展组织秘书长在开幕会议上的发言，有删节。',
      en: 'From the address of the Secretary-General of the Inter-Oceanic Development Organisation at the opening.',
    },
    body: inBoth([
      text(
        '主席先生，各位同事：我的组织有23个成员，面向两个大洋，使用九种官方语言。请允许我谈谈一张两页的表格。',
        'Mr Chair, colleagues: my organisation has 23 members on two oceans, with nine official languages among them. Allow me to speak about a form of two pages.',
      ),
      heading('四年，两页', 'Four years for two pages'),
      text(
        '过去，一个岛国申请气候适应资金，要填写214页材料，平均等待18个月。许多申请还没有批下来，海堤已经塌了。',
        'An island state that applied for adaptation funds used to fill in 214 pages and wait for 18 months on average. Many a sea wall fell before its papers were approved.',
      ),
      text(
        '我们用了四年，把214页变成两页。有人问我，四年是不是太长。我说，四年里没有人离开会议室，这就是成果。',
        'We took four years to turn 214 pages into two. I have been asked whether four years are too many. In four years nobody left the room, I reply; that was the result.',
      ),
      heading('耐心不是等待', 'Patience is not waiting'),
      text(
        '耐心是每个月都开会，每次只解决一个问题，并且把没有解决的也写下来。',
        'Patience means to meet every month, to settle one question each time, and to write down what was not settled as well.',
      ),
      quote(
        '信心不是相信别人不会变，而是知道变的时候会有人来电话。',
        'Confidence is not the belief that others will never change. It is the knowledge that, when they do, they will call.',
      ),
      text(
        '这就是我对“转型时代的信心”的理解。谢谢主席先生。',
        'That is what confidence in an age of transition means to me. Thank you, Mr Chair.',
      ),
    ]),
  },
  {
    ...{ key: 'talk-thornquist', kind: 'talk', category: 'green', published: { day: 2, time: '13:10' } },
    ...{ source: daily, cover: 'grid-1' },
    title: { zh: '海伦娜·索恩奎斯特：用预测平衡电网', en: 'Helena Thornquist: Balancing the grid by forecasting' },
    summary: {
      zh: '子午电网首席执行官在“人工智能与包容发展”专题研讨会上的发言，有删节。',
      en: 'From the address of the Chief Executive Officer of Meridian Grid at the symposium on artificial intelligence.',
    },
    body: inBoth([
      text(
        '我在电网调度室工作过13年。那时我们靠三样东西：昨天的曲线、窗外的天，还有一位姓名我至今记得的老调度员。',
        'I spent 13 years in grid control rooms. We had three things to go by: yesterday’s curve, the sky outside the window, and an old dispatcher whose name I still remember.',
      ),
      text(
        '今天，预测误差比那时降低了三分之一，五个国家的电网可以互相支援。但是最后按下按钮的，仍然是人。',
        'Today our errors are a third smaller, and the grids of five countries can support one another. But the hand that presses the button is still human.',
      ),
      picture(
        'wind-2',
        '向邻国开放的不只是线路，还有预测',
        'What is open to neighbours is not the line alone but the forecast',
      ),
      text(
        '电网较小的国家常问我，该先买什么。我的回答是：先花一年把电表的数据校准。模型可以共享，好的数据没有替代品。',
        'Countries with smaller grids often ask me what to buy first. Spend a year on calibrating your meters, I answer. Models can be shared; there is no substitute for good data.',
      ),
      text(
        '我们把预测模型和调度数据向所有邻国开放。它不是礼物，邻居越稳，我们越稳。',
        'We share our models and our dispatch data with all our neighbours. It is no gift: the steadier they are, the steadier are we.',
      ),
    ]),
  },
];
