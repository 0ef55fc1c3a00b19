import type { DemoCategory } from '../shapes.ts';

export const badges: DemoCategory = {
  key: 'badges',
  name: { zh: '证件与入场', en: 'Badges and entry' },
  questions: [
    {
      key: 'what-to-bring',
      keywords: 'entry security check identity id passport 安检 护照 身份证 进场 凭证',
      question: { zh: '入场需要携带什么？', en: 'What do I need in order to enter?' },
      answer: {
        zh: '请全程佩戴论坛证件，并随身携带护照或身份证件备查。证件仅限本人使用，入场时须核对照片。',
        en: 'Please wear your badge at all times and carry your passport or identity card. The badge is personal; the photograph is checked at the door.',
      },
    },
    {
      key: 'collect-badge',
      keywords: 'registration register accreditation pick up check-in desk 报到 注册 签到 领证 胸牌 代领',
      question: { zh: '证件在哪里领取？', en: 'Where do I collect my badge?' },
      answer: {
        zh: '论坛首日08:00至11:30在牡丹厅报到并领取证件，请由东门入场。其后可在主楼一层大厅总服务台领取，每日07:00至22:00。\n证件须由本人领取；会议文件可由助理凭委托书代领。',
        en: 'On the first day, at registration in Mudan Hall from 08:00 to 11:30; please enter by the East Gate. Afterwards, at the help desk in the lobby of the Main Building, daily from 07:00 to 22:00.\nBadges are handed to their holders only; an assistant may collect documents with a letter of authority.',
      },
    },
    {
      key: 'badge-colours',
      keywords: 'color colors colour red blue green grey gray accreditation access 红色 蓝色 绿色 灰色 胸牌 权限',
      question: { zh: '不同颜色的证件有什么区别？', en: 'What do the colours of the badges mean?' },
      answer: {
        zh: '红色为正式代表，蓝色为合作伙伴与支持单位，绿色为媒体，灰色为助理、工作人员及其他参会人员。各场会议的入场范围以会议页面的“入场提示”为准。',
        en: 'Red is for formal delegates, blue for partners and patrons, green for the media, grey for assistants, staff and other attendees. Who may enter a meeting is stated on its page under “Entry”.',
      },
    },
    {
      key: 'lost-badge',
      keywords: 'replacement missing forgot stolen new badge 丢失 补办 挂失 胸牌 忘带',
      question: { zh: '证件遗失或忘记携带怎么办？', en: 'What should I do if I have lost or forgotten my badge?' },
      answer: {
        zh: '请立即联系总服务台或致电组委会秘书处。遗失的证件将当场作废，其上的登录码同时失效；核对身份后即可补发，一般需要10分钟。',
        en: 'Please go to the help desk or call the Secretariat at once. A lost badge is cancelled on the spot, together with the login code printed on it. Once your identity has been verified, a replacement is normally issued within ten minutes.',
      },
    },
    {
      key: 'which-gate',
      keywords: 'gate door entrance way in security 大门 东门 入口 安检 进门',
      question: { zh: '应从哪个门入场？', en: 'Which entrance should I use?' },
      answer: {
        zh: '步行与乘车均由东门进入玉澄国宾馆。和合厅设2号门、3号门两个入口，具体以会议页面的“入场提示”为准。新闻中心由玉澄路12号南门进入。',
        en: 'Please use the East Gate of the Yucheng State Guesthouse, whether by car or on foot. Hehe Hall has two entrances, Door 2 and Door 3, as stated on the page of the meeting. The Press Centre has its own South Entrance at 12 Yucheng Road.',
      },
    },
    {
      key: 'doors-close',
      keywords: 'late latecomers delay closing 迟到 晚到 关门',
      question: { zh: '会议开始后还能入场吗？', en: 'May I enter after a meeting has begun?' },
      answer: {
        zh: '全体会议在会议页面所示时间停止入场，此后请在厅外转播区就座，待发言间隙由工作人员引导入场。其他会议可在发言间隙安静入座。',
        en: 'Plenaries close their doors at the time shown on their page. After that, please take a seat in the relay area outside the hall; an usher will show you in between speeches. At other meetings you may take your seat quietly between speeches.',
      },
    },
  ],
};
