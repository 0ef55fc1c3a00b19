import { bars, chapter, inBoth, points, table, text } from '../../writing.ts';

export const ports = inBoth(
  {
    key: 'report-ports',
    title: { zh: '港口韧性工作组报告', en: 'Report of the Working Group on Port Resilience' },
    subtitle: { zh: '参与倡议 · 提交第三天全体会议', en: 'Engagement initiative · For the plenary of the third day' },
  },
  chapter(
    ['任务与方法', 'Task and method'],
    text(
      '工作组由云帆航运集团总裁贺永强牵头，成员来自14座港口、6家航运企业和3个工会。会前四个月，工作组比较了31,480次靠泊的计划与实际时间，访谈了212名调度员、引航员和码头工人。',
      'The group, led by Mr He Yongqiang, President of Yunfan Shipping Group, has members from 14 ports, six shipping companies and three trade unions. In the four months before the Forum it compared planned and actual times of 31,480 calls and interviewed 212 dispatchers, pilots and dock workers.',
    ),
    text(
      '报告不评价任何一座港口。各港数据以字母代替，只有港口自己知道自己是哪一个字母。',
      'The report judges no port. Each is named by a letter, and only the port itself knows which letter it is.',
    ),
  ),
  chapter(
    ['等泊的代价', 'What waiting costs'],
    text(
      '在所考察的靠泊中，43%的船舶等候超过3小时，平均等候7.4小时。一艘中型集装箱船等候时每小时消耗燃油约0.9吨。若将平均等候减少四成，14座港口一年可少烧燃油11.6万吨。',
      'Of the calls studied, 43 per cent waited longer than three hours and the average wait was 7.4 hours. A container ship of middle size burns about 0.9 tonnes of fuel for each hour that it waits. If the average were cut by two fifths, the 14 ports would save 116,000 tonnes of fuel a year.',
    ),
    bars(
      ['平均等泊时间', 'Average wait for a berth'],
      ['小时', 'hours'],
      [['港口A', 'Port A'], 3.1],
      [['港口D', 'Port D'], 4.6],
      [['港口F', 'Port F'], 7.9],
      [['港口K', 'Port K'], 9.2],
      [['港口M', 'Port M'], 12.5],
    ),
    text(
      '等候时间与港口大小几乎无关，与三件事关系密切：到港预测是否共享，夜间引航是否排班，岸电插座是否够用。',
      'The wait has almost nothing to do with the size of a port. It has to do with three things: whether forecasts of arrival are shared, whether pilots are rostered at night, and whether there are enough sockets for shore power.',
    ),
  ),
  chapter(
    ['误差由谁承担', 'Who pays for an error'],
    text(
      '预测之所以不公布，是因为没有人愿意为误差付费。工作组建议采用“三小时规则”：预测与实际相差不足3小时，各方自负；3至8小时，由发布预测的一方承担燃油费的三分之一；超过8小时，由事先设立的互助基金承担，基金按靠泊次数缴费，每次12元。',
      'Forecasts are not published because nobody wishes to pay when they are wrong. The group proposes a “three-hour rule”: within three hours each side bears its own cost; between three and eight hours whoever published the forecast bears one third of the fuel; beyond eight hours a mutual fund pays, to which every call contributes 12 yuan.',
    ),
    table(
      [
        ['误差', 'Error'],
        ['占比', 'Share of calls'],
        ['由谁承担', 'Who pays'],
      ],
      [['不足3小时', 'Less than 3 hours'], '68%', ['各方自负', 'Each side']],
      [['3至8小时', '3–8 hours'], '24%', ['发布方承担三分之一', 'One third by the publisher']],
      [['超过8小时', 'More than 8 hours'], '8%', ['互助基金', 'The mutual fund']],
    ),
    text(
      '栈桥港务集团董事长杜琳淑指出，规则须先试行一年，再谈金额。工作组采纳了这一意见。',
      'Ms Du Linshu, Chair of Zhanqiao Port Group, held that the rule should be tried for a year before its amounts are settled. The group followed her advice.',
    ),
  ),
  chapter(
    ['码头上的人', 'The people on the quay'],
    text(
      '212名受访者中，167人认为预测系统应当先告诉一线，再告诉调度中心。诺德港工业首席执行官托比亚斯·雷嫩坎普介绍了该公司的做法：任何改变班次的预测，至少提前36小时通知工人代表。',
      'Of the 212 people interviewed, 167 want the forecast to reach the quay before it reaches the control room. Mr Tobias Rennenkamp, Chief Executive Officer of Nordhaven Industrie, described his company’s practice: a forecast that changes a shift is told to the workforce at least 36 hours ahead.',
    ),
    points(
      ['每座港口指定一名“预测联络员”，由工人推选', 'Each port names a forecast liaison officer, chosen by the workers'],
      ['夜班连续不超过四个', 'No more than four night shifts in a row'],
      ['培训时间计入工时', 'Training counts as working time'],
    ),
  ),
  chapter(
    ['建议', 'Proposals'],
    points(
      [
        '共享到港预测：自愿加入，数据每30分钟更新一次',
        'Share forecasts of arrival: voluntary, updated every 30 minutes',
      ],
      [
        '试行“三小时规则”一年，由两洋发展组织记录结果',
        'Try the three-hour rule for a year; the Inter-Oceanic Development Organisation keeps the record',
      ],
      [
        '公布岸电能力：插座数量、电压、等候时间',
        'Publish shore power: the number of sockets, their voltage, the wait for one',
      ],
    ),
    text(
      '扎姆拉苏丹国港口与自由区管理局局长胡达·拉瓦希亚表示，该国两座港口愿率先加入试行。',
      'Ms Huda Al-Rawahiya, Director-General of the Ports and Free Zones Authority of the Sultanate of Dhamra, declared that two ports of her country are ready to begin.',
    ),
  ),
);
