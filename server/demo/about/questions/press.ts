import type { DemoCategory } from '../shapes.ts';

export const press: DemoCategory = {
  key: 'press',
  name: { zh: '媒体', en: 'Press' },
  questions: [
    {
      key: 'press-centre',
      keywords: 'media center journalists working hours broadcast 媒体 记者 新闻 工作时间',
      question: { zh: '新闻中心何时开放？', en: 'When is the Press Centre open?' },
      answer: {
        zh: '三天会期内24小时开放，凭绿证或红证由玉澄路12号南门进入。中心提供工位、直播信号、打印和饮水。',
        en: 'Around the clock on all three days, for green and red badges, by the South Entrance at 12 Yucheng Road. It offers desks, the live signal, printing and drinking water.',
      },
    },
    {
      key: 'open-meetings',
      keywords: 'media journalists coverage reporters admitted 采访 记者 报道 旁听',
      question: { zh: '哪些会议对媒体开放？', en: 'Which meetings are open to the press?' },
      answer: {
        zh: '每场会议的页面均注明“对媒体开放”“仅开场环节对媒体开放”或“不对媒体开放”。仅开场环节开放的会议，请在工作人员示意后离场。',
        en: 'The page of each meeting states “Open to the press”, “Press admitted to the opening only” or “Closed to the press”. Where the press is admitted to the opening only, please leave when the staff ask you to.',
      },
    },
    {
      key: 'interviews',
      keywords: 'media journalists reporters request 记者 专访 预约',
      question: { zh: '如何预约采访？', en: 'How do I arrange an interview?' },
      answer: {
        zh: '请在新闻中心媒体服务台登记，由组委会秘书处转达。请勿在会议厅内或宴会上直接提出采访要求。',
        en: 'Please register at the press desk; the Secretariat will pass your request on. Please do not approach delegates in the halls or at receptions.',
      },
    },
    {
      key: 'photographs',
      keywords: 'photo photos camera picture video filming recording phone 拍摄 照片 录音 摄影 摄像 直播',
      question: { zh: '会议厅内可以拍照、录像吗？', en: 'Are photography and filming permitted in the halls?' },
      answer: {
        zh: '公开会议可在不使用闪光灯的情况下拍照。录像与直播限持绿证的摄制人员在指定机位进行，闭门研讨会一律不得拍摄。',
        en: 'Photographs may be taken at public meetings, without flash. Filming and broadcasting are reserved for camera crews with green badges, from the positions assigned to them. No recording of any kind is permitted at closed-door seminars.',
      },
    },
  ],
};
