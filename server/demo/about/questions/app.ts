import type { DemoCategory } from '../shapes.ts';

export const app: DemoCategory = {
  key: 'app',
  name: { zh: '论坛助手应用', en: 'This app' },
  questions: [
    {
      key: 'no-code',
      question: { zh: '收不到验证码怎么办？', en: 'I receive no code. What can I do?' },
      answer: {
        zh: '请核对是否为注册时登记的手机号或邮箱，两分钟后可重新获取。也可改用证件登录，或联系秘书处核对登记信息。',
        en: 'Please check that it is the mobile number or e-mail address of your registration; after two minutes you may ask again. You may also log in with your badge, or have the secretariat check your record.',
      },
    },
    {
      key: 'badge-login-restricted',
      question: { zh: '证件登录被限制如何解除？', en: 'Logging in by badge is restricted. How is that lifted?' },
      answer: {
        zh: '一天内核对失败超过五次，证件登录即暂停，以防他人冒用。请到总服务台出示身份证件，由秘书处解除；其间仍可用验证码登录。',
        en: 'After more than five failures in a day it is suspended, to keep others from using your badge. Please show your identity card at the help desk and the secretariat will lift it; meanwhile a code still works.',
      },
    },
    {
      key: 'one-device',
      question: { zh: '可以在两部手机上同时使用吗？', en: 'May I use the app on two phones?' },
      answer: {
        zh: '同一账号同一时间只在一部设备上登录，新的登录会结束先前的登录。如果您并未在别处登录却收到提示，请立即联系秘书处。',
        en: 'Your account is signed in on one device at a time; a new login ends the earlier one. Should you be told of a login that was not yours, please call the secretariat at once.',
      },
    },
    {
      key: 'language',
      question: { zh: '如何切换语言？', en: 'How do I change the language?' },
      answer: {
        zh: '点击页面右上角的语言开关“中 / EN”，当前页面随即以另一种语言显示，选择会被记住。',
        en: 'Tap the language switch at the top right of a page. The page you are on appears in the other language, and your choice is remembered.',
      },
    },
    {
      key: 'time-zone',
      question: { zh: '页面上的时间是哪里的时间？', en: 'In which time zone are the times?' },
      answer: {
        zh: '均为北京时间，与手机所在时区和手机时钟无关。',
        en: 'In Beijing time, whatever the time zone or the clock of your phone.',
      },
    },
    {
      key: 'who-sees-my-number',
      question: { zh: '谁能看到我的手机号和邮箱？', en: 'Who can see my mobile number and e-mail address?' },
      answer: {
        zh: '代表名录只显示姓名、职务、单位、简介和照片，不显示手机号、邮箱和出生日期。详情请阅《隐私政策》。',
        en: 'The directory shows name, title, organisation, profile and photograph, and never a mobile number, an e-mail address or a date of birth. The Privacy Policy says more.',
      },
    },
  ],
};
