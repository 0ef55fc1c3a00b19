import type { Both } from '../shapes.ts';

export type DemoAnnouncement = {
  key: string;
  day: 1 | 2 | 3;
  time: string;
  title: Both;
  text: Both;
  to: 'all' | 'red' | 'blue' | 'green' | 'grey' | { meeting: string } | { person: string };
  leadsTo?: { meeting: string } | { page: 'agenda' | 'map' | 'questions' | 'partners' | 'delegates' | 'introduction' };
};

/** What the secretariat sends in three days. What lies ahead waits for its time. */
export const announcements: DemoAnnouncement[] = [
  {
    key: 'welcome',
    ...{ day: 1, time: '07:30', to: 'all', leadsTo: { page: 'introduction' } },
    title: { zh: '欢迎出席本届论坛', en: 'Welcome to the Forum' },
    text: {
      zh: '请随身佩戴参会证件。议程如有调整，将在此处通知您。如需协助，请联系组委会秘书处。',
      en: 'Please wear your badge at all times. Changes to the agenda will be announced here. The Secretariat is at your service.',
    },
  },
  {
    key: 'dinner-cars',
    ...{ day: 1, time: '15:02', to: 'all', leadsTo: { meeting: 'welcome-dinner' } },
    title: { zh: '欢迎晚宴：18:00发车', en: 'Welcome dinner: cars leave at 18:00' },
    text: { zh: '请佩戴证件，于东门乘车。', en: 'From the East Gate. Please wear your badge.' },
  },
  {
    key: 'morning-security',
    ...{ day: 2, time: '07:30', to: 'all', leadsTo: { page: 'map' } },
    title: { zh: '今日请由东门入场', en: 'Please enter by the East Gate today' },
    text: {
      zh: '开幕前安检人员较多，请各位嘉宾预留20分钟。',
      en: 'Security checks before the opening may take time; please allow 20 minutes.',
    },
  },
  {
    key: 'chair-papers',
    ...{ day: 2, time: '08:45', to: { person: 'gu-minglan' }, leadsTo: { meeting: 'ports-that-learn' } },
    title: { zh: '会议流程与嘉宾资料已备好', en: 'The running order and speaker notes are ready' },
    text: {
      zh: '您主持的“学习型港口”会议流程与嘉宾资料已送至松鹤厅主席台，如需调整，请告知会务人员。',
      en: 'The running order and speaker notes for “Ports that Learn” are on the podium in Songhe Hall. Should you wish any change, please inform the meeting staff.',
    },
  },
  {
    key: 'ai-rehearsal',
    ...{ day: 2, time: '09:15', to: { meeting: 'ai-inclusive-development' } },
    title: { zh: '请于10:55试音', en: 'Sound check at 10:55' },
    text: {
      zh: '请主持人和发言嘉宾于10:55前往青云厅试音，演示文稿可届时交予技术人员。',
      en: 'The chair and the speakers are invited to Qingyun Hall at 10:55 for a sound check. Presentations can be handed to the technicians there.',
    },
    leadsTo: { meeting: 'ai-inclusive-development' },
  },
  {
    key: 'press-briefing',
    ...{ day: 2, time: '09:00', to: 'green', leadsTo: { meeting: 'midday-press-briefing' } },
    title: { zh: '午间新闻吹风会：请提前登记', en: 'Midday press briefing: please register' },
    text: {
      zh: '请拟提问的媒体代表于12:30前在新闻中心登记，并领取同声传译接收机。',
      en: 'Media representatives who wish to ask questions are invited to register at the Press Centre by 12:30 and to collect a receiver for the interpretation.',
    },
  },
  {
    key: 'partners-lunch',
    ...{ day: 2, time: '09:20', to: 'blue', leadsTo: { meeting: 'partners-lunch' } },
    title: { zh: '合作伙伴午餐会席位已安排', en: 'Seats for the partners’ lunch' },
    text: {
      zh: '明日合作伙伴午餐会席位已安排，请于12:20前抵达牡丹厅。',
      en: 'Seats for tomorrow’s lunch have been arranged. Please arrive at Mudan Hall by 12:20.',
    },
  },
  {
    key: 'assistants',
    ...{ day: 2, time: '08:10', to: 'grey', leadsTo: { page: 'questions' } },
    title: { zh: '随行人员休息区', en: 'A room for assistants and staff' },
    text: {
      zh: '主楼一层设有随行人员休息区，全天提供茶点和打印服务。',
      en: 'A room on Level 1 of the Main Building is open to assistants and staff all day, with refreshments and a printer.',
    },
  },
  {
    key: 'evening-cars',
    ...{ day: 2, time: '17:00', to: 'all', leadsTo: { meeting: 'evening-of-culture' } },
    title: { zh: '文化之夜：19:00与19:30发车', en: 'Evening of Culture: cars at 19:00 and 19:30' },
    text: { zh: '请佩戴证件，于东门乘车。', en: 'From the East Gate. Please wear your badge.' },
  },
  {
    key: 'departure',
    ...{ day: 3, time: '08:30', to: 'all', leadsTo: { page: 'questions' } },
    title: { zh: '离会送站安排', en: 'Cars to the airport and stations' },
    text: {
      zh: '请于今日中午前向联络员或总服务台确认您的离会车辆。',
      en: 'Please confirm your car with your liaison officer or the help desk by noon today.',
    },
  },
];
