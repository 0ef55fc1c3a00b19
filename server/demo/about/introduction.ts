import type { DemoSection } from './shapes.ts';

const chapters: DemoSection[] = [
  {
    key: 'the-forum',
    kind: 'chapter',
    heading: { zh: '论坛概况', en: 'About the Forum' },
    body: {
      zh: '全球发展高层论坛是各国政府、国际组织、企业与学术界就发展问题坦诚对话的平台，每年在北京举行一届，为期三天。\n论坛不预设立场，只设置议题。与会各方平等对话，共商长远：增长从何而来，转型成本如何分担，技术为谁所用，如何使最需要发展的地方不被遗忘。',
      en: 'The High-Level Forum on Global Development brings governments, international organisations, enterprises and scholars together for candid discussion of development. It meets once a year in Beijing, for three days.\nThe Forum takes no position of its own; it raises questions. Participants meet as equals to consider what matters in the long term: where growth will come from, how the costs of transition should be shared, whom technology serves, and how the places most in need of development can be kept in view.',
    },
    picture: 'about-hall',
  },
  {
    key: 'the-theme',
    kind: 'chapter',
    heading: { zh: '本届主题', en: 'The theme' },
    body: {
      zh: '本届论坛以“转型时代的信心”为主题。能源、人口与技术的变化正在同时发生，政策的连续、市场的开放与社会的互信，比以往任何时候都更为可贵。\n三天会期由全体会议、专题研讨会、闭门研讨会和招待会组成，最后由组委会主席发布主席总结，记录讨论要点与后续安排。',
      en: 'This year’s theme is “Confidence in an Age of Transition”. Energy, population and technology are changing at the same time; continuity of policy, open markets and trust within societies matter more than ever.\nThree days of plenaries, symposia, closed-door seminars and receptions will conclude with the Chair’s Summary, which records the main points of the discussions and the action to follow.',
    },
  },
  {
    key: 'the-places',
    kind: 'chapter',
    heading: { zh: '会场', en: 'Venues' },
    body: {
      zh: '主会场设在玉澄国宾馆：全体会议在和合厅举行，其他会议在青云厅、牡丹厅、松鹤厅、荷风会见室与听澜轩举行。新闻中心设在玉澄会议中心，晚间活动在云岫艺术中心举行。\n玉澄国宾馆各厅与新闻中心之间均可步行到达；前往云岫艺术中心的代表由论坛统一安排车辆。',
      en: 'The Forum meets at the Yucheng State Guesthouse: plenaries in Hehe Hall, other meetings in Qingyun, Mudan and Songhe Halls, the Hefeng Rooms and Tinglan Pavilion. The Press Centre is in the Yucheng Conference Centre, and evening events are held at the Yunxiu Arts Centre.\nThe halls of the Guesthouse and the Press Centre are within walking distance of one another; the Forum provides cars to the Arts Centre.',
    },
  },
];

const facts: DemoSection[] = [
  {
    key: 'edition',
    kind: 'fact',
    heading: { zh: '届次', en: 'Edition' },
    body: { zh: '第十二届', en: 'Twelfth' },
  },
  {
    key: 'size',
    kind: 'fact',
    heading: { zh: '规模', en: 'Attendance' },
    body: { zh: '正式代表约250人，各界参会人员共约320人', en: 'Some 250 delegates, about 320 attendees in all' },
  },
  {
    key: 'programme',
    kind: 'fact',
    heading: { zh: '会议日程', en: 'Agenda' },
    body: { zh: '三天，60余场会议与活动', en: 'More than 60 meetings and events in three days' },
  },
  {
    key: 'languages',
    kind: 'fact',
    heading: { zh: '工作语言', en: 'Working languages' },
    body: {
      zh: '中文、英文；全体会议提供6种语言同声传译',
      en: 'Chinese and English; interpretation in six languages at plenaries',
    },
  },
];

const organisers: DemoSection[] = [
  {
    key: 'host',
    kind: 'organiser',
    heading: { zh: '主办', en: 'Convened by' },
    body: {
      zh: '全球发展高层论坛组委会',
      en: 'Organising Committee of the High-Level Forum on Global Development',
    },
  },
  {
    key: 'organiser',
    kind: 'organiser',
    heading: { zh: '承办', en: 'Organised by' },
    body: { zh: '明理研究院', en: 'Mingli Institute' },
  },
  {
    key: 'support',
    kind: 'organiser',
    heading: { zh: '协办', en: 'Co-organised by' },
    body: { zh: '玉澄国宾馆\n云岫艺术中心', en: 'Yucheng State Guesthouse\nYunxiu Arts Centre' },
  },
];

const contacts: DemoSection[] = [
  {
    key: 'help-desk',
    kind: 'contact',
    heading: { zh: '总服务台', en: 'Help desk' },
    body: {
      zh: '玉澄国宾馆主楼一层大厅，每日07:00至22:00',
      en: 'Lobby, Level 1 of the Main Building, Yucheng State Guesthouse; daily from 07:00 to 22:00',
    },
  },
  {
    key: 'press-desk',
    kind: 'contact',
    heading: { zh: '媒体服务台', en: 'Press desk' },
    body: {
      zh: '玉澄会议中心一层新闻中心，24小时值守',
      en: 'Press Centre, Level 1 of the Yucheng Conference Centre; open around the clock',
    },
  },
];

export const sections: DemoSection[] = [...chapters, ...facts, ...organisers, ...contacts];
