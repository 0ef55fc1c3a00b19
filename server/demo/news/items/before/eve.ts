import type { DemoNews } from '../../shapes.ts';
import { daily, qingniao } from '../../sources.ts';
import { inBoth, list, picture, quote, text } from '../../writing.ts';

export const eve: DemoNews[] = [
  {
    ...{ key: 'woodblock', kind: 'news', category: 'culture', published: { day: -9, time: '13:00' } },
    ...{ source: daily, cover: 'craft-1' },
    title: { zh: '一块印版，30余位学徒', en: 'One block, 30 apprentices' },
    summary: {
      zh: '澄心艺术研究院院长李彦堂带徒30余名，正在复制流失的木版画。',
      en: 'Mr Li Yantang of the Chengxin Academy of Arts has trained more than 30 apprentices and is reproducing prints that were lost.',
    },
    body: inBoth([
      text(
        '澄心艺术研究院的木版工作室里，1700余块清代印版按年代排在架上。院长李彦堂说，版是死的，手是活的，手断了，版就只是木头。',
        'In the woodblock studio of the Chengxin Academy of Arts more than 1,700 blocks of the Qing dynasty stand on their shelves by age. The blocks are still, says Mr Li Yantang, its President, and the hand is alive; without the hand they are only wood.',
      ),
      picture('craft-2', '晾在绳上的新印', 'New prints hung up to dry'),
      text(
        '李彦堂带出的学徒有30余位。他定下一条规矩：学徒第一年不刻版，只印，印到能从纸背看出哪一刀深了。',
        'Mr Li has trained more than 30 apprentices. He has one rule: in their first year they do not cut, they print, until they can tell from the back of a sheet which stroke went too deep.',
      ),
      text(
        '论坛首日下午，他将在“创意经济与活态遗产”专题研讨会上谈“师徒之间”。',
        'On the afternoon of the Forum’s first day he will speak on “Between master and apprentice” at the symposium “The Creative Economy and Living Heritage”.',
      ),
    ]),
  },
  {
    ...{ key: 'one-timetable', kind: 'news', category: 'economy', published: { day: -5, time: '09:30' } },
    ...{ source: qingniao, cover: 'railway-1' },
    title: { zh: '五家铁路，一张时刻表', en: 'Five railways, one timetable' },
    summary: {
      zh: '内陆走廊铁路联合体统一时刻与运价，4700公里货运线路上的换轨等待由两天缩短到七小时。',
      en: 'The Inland Corridor Railways Consortium has one timetable and one tariff; the wait at the change of gauge on its 4,700 kilometres has fallen from two days to seven hours.',
    },
    body: inBoth([
      text(
        '由五家铁路企业组成的内陆走廊铁路联合体开始执行统一的时刻表与运价，适用于4700公里货运线路。',
        'The Inland Corridor Railways Consortium, formed by five railways, has introduced a common timetable and tariff on its 4,700 kilometres of freight line.',
      ),
      text(
        '联合体总裁法鲁赫·米尔索阿托夫曾任编组站站长。他说，统一时刻表并不需要新轨道，需要的是五个调度室看同一块屏幕。',
        'Mr Farrukh Mirsoatov, its President, was once the master of a marshalling yard. A common timetable calls for no new track, he says; it calls for five control rooms that look at the same screen.',
      ),
      list(
        ['换轨等待：由两天缩短到七小时', 'Wait at the change of gauge: from two days to seven hours'],
        ['准点到达：由62%提高到81%', 'Arrivals on time: from 62 to 81 per cent'],
        ['单证份数：由23份减为6份', 'Documents for one consignment: from 23 to six'],
      ),
      text(
        '论坛第三天，米尔索阿托夫将在“内陆经济体：铁路、公路与单一窗口”专题研讨会上公布三条走廊的实测数据。',
        'On the third day of the Forum Mr Mirsoatov will present measured figures at the symposium “Landlocked Economies: Rail, Road and the Single Window”.',
      ),
    ]),
  },
  {
    ...{ key: 'sea-walls', kind: 'news', category: 'green', published: { day: -2, time: '18:45' } },
    ...{ source: daily, cover: 'island-1' },
    // Such titles come, and every screen must bear one.
    title: {
      zh: '小岛屿经济体减轻灾害风险、气候适应及可持续基础设施联合秘书处发布通用海堤设计图集，邀请社区、工程师与保险机构在“岛屿与海岸”专题研讨会之前提出意见',
      en: 'Joint Secretariat for Disaster Risk Reduction, Climate Adaptation and Sustainable Infrastructure in Small Island Economies publishes standard designs for sea walls and invites comments from communities, engineers and insurers',
    },
    summary: {
      zh: '图集收录九种海堤断面，其中四种把珊瑚礁与红树林计入防护。',
      en: 'Of the nine cross-sections, four count reefs and mangroves as part of the defence.',
    },
    body: inBoth([
      text(
        '联合秘书处今天发布通用海堤设计图集，收录九种断面，附材料用量和养护要求，可由当地施工队按图建造。',
        'The Joint Secretariat today published a set of standard designs for sea walls: nine cross-sections with quantities and rules of upkeep, which local builders can follow.',
      ),
      text(
        '执行主任阿拉斯泰尔·麦克罗说，许多岛屿为同一道海堤付了三次设计费。图集不收费，也不设专利，任何政府都可以改。',
        'Many islands, says Mr Alastair McKerrow, the Executive Director, have paid three times to have the same wall designed. The set is free, nothing in it is patented, and any government may alter it.',
      ),
      text(
        '意见征集至论坛第三天“岛屿与海岸：气候前线”专题研讨会开始前。研讨会由麦克罗主持，岛屿气候适应委员会首席专员阿罗哈·特马拉马等嘉宾发言。',
        'Comments may be sent until the symposium “Islands and Coasts on the Front Line” on the third day of the Forum, which Mr McKerrow will chair; Ms Aroha Te Marama, Chief Commissioner of the Islands Commission on Climate Adaptation, is among the speakers.',
      ),
    ]),
  },
  {
    ...{ key: 'delegates-arrive', kind: 'news', category: 'forum', published: { day: 0, time: '20:30' } },
    ...{ source: daily, cover: 'lanterns-1', voice: true },
    title: { zh: '代表陆续抵京，论坛明日启幕', en: 'Delegates arrive in Beijing on the eve of the Forum' },
    summary: {
      zh: '约250名正式代表陆续抵达，60余场会议与活动将在三天内举行。',
      en: 'Some 250 delegates are arriving for more than 60 meetings and events in three days.',
    },
    body: inBoth([
      text(
        '出席第十二届全球发展高层论坛的代表今天陆续抵京。据组委会秘书处介绍，本届论坛正式代表约250人，各界参会人员共约320人。',
        'Delegates to the twelfth High-Level Forum on Global Development arrived in Beijing today. According to the Secretariat there are some 250 delegates and about 320 attendees in all.',
      ),
      text(
        '傍晚，玉澄国宾馆各会议厅完成最后一次设备检查。和合厅的六路传译、表决按键和直播信号均已就绪。',
        'In the evening the halls of the Yucheng State Guesthouse went through a last check. The six channels of interpretation, the voting keys and the live coverage in Hehe Hall are ready.',
      ),
      quote(
        '会场准备得再好，也只是一间屋子。论坛能不能开好，要看大家愿不愿意把难题摆到桌面上。',
        'However well a hall is prepared, it is only a room. Whether the Forum succeeds depends on our willingness to put the difficult questions on the table.',
      ),
      text(
        '组委会主席秦书华在看望工作人员时这样说。明天上午，青年学者对话、粮食安全等会议率先举行，首日全体会议下午13:30在和合厅开始。',
        'So said Mr Qin Shuhua, Chair of the Organising Committee, when he visited the staff. Tomorrow morning begins with a dialogue of young scholars and a symposium on food security; the first-day plenary opens at 13:30 in Hehe Hall.',
      ),
      text(
        '组委会秘书处提醒各位代表随身佩戴证件，并留意应用内的通知。',
        'The Secretariat asks delegates to wear their badges at all times and to watch for notifications in the app.',
      ),
    ]),
  },
];
