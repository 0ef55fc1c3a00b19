import { categories } from '../../../about/questions.ts';
import { forum } from '../../../forum.ts';
import { chapter, inBoth, strong, table, text } from '../../writing.ts';

const asked = categories.map(({ name, questions }) =>
  chapter(
    [name.zh, name.en],
    ...questions.flatMap(({ question, answer }) => [
      strong(question.zh, question.en),
      ...answer.zh.split('\n').map((line, i) => text(line, answer.en.split('\n')[i] ?? line)),
    ]),
  ),
);

export const handbook = inBoth(
  {
    key: 'guide-handbook',
    title: { zh: '参会手册', en: 'Delegates’ Handbook' },
    subtitle: {
      zh: '第十二届论坛 · 报到、会议、交通与服务',
      en: 'Twelfth Forum · Registration, meetings, transport and services',
    },
  },
  chapter(
    ['致各位代表', 'To all delegates'],
    text(
      '欢迎您出席第十二届全球发展高层论坛。这本手册回答秘书处近三年收到最多的问题，正文按您可能用到的先后次序排列：先是证件，再是会议、交通和现场服务，最后是新闻采访与本应用。',
      'Welcome to the twelfth High-Level Forum on Global Development. This handbook answers the questions that the Secretariat has been asked most often in the past three years, in the order in which you are likely to meet them: badges first, then meetings, transport and services at the venue, and at the end the press and this app.',
    ),
    text(
      '手册不替代会议日程。时间与会场如有调整，以应用内的会议页面为准；重要调整另以短信告知。',
      'The handbook does not replace the agenda. Where a time or a hall has changed, the page of the meeting in the app is right; important changes are also announced by text message.',
    ),
  ),
  chapter(
    ['常用电话与网络', 'Telephone numbers and network'],
    table(
      [
        ['事项', 'Subject'],
        ['联系方式', 'How to reach it'],
        ['值守时间', 'Hours'],
      ],
      [['秘书处总值班', 'Secretariat, duty officer'], forum.secretariatPhone, ['07:00—22:00', '07:00–22:00']],
      [['紧急情况', 'Emergencies'], forum.emergencyPhone, ['24小时', 'Day and night']],
      [['医疗服务', 'Medical service'], forum.medicalPhone, ['24小时', 'Day and night']],
      [
        ['会场无线网络', 'Wireless network'],
        [`名称${forum.wifi.name}，密码${forum.wifi.password}`, `${forum.wifi.name}, password ${forum.wifi.password}`],
        ['会期全程', 'Throughout'],
      ],
    ),
    text(
      '证件遗失请立即到总服务台挂失补办，补办约需15分钟，旧证件同时作废。拾到他人证件，请交给任何一位佩戴灰证的工作人员。',
      'If you lose your badge, please report it at the help desk at once; a replacement takes about 15 minutes, and the lost badge ceases to be valid. Badges that you find may be handed to any member of staff with a grey badge.',
    ),
  ),
  ...asked,
);
