import type { DemoNews } from '../../shapes.ts';
import { changfeng, daily } from '../../sources.ts';
import { heading, inBoth, list, pdf, picture, quote, rule, steps, text } from '../../writing.ts';

export const firstAfternoon: DemoNews[] = [
  {
    ...{ key: 'low-growth-plenary', kind: 'news', category: 'economy', published: { day: 1, time: '15:40' } },
    ...{ source: changfeng, cover: 'columns-2', voice: true },
    title: {
      zh: '被低估的增长：首日全体会议谈服务业与区域市场',
      en: 'Growth that is overlooked: services and regional markets',
    },
    summary: {
      zh: '首日全体会议认为，服务业、区域市场与技术扩散仍有余地，讨论要点将提交次日的开幕会议。',
      en: 'The first-day plenary saw room in services, regional markets and the spread of technology; its main points go to tomorrow’s opening.',
    },
    body: inBoth([
      text(
        '全球增速放缓，增长还能从哪里来？首日全体会议今天下午在和合厅讨论这一问题，明理研究院院长沈彦志教授主持。',
        'Global growth is slowing: where can it still be found? The first-day plenary took up the question in Hehe Hall this afternoon, with Professor Shen Yanzhi, President of the Mingli Institute, in the chair.',
      ),
      text(
        '弘正证券首席经济学家程立新认为，居民消费中增长最快的是服务，统计却常常漏掉它。先数清楚，才谈得上支持。',
        'Mr Cheng Lixin, Chief Economist of Hongzheng Securities, held that what grows fastest in household consumption is services, and that statistics often miss them. They must be counted before they can be supported.',
      ),
      text(
        '玛格丽特·林德瑙尔教授解释了技术扩散为何缓慢：一项技术从领先企业传到普通企业，平均要走十几年，耽搁最久的环节是维修与培训，而不是价格。',
        'Professor Margaret Lindenauer explained why technology spreads slowly: it takes more than ten years on average to pass from leading firms to ordinary ones, and the longest delay is caused not by price but by repair and training.',
      ),
      text(
        '米拉赛河互联互通秘书处秘书长巴硕·翁沙通说，沿岸小国彼此之间的市场，加起来并不小，缺的是一张互相承认的单据。',
        'Mr Prasert Wongsathorn, Secretary-General of the Mirasai River Connectivity Secretariat, said that the markets of small riparian states are not small when taken together. What is missing is a document that each of them accepts.',
      ),
      text(
        '经济史学者埃斯特万·林科纳达教授提醒与会者，低增长在历史上并不罕见，罕见的是在低增长年代里仍愿意修路办学的社会。',
        'Professor Esteban Rinconada, an economic historian, reminded the plenary that low growth is not rare in history. What is rare is a society that goes on building roads and schools while it lasts.',
      ),
      text(
        '沈彦志在总结中说，三个来源有一个共同点：不需要等待别人先行动。讨论要点将提交明天上午的开幕会议。',
        'The three sources have one thing in common, Professor Shen said in closing: nobody need wait for others to move first. The main points will be submitted to the opening plenary tomorrow morning.',
      ),
    ]),
  },
  {
    ...{ key: 'river-data', kind: 'news', category: 'green', published: { day: 1, time: '17:10' } },
    ...{ source: daily, cover: 'river-1' },
    title: {
      zh: '五个流域拟定水文数据共享最低标准',
      en: 'Five river basins draft a minimum standard for sharing data',
    },
    summary: {
      zh: '专家建议先从三项数据做起：水位、流量和闸门开度，每小时更新。',
      en: 'Experts propose to begin with three figures, updated every hour: level, flow and the opening of gates.',
    },
    body: inBoth([
      text(
        '来自五个流域的专家今天下午在松鹤厅就水文数据共享的最低标准达成初步共识，文本将在论坛后继续修改。',
        'Experts from five basins reached a first understanding in Songhe Hall this afternoon on a minimum standard for sharing hydrological data. The text will be revised after the Forum.',
      ),
      steps(
        ['共享水位、流量和闸门开度三项数据', 'Level, flow and the opening of gates are shared'],
        ['汛期每小时更新，平时每天两次', 'They are updated every hour in the flood season and twice a day otherwise'],
        ['仪器校验记录随数据一并公开', 'The calibration of instruments is published with them'],
      ),
      picture('satellite-1', '卫星影像可以核对地面站的水位', 'Imagery from space can confirm what the gauges say'),
      text(
        '主持人、清源水资源研究院总工程师曲成槐说，标准定得低，是为了谁都做得到；做到了，再往上提。',
        'The standard is low so that everybody can meet it, said Mr Qu Chenghuai, Chief Engineer of the Qingyuan Institute of Water Resources, who was in the chair. Once it is met, it can be raised.',
      ),
      text(
        '库赫萨龙共和国水利与能源部部长祖赫拉·沙里波娃表示，上游放水前六小时的一条通知，对下游的意义胜过一年一次的公报。',
        'A notice six hours before water is released, said Ms Zuhra Sharipova, Minister of Water and Energy of the Republic of Kuhsaron, means more downstream than a bulletin once a year.',
      ),
    ]),
  },
  {
    ...{ key: 'annual-report', kind: 'news', category: 'forum', published: { day: 1, time: '18:10' } },
    ...{ source: daily, cover: 'press-1', public: true },
    title: {
      zh: '论坛发布年度报告《转型时代的信心》',
      en: 'The Forum publishes its Annual Report, Confidence in an Age of Transition',
    },
    summary: {
      zh: '报告考察41个经济体的长期投资，认为信心可以衡量：看规则变动的频率、资金停留的时间和分歧得到答复的速度。',
      en: 'Having studied long-term investment in 41 economies, the report finds that confidence can be measured: by how often rules change, how long money stays and how soon a difference is answered.',
    },
    body: inBoth([
      text(
        '论坛组委会与报告课题组今天下午在松鹤厅发布《论坛年度报告：转型时代的信心》。组委会主席秦书华主持发布会，课题组负责人、明理研究院院长沈彦志教授介绍主要发现。',
        'The Organising Committee and the authors presented the Annual Report, _Confidence in an Age of Transition_, in Songhe Hall this afternoon. Mr Qin Shuhua, Chair of the Organising Committee, presided; Professor Shen Yanzhi, President of the Mingli Institute and leader of the authors, explained its main findings.',
      ),
      heading('信心能不能衡量', 'Can confidence be measured?'),
      text(
        '报告没有采用问卷。课题组考察了41个经济体近20年的长期投资，从中选出三项可以核对的指标。',
        'The report does without questionnaires. Its authors studied long-term investment in 41 economies over some 20 years and chose three indicators that can be verified.',
      ),
      list(
        [
          '*规则变动*：与投资有关的规定每年修改几次，事先通知多少天',
          '*Change of rules*: how often rules on investment are altered in a year, and with how many days’ notice',
        ],
        [
          '*资金停留*：一笔长期投资平均持有几年',
          '*Stay of money*: for how many years a long-term investment is held on average',
        ],
        [
          '*答复速度*：企业或邻国提出异议后，多久得到书面答复',
          '*Speed of reply*: how soon an objection by a firm or a neighbour receives an answer in writing',
        ],
      ),
      text(
        '三项之中，答复速度与此后五年的投资增长关系最为密切。',
        'Of the three, the speed of reply is the most closely linked to the growth of investment in the following five years.',
      ),
      picture('hall-2', '发布会现场，中外记者提问', 'Journalists put their questions at the press conference'),
      heading('数字一览', 'The figures in brief'),
      list(
        ['答复在30天以内：投资年均增长4.6%', 'Reply within 30 days: investment grew by 4.6 per cent a year'],
        ['答复在31至90天：年均增长3.1%', 'Reply within 31–90 days: 3.1 per cent a year'],
        ['答复超过90天或没有答复：年均增长1.2%', 'Reply after 90 days or not at all: 1.2 per cent a year'],
      ),
      quote(
        '答复不等于同意。我们发现，得到一个有理由的“不”，投资者多半会留下；得不到任何答复，才会离开。',
        'To reply is not to agree. We find that investors who are given a reasoned “no” mostly stay. It is silence that makes them leave.',
      ),
      heading('建议', 'What it recommends'),
      steps(
        ['规则修改前至少公示60天', 'Changes of rules should be announced at least 60 days ahead'],
        ['设立一个窗口，对书面异议限期答复', 'One office should answer written objections within a fixed time'],
        [
          '每年公布答复情况，包括没有按期答复的',
          'The results should be published every year, the late replies included',
        ],
      ),
      text(
        '秦书华回答提问时说，报告不为任何经济体排名。排名让人争名次，而这份报告希望大家比的是自己的去年。',
        'In answer to a question Mr Qin said that the report ranks nobody. A ranking makes people compete for places; this report would have each economy compare itself with its own last year.',
      ),
      picture(
        'columns-3',
        '报告认为，答复的速度胜过承诺的数量',
        'A prompt reply, the report finds, is worth more than many promises',
      ),
      rule,
      text(
        '报告中英文版已在发布会现场发放，亦可在总服务台领取。以下为报告摘要。',
        'Copies in Chinese and English were distributed at the press conference and are available at the help desk. A summary may be downloaded here.',
      ),
      pdf('annual-report-summary', { zh: '论坛年度报告摘要', en: 'Summary of the Annual Report' }),
      text(
        '更多信息请见论坛网站：[报告专页](https://forum.example/report)，或致信[报告课题组](mailto:report@forum.example)。',
        'More is found on the Forum’s website, [on the page of the report](https://forum.example/report), or may be asked of [its authors](mailto:report@forum.example).',
      ),
    ]),
  },
  {
    ...{ key: 'strings-at-night', kind: 'news', category: 'culture', published: { day: 1, time: '21:50' } },
    ...{ source: daily, cover: 'concert-1' },
    title: { zh: '丝弦夜曲：商路上的民歌', en: 'Strings at night: folk songs of the trade routes' },
    summary: {
      zh: '古琴、琵琶与弦乐四重奏同台，首日活动在云岫艺术中心落幕。',
      en: 'The guqin, the pipa and a string quartet brought the first day to its close at the Yunxiu Arts Centre.',
    },
    body: inBoth([
      text(
        '今晚，青年演奏家在云岫艺术中心为代表们演出“丝弦夜曲”。曲目取自海上商路沿线的民歌，古琴起句，琵琶应和，弦乐四重奏收束。',
        'Young musicians played “Strings at Night” for delegates at the Yunxiu Arts Centre this evening. The pieces are drawn from folk songs along the maritime trade routes: the guqin begins, the pipa answers, and a string quartet gathers them in.',
      ),
      text(
        '艺术中心艺术总监花静宁说，选曲时大家发现，相隔万里的三首渔歌用的是同一个音阶。演出约40分钟，明晚这里将举行文化之夜。',
        'In choosing them, said Ms Hua Jingning, Artistic Director of the Centre, the players found that three fishermen’s songs from ports far apart use the same scale. The concert lasted some 40 minutes; the Evening of Culture follows here tomorrow.',
      ),
    ]),
  },
];
