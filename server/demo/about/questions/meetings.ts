import type { DemoCategory } from '../shapes.ts';

export const meetings: DemoCategory = {
  key: 'meetings',
  name: { zh: '会议与同声传译', en: 'Meetings and interpretation' },
  questions: [
    {
      key: 'interpretation',
      question: { zh: '如何收听同声传译？', en: 'How do I listen to the interpretation?' },
      answer: {
        zh: '接收机已放置在座位上，或在会场入口处凭证件领取，离场时请归还。频道1为中文，频道2为英语；全体会议另有法语、俄语、西班牙语和阿拉伯语，频道号见会议页面。',
        en: 'Receivers are placed at your seat or are available at the entrance on presentation of your badge; kindly return them when you leave. Channel 1 is Chinese and channel 2 English; plenaries add French, Russian, Spanish and Arabic. The channels are listed on the page of each meeting.',
      },
    },
    {
      key: 'moved-or-cancelled',
      question: { zh: '会议调整或取消会通知吗？', en: 'How shall I learn that a meeting has been moved or cancelled?' },
      answer: {
        zh: '日程随时更新，已打开的页面会自动刷新。调整的会议标明“已调整”并列出原时间和原会场，取消的会议标明“已取消”并说明原因。',
        en: 'The agenda is kept up to date, and an open page changes by itself. A meeting that was moved is marked “Moved” with its former time and hall; one that was cancelled is marked “Cancelled” with the reason.',
      },
    },
    {
      key: 'closed-door',
      question: { zh: '闭门研讨会谁可以参加？', en: 'Who may attend a closed-door seminar?' },
      answer: {
        zh: '仅限受邀代表、主持人和发言嘉宾。受邀者可在应用中看到会议的全部信息；其他红证代表只看到会议时间。闭门研讨会不录音、不对媒体开放，个别场次须将手机存放于门外。',
        en: 'Those invited, its chair and its speakers. If you are invited, the app shows you everything about it; other red badges see only its time. Closed-door seminars are neither recorded nor open to the press, and at some of them telephones are left at the door.',
      },
    },
    {
      key: 'seats',
      question: { zh: '座位是固定的吗？', en: 'Are seats assigned?' },
      answer: {
        zh: '全体会议前三排及主席台设席卡，其余座位自由就座。宴会与午餐会的座次见席卡，如有变动由引导员告知。',
        en: 'At plenaries the platform and the first three rows are marked; all other seats are free. At dinners and luncheons places are marked, and an usher will tell you of any change.',
      },
    },
    {
      key: 'speakers-materials',
      question: { zh: '发言嘉宾如何提交演示材料？', en: 'I am speaking. Where do I hand in my slides?' },
      answer: {
        zh: '请最迟在会议开始前两小时交至松鹤厅旁的材料室，支持 PDF 与 PPTX。请提前十五分钟抵达会场，由技术人员协助调试。',
        en: 'Please bring them to the documents room beside Songhe Hall at least two hours before the meeting, as PDF or PPTX. Kindly be in the hall fifteen minutes early; a technician will help you.',
      },
    },
    {
      key: 'documents',
      question: { zh: '会议文件在哪里获取？', en: 'Where do I find the documents of a meeting?' },
      answer: {
        zh: '公开的会议文件列在会议页面的“会议资料”中，会后一日内补齐。纸质文件可在主楼一层文件柜领取。',
        en: 'Public documents are listed on the page of the meeting under “Materials”, and completed within a day after it. Printed copies are kept in the document racks on Level 1 of the Main Building.',
      },
    },
  ],
};
