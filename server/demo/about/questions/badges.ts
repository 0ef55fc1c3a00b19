import type { DemoCategory } from '../shapes.ts';

export const badges: DemoCategory = {
  key: 'badges',
  name: { zh: '证件与入场', en: 'Badges and entry' },
  questions: [
    {
      key: 'what-to-bring',
      question: { zh: '入场需要携带什么？', en: 'What do I need in order to enter?' },
      answer: {
        zh: '请全程佩戴论坛证件，并随身携带护照或身份证件备查。证件仅限本人使用，入场时须与照片核对。',
        en: 'Please wear your badge at all times and carry your passport or identity card. The badge is personal; the photograph is checked at the door.',
      },
    },
    {
      key: 'collect-badge',
      question: { zh: '证件在哪里领取？', en: 'Where do I collect my badge?' },
      answer: {
        zh: '论坛首日 08:00 至 11:30 在牡丹厅报到并领取证件，请由东门入场。其后可在主楼一层大厅总服务台领取，每日 07:00 至 22:00。\n代表的联络员可凭委托书代领。',
        en: 'On the first day, from 08:00 to 11:30, at registration in Mudan Hall; please enter by the East Gate. Afterwards at the help desk in the main hall of the Main Building, daily from 07:00 to 22:00.\nA liaison officer may collect it for you with a letter of authority.',
      },
    },
    {
      key: 'badge-colours',
      question: { zh: '不同颜色的证件有什么区别？', en: 'What do the colours of the badges mean?' },
      answer: {
        zh: '红色为正式代表，蓝色为合作伙伴与支持单位，绿色为媒体，灰色为联络员及工作人员。各场会议的入场范围以会议页面的“入场提示”为准。',
        en: 'Red is for delegates, blue for partners and patrons, green for the press, grey for assistants and staff. Who may enter a meeting is stated on its page under “Entry”.',
      },
    },
    {
      key: 'lost-badge',
      question: { zh: '证件遗失或忘记携带怎么办？', en: 'What should I do if I have lost or forgotten my badge?' },
      answer: {
        zh: '请立即联系总服务台或拨打秘书处电话。遗失的证件将当场作废，印在其上的登录码同时失效；核对身份后即可补发，一般需要十分钟。',
        en: 'Please go to the help desk or call the secretariat at once. A lost badge is cancelled on the spot, and the login code printed on it with it; once your identity has been checked, a new one is issued within about ten minutes.',
      },
    },
    {
      key: 'which-gate',
      question: { zh: '应从哪个门入场？', en: 'Which gate should I use?' },
      answer: {
        zh: '步行与乘车均由东门进入玉澜国宾馆。和合厅另设2号门、3号门，具体以会议页面的“入场提示”为准。新闻中心由玉澜路12号南门进入。',
        en: 'The East Gate of the Yulan State Guesthouse serves both cars and those on foot. Hehe Hall is entered by gates 2 and 3, as stated on the page of the meeting. The Press Centre has its own South Entrance at 12 Yulan Road.',
      },
    },
    {
      key: 'doors-close',
      question: { zh: '会议开始后还能入场吗？', en: 'May I enter after a meeting has begun?' },
      answer: {
        zh: '全体会议在会议页面所示时间关闭入场，此后请在厅外转播区就座，待发言间隙由工作人员引导入场。其他会议可在发言间隙安静入座。',
        en: 'Plenaries close their doors at the time shown on their page. After that a seat with a live picture is kept outside the hall, and an usher will show you in between speeches. Other meetings may be joined quietly between speeches.',
      },
    },
  ],
};
