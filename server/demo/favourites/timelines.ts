import { signInAs } from '../people.ts';

/** What a person typed into their own schedule, in their own language. The venue is a hall, or null elsewhere. */
export type DemoOwnItem = {
  day: 1 | 2 | 3;
  from: string;
  to: string;
  content: string;
  details: string;
  location: string;
  venue: string | null;
};

export type DemoTimeline = {
  meetings: readonly string[];
  delegates: readonly string[];
  /** One of them overlaps with a meeting, so that the timeline has something to point out. */
  ownItems: readonly DemoOwnItem[];
};

const at = (day: DemoOwnItem['day'], from: string, to: string) => ({ day, from, to });

/** A believable day for everybody who is on the list of people to log in as. */
export const timelines: Record<(typeof signInAs)[keyof typeof signInAs], DemoTimeline> = {
  [signInAs.red]: {
    meetings: [
      'growth-in-a-low-growth-world',
      'opening-plenary',
      'green-growth',
      'healthy-ageing',
      'evening-of-culture',
      'closing-plenary',
    ],
    delegates: ['helena-thornquist', 'huang-yuchuan', 'amadou-kouressy', 'liang-jianbo'],
    ownItems: [
      {
        ...at(1, '17:15', '17:45'),
        content: '与浅本精密茶叙',
        details: '请法务一并参加，带上合作备忘录第二稿',
        location: '湖畔茶室',
        venue: 'tinglan',
      },
      {
        ...at(2, '11:30', '12:00'),
        content: '与诺德港工业双边会谈',
        details: '讨论港口岸电合作；对方有三人出席，备英文译员',
        location: '3号会见室',
        venue: 'hefeng',
      },
      {
        ...at(2, '16:00', '16:30'),
        content: '远见日报专访',
        details: '话题：新型能源体系；采访提纲已发秘书',
        location: '2号演播间',
        venue: 'press-centre',
      },
      {
        ...at(3, '13:00', '13:30'),
        content: '准备“十二人谈”后的媒体问答',
        details: '与公共事务部过一遍要点',
        location: '澄怀宾馆大堂吧',
        venue: null,
      },
    ],
  },
  [signInAs.international]: {
    meetings: [
      'opening-plenary',
      'green-growth',
      'ports-that-learn',
      'supply-chains',
      'evening-of-culture',
      'battery-passports',
    ],
    delegates: ['gu-minglan', 'raghunath-velayankar', 'tan-xiuyan'],
    ownItems: [
      {
        ...at(2, '08:00', '08:45'),
        content: 'Breakfast with the Stockholm office',
        details: 'Call before the opening; dial-in is in the folder',
        location: 'Xiuchuan Hotel, breakfast room',
        venue: null,
      },
      {
        ...at(2, '15:00', '15:45'),
        content: 'Bilateral with Yuanxiu New Energy',
        details: 'Memorandum on grid data; bring the second draft',
        location: 'Room 2',
        venue: 'hefeng',
      },
      {
        ...at(3, '15:15', '15:45'),
        content: 'Notes for the board',
        details: 'Three points from the working groups',
        location: 'Lakeside Garden',
        venue: 'tinglan',
      },
    ],
  },
  [signInAs.privacy]: {
    meetings: [
      'welcome-lunch',
      'opening-plenary',
      'education-beyond-cities',
      'planning-for-2040',
      'young-participants',
    ],
    delegates: ['lin-tingxue', 'wen-rulan'],
    ownItems: [
      {
        ...at(2, '15:30', '16:15'),
        content: '与青年代表座谈',
        details: '听取资助项目反馈，不邀请媒体',
        location: '湖畔庭院',
        venue: 'tinglan',
      },
      {
        ...at(3, '08:00', '08:40'),
        content: '基金会理事早餐会',
        details: '讨论明年资助方向',
        location: '砚溪饭店二层',
        venue: null,
      },
    ],
  },
  [signInAs.assistantMode]: {
    meetings: ['early-careers', 'opening-plenary', 'ai-inclusive-development', 'women-and-work', 'closing-plenary'],
    delegates: ['huang-yuchuan', 'qin-shuhua', 'olivia-penhallow'],
    ownItems: [
      {
        ...at(2, '11:45', '12:15'),
        content: '与两所合作大学校长会面',
        details: '联合培养协议续签，蓝静陪同',
        location: '1号会见室',
        venue: 'hefeng',
      },
      {
        ...at(2, '20:00', '20:40'),
        content: '修改青年代表发言稿',
        details: '明日15:00前定稿',
        location: '砚溪饭店房间',
        venue: null,
      },
    ],
  },
  [signInAs.assistant]: {
    meetings: ['registration', 'opening-plenary', 'education-beyond-cities', 'evening-of-culture'],
    delegates: ['lin-tingxue', 'qin-shuhua', 'wen-rulan'],
    ownItems: [
      {
        ...at(2, '08:20', '08:50'),
        content: '东门迎接林廷学副校长',
        details: '提前10分钟到达，带备用证件套',
        location: '东门落客区',
        venue: null,
      },
      {
        ...at(2, '14:15', '14:45'),
        content: '核对三位代表的晚间用车',
        details: '与交通主管确认车号与发车时间',
        location: '秘书处办公室',
        venue: 'mudan',
      },
      {
        ...at(3, '17:15', '17:45'),
        content: '归还同传设备',
        details: '清点三副耳机',
        location: '服务台',
        venue: 'hehe',
      },
    ],
  },
  [signInAs.blue]: {
    meetings: ['welcome-dinner', 'opening-plenary', 'green-growth', 'partners-lunch', 'farewell-reception'],
    delegates: ['gu-minglan', 'helena-thornquist'],
    ownItems: [
      {
        ...at(2, '10:30', '11:00'),
        content: '绿色用电展示巡检',
        details: '与会场技术主管一起查看计量屏',
        location: '主楼一层大堂',
        venue: 'hehe',
      },
      {
        ...at(3, '14:00', '14:45'),
        content: '与秘书处复盘赞助权益',
        details: '整理下一届合作建议',
        location: '秘书处办公室',
        venue: 'mudan',
      },
    ],
  },
  [signInAs.green]: {
    meetings: [
      'report-press-conference',
      'opening-plenary',
      'midday-press-briefing',
      'healthy-ageing',
      'closing-press-conference',
    ],
    delegates: ['gu-minglan', 'cheng-lixin'],
    ownItems: [
      {
        ...at(2, '13:30', '14:00'),
        content: '整理午间吹风会录音',
        details: '14:30前交第一稿',
        location: '新闻中心B区12号',
        venue: 'press-centre',
      },
      {
        ...at(2, '16:00', '16:30'),
        content: '专访顾明澜',
        details: '提纲已发；摄影记者靳凯同行',
        location: '2号演播间',
        venue: 'press-centre',
      },
    ],
  },
  [signInAs.unverified]: {
    meetings: ['historic-quarters', 'living-heritage', 'opening-plenary', 'evening-of-culture'],
    delegates: ['wen-rulan'],
    ownItems: [
      {
        ...at(1, '16:30', '17:15'),
        content: '与云岫艺术中心商谈巡展',
        details: '确认秋季档期',
        location: '3号会见室',
        venue: 'hefeng',
      },
      {
        ...at(2, '13:00', '13:30'),
        content: '整理调研笔记',
        details: '历史街区分论坛要点',
        location: '国宾馆客房',
        venue: null,
      },
    ],
  },
};
