import type { DemoCategory } from '../shapes.ts';

export const meetings: DemoCategory = {
  key: 'meetings',
  name: { zh: '会议与同声传译', en: 'Meetings and interpretation' },
  questions: [
    {
      key: 'interpretation',
      keywords:
        'translation translate simultaneous interpreter interpreters headset headphones receiver languages channel 同传 翻译 口译 耳机 接收机 频道 语言',
      question: { zh: '如何收听同声传译？', en: 'How do I listen to the interpretation?' },
      answer: {
        zh: '同声传译接收机置于座位右侧；未配备的，可在会议厅入口处凭证件领取，离场时请归还。频道1为中文，频道2为英语；全体会议另有法语、俄语、西班牙语和阿拉伯语，频道号见会议页面。',
        en: 'Receivers are to the right of each seat; where there are none, they are available at the entrance of the hall on presentation of your badge. Please return them when you leave. Channel 1 is Chinese and channel 2 English; plenaries add French, Russian, Spanish and Arabic. The channels are listed on the page of each meeting.',
      },
    },
    {
      key: 'moved-or-cancelled',
      keywords:
        'canceled change changes postponed rescheduled new time hall agenda update 改期 变更 取消 调整 推迟 日程',
      question: {
        zh: '会议如有调整或取消，如何获知？',
        en: 'How will I know that a meeting has been moved or cancelled?',
      },
      answer: {
        zh: '日程实时更新，已打开的页面会自动刷新。调整的会议标明“已调整”并列出原时间和原会议厅，取消的会议标明“已取消”并说明原因。',
        en: 'The agenda is kept up to date, and open pages refresh automatically. A meeting that has been moved is marked “Moved”, with its former time and hall; one that has been cancelled is marked “Cancelled”, with the reason.',
      },
    },
    {
      key: 'closed-door',
      keywords: 'private invitation invited confidential restricted 邀请 保密 内部 受邀',
      question: { zh: '哪些人可以参加闭门研讨会？', en: 'Who may attend a closed-door seminar?' },
      answer: {
        zh: '仅限受邀代表、主持人和发言嘉宾。受邀者可在应用中看到会议的全部信息；其他红证代表只能看到会议时间。闭门研讨会不录音、不对媒体开放，个别场次须将手机存放于门外。',
        en: 'Only invited delegates, the chair and the speakers. Those invited see all the details in the app; other red-badge delegates see only the time. Closed-door seminars are neither recorded nor open to the press, and at some of them telephones must be left at the door.',
      },
    },
    {
      key: 'seats',
      keywords: 'seating chair place table name card where to sit 座次 席位 桌签 名签 就座',
      question: { zh: '座位是固定的吗？', en: 'Are seats assigned?' },
      answer: {
        zh: '全体会议前三排及主席台设席卡，其余座位自由就座。正式宴会与设座午餐会的座次见席卡，自助餐不排座次；如有变动由引导员告知。',
        en: 'At plenaries the platform and the first three rows have name cards; all other seats are free. At seated dinners and luncheons places are marked by name cards; buffets have no assigned seating. Ushers will inform you of any change.',
      },
    },
    {
      key: 'speakers-materials',
      keywords: 'slides powerpoint ppt pdf presentation upload speech 幻灯片 课件 讲稿 上传 演讲',
      question: { zh: '发言嘉宾如何提交演示材料？', en: 'How do speakers submit their presentations?' },
      answer: {
        zh: '请最迟在会议开始前2小时交至松鹤厅旁的材料室，支持PDF和PPTX格式。请提前15分钟抵达会议厅，由技术人员协助调试。',
        en: 'Please bring them, in PDF or PPTX format, to the documents room beside Songhe Hall at least two hours before the meeting. Please be in the hall 15 minutes before the start; a technician will assist you.',
      },
    },
    {
      key: 'documents',
      keywords: 'papers materials files download handouts programme print 资料 材料 下载 手册 打印',
      question: { zh: '会议文件在哪里获取？', en: 'Where do I find the documents of a meeting?' },
      answer: {
        zh: '公开的会议文件列在会议页面的“会议资料”中，会后一日内补齐。纸质文件可在主楼一层文件架自取。',
        en: 'Public documents are listed on the page of the meeting under “Materials”, and completed within a day of its close. Printed copies are available from the document racks on Level 1 of the Main Building.',
      },
    },
  ],
};
