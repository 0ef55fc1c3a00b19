import type { DemoNews } from '../../shapes.ts';
import { daily, harbourline, qingniao } from '../../sources.ts';
import { heading, inBoth, list, picture, quote, steps, text } from '../../writing.ts';

/** These appear in the course of the second day and on the third; the last is still a draft. */
export const later: DemoNews[] = [
  {
    ...{ key: 'ai-county-towns', kind: 'news', category: 'science', published: { day: 2, time: '12:30' } },
    ...{ source: qingniao, cover: 'servers-1' },
    title: {
      zh: '人工智能先到哪里？研讨会谈县城与小企业',
      en: 'Where should artificial intelligence go first? To county towns and small firms, a symposium says',
    },
    summary: {
      zh: '四位嘉宾从电网、节能与公共服务的实例出发，讨论哪些能力应当作为公共产品提供。',
      en: 'From grids, energy saving and public services, four speakers asked which capabilities ought to be public goods.',
    },
    body: inBoth([
      text(
        '人工智能会缩小差距还是扩大差距？“人工智能与包容发展”专题研讨会今天中午在青云厅结束，四位嘉宾给出了具体的答案。',
        'Will artificial intelligence narrow gaps or widen them? The symposium “Artificial Intelligence for Inclusive Development” ended in Qingyun Hall at midday with four concrete answers.',
      ),
      text(
        '子午电网首席执行官海伦娜·索恩奎斯特说，预测误差降低三分之一，备用机组随之减少，但调度员仍是最后的决策者。远岫新能源董事长顾明澜说，公司把电力数据向中小企业开放，近4000家工厂据此完成节能改造，多数没有自己的数据人员。',
        'Ms Helena Thornquist, Chief Executive Officer of Meridian Grid, said that forecasting errors have fallen by a third, and reserves with them; but dispatchers still decide. Mr Gu Minglan, Chair of Yuanxiu New Energy, said that almost 4,000 factories have saved energy with the electricity data his company shares, most of them without any data staff of their own.',
      ),
      text(
        '巴库梅共和国发展规划部部长阿马杜·库雷西要求让发展中国家参与制定规则，共享增长研究所普里扬卡·德什瓦尔教授则提醒，“最后一公里”往往是一位会修机器的人。',
        'Mr Amadou Kouressy, Minister of Development Planning of the Republic of Bakoumé, asked that developing countries have a hand in writing the rules. Professor Priyanka Deshwal of the Institute for Shared Growth observed that the last mile is often a person who can mend the machine.',
      ),
      text(
        '主持人沈彦志教授归纳说，算力可以租，数据可以借，只有人要自己培养。',
        'Computing power can be hired and data borrowed, concluded Professor Shen Yanzhi, who was in the chair; only people must be trained at home.',
      ),
    ]),
  },
  {
    ...{ key: 'ports-that-learn-report', kind: 'news', category: 'economy', published: { day: 2, time: '18:20' } },
    ...{ source: harbourline, cover: 'harbour-4' },
    title: { zh: '船还没到，泊位先知道', en: 'The berth that knows before the ship arrives' },
    summary: {
      zh: '“学习型港口”研讨会讨论到港预测由谁发布、误差由谁承担，以及码头工人如何参与。',
      en: '“Ports that Learn” asked who should publish predicted arrivals, who answers for errors, and how dock workers take part.',
    },
    body: inBoth([
      text(
        '一艘船早到三小时，港口要多烧三小时的油等它；晚到三小时，整条岸线跟着乱。松鹤厅里的“学习型港口”专题研讨会今天傍晚从这三小时谈起。',
        'A ship that comes three hours early burns fuel while it waits; one that comes three hours late upsets a whole quay. From those three hours the symposium “Ports that Learn” set out in Songhe Hall this evening.',
      ),
      picture('bridge-1', '进港航道上的大桥', 'The bridge across the approach to a port'),
      text(
        '栈桥港务集团董事长杜琳淑介绍，三座港口共用一套预测后，船舶平均等泊时间减少四成。诺德港工业首席执行官托比亚斯·雷嫩坎普说，公司十年未因自动化裁减一个岗位，每一步都与职工代表先商定。',
        'Since her three ports began to share one forecast, said Ms Du Linshu, Chair of Zhanqiao Port Group, ships wait two fifths less for a berth. Mr Tobias Rennenkamp, Chief Executive Officer of Nordhaven Industrie, said that in ten years no post has been lost to automation in his company, because each step was first agreed with the workforce.',
      ),
      quote(
        '预测错了，谁来付那三小时的油钱？不先回答这个问题，没有人愿意公布预测。',
        'When the forecast is wrong, who pays for three hours of fuel? Until that is answered, nobody will publish a forecast.',
      ),
      text(
        '云帆航运集团总裁贺永强的提问引出了当天最热烈的讨论。主持人顾明澜请港口韧性工作组把答案写进明天的报告。',
        'The question of Mr He Yongqiang, President of Yunfan Shipping Group, gave rise to the liveliest discussion of the day. Mr Gu Minglan, in the chair, asked the working group on port resilience to answer it in tomorrow’s report.',
      ),
    ]),
  },
  {
    ...{ key: 'working-group-reports', kind: 'news', category: 'forum', published: { day: 3, time: '10:40' } },
    ...{ source: daily, cover: 'hall-3' },
    title: { zh: '三个工作组提交报告', en: 'The three working groups present their reports' },
    summary: {
      zh: '港口、技能、绿色标准：九条建议进入评议，获得普遍支持的将写入主席总结。',
      en: 'Ports, skills and green standards: nine proposals were discussed, and those with broad support will enter the Chair’s Summary.',
    },
    body: inBoth([
      text(
        '三个工作组今天上午在和合厅提交报告，两洋发展组织秘书长费尔南德斯-阿尔瓦拉多主持会议。',
        'The three working groups presented their reports in Hehe Hall this morning, with Ms Fernández-Alvarado, Secretary-General of the Inter-Oceanic Development Organisation, in the chair.',
      ),
      list(
        [
          '港口韧性：共享到港预测，误差费用分摊，公布岸电能力',
          'Port resilience: shared forecasts of arrival, a rule for the cost of errors, a list of shore power',
        ],
        [
          '技能培训：培训券跨省通用，证书行业互认，统计离岗培训时间',
          'Skills: vouchers valid everywhere, certificates recognised by industries, a count of hours released for training',
        ],
        [
          '绿色标准：建立共同名录，先收录三类标准，每年更新',
          'Green standards: a common register, three kinds of standard to begin with, a revision every year',
        ],
      ),
      text(
        '评议之后，主席总结起草组将整理各方意见，闭幕会议16:00举行。',
        'After the discussion the drafting group on the Chair’s Summary will put the comments in order. The closing plenary begins at 16:00.',
      ),
    ]),
  },
  {
    ...{ key: 'closing-summary', kind: 'news', category: 'forum', published: null, source: daily, cover: 'lanterns-2' },
    title: { zh: '论坛闭幕，主席总结发布', en: 'The Forum closes with the Chair’s Summary' },
    summary: {
      zh: '主席总结与三项后续建议发布，组委会秘书处将在下届论坛报告落实情况。',
      en: 'The Chair’s Summary and three proposals for follow-up are issued; the Secretariat will report on them at the next Forum.',
    },
    body: inBoth([
      text(
        '组委会主席秦书华在闭幕会议上发布主席总结，并宣布代表们投票选出的三项后续建议。',
        'Mr Qin Shuhua, Chair of the Organising Committee, issued the Chair’s Summary at the closing plenary and announced the three proposals chosen by delegates.',
      ),
      heading('后续安排', 'What follows'),
      steps(
        [
          '组委会秘书处在30天内公布三项建议的牵头方',
          'Within 30 days the Secretariat names who will lead on each proposal',
        ],
        ['半年后发布进展简报', 'After half a year it publishes a note on progress'],
        ['下届论坛听取落实情况', 'The next Forum hears what has been done'],
      ),
      text('（三项建议待表决后补入）', '(The three proposals are to be added after the vote.)'),
    ]),
  },
];
