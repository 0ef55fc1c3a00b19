import type { DemoCategory } from '../shapes.ts';

export const app: DemoCategory = {
  key: 'app',
  name: { zh: '论坛助手应用', en: 'This app' },
  questions: [
    {
      key: 'no-code',
      keywords:
        'log in login sign signing account sms text message verification otp password 登录 登陆 短信 验证码 密码 账号 收不到',
      question: { zh: '收不到验证码怎么办？', en: 'I have not received a code. What should I do?' },
      answer: {
        zh: '请核对是否为注册时登记的手机号或电子邮箱，2分钟后可重新获取。也可改用证件登录，或联系组委会秘书处核对登记信息。',
        en: 'Please check that you have entered the mobile number or email address given at registration; after two minutes you may request another code. You may also log in with your badge, or ask the Secretariat to check your registration.',
      },
    },
    {
      key: 'badge-login-restricted',
      keywords:
        'log in login sign locked blocked suspended qr scan date of birth 登录 登陆 锁定 扫码 二维码 解锁 出生日期',
      question: { zh: '证件登录受限，如何解除？', en: 'Badge login has been restricted. How can this be lifted?' },
      answer: {
        zh: '一天内6次核对不符，证件登录即暂停，以防他人冒用。请到总服务台出示身份证件，由组委会秘书处解除；其间仍可使用验证码登录。',
        en: 'After six incorrect attempts in one day, badge login is suspended to prevent misuse. Please present your passport or identity card at the help desk, where the Secretariat will restore it; meanwhile you may log in with a verification code.',
      },
    },
    {
      key: 'one-device',
      keywords:
        'log in login sign logged out devices tablet second phone computer 登录 登陆 退出 两台 设备 电脑 平板 多台',
      question: { zh: '可以在两部手机上同时使用吗？', en: 'May I use the app on two phones?' },
      answer: {
        zh: '浏览器、微信与合作方应用中可各保持一个登录；同类的新登录将使先前的登录失效，因此两部手机的浏览器不能同时使用。如收到并非您本人登录的提示，请立即联系组委会秘书处。',
        en: 'You may be logged in once in a browser, once in WeChat and once in a partner’s app. A new login of the same kind ends the earlier one, so two phones cannot be used in their browsers at the same time. Should you be notified of a login that was not yours, please call the Secretariat at once.',
      },
    },
    {
      key: 'language',
      keywords: 'english chinese translate switch 中文 英文 英语 汉语 翻译 语种',
      question: { zh: '如何切换语言？', en: 'How do I change the language?' },
      answer: {
        zh: '点击页面右上角的语言开关，当前页面随即以另一种语言显示，应用将记住您的选择。',
        en: 'Please tap the language switch at the top right of the page. The page then appears in the other language, and the app remembers your choice.',
      },
    },
    {
      key: 'time-zone',
      keywords: 'timezone hours clock beijing time difference utc gmt 时差 北京时间 几点 时钟',
      question: { zh: '页面所示时间属于哪个时区？', en: 'Which time zone does the app use?' },
      answer: {
        zh: '均为北京时间，与手机的时区和时钟设置无关。',
        en: 'All times are Beijing time, whatever the time zone or clock of your phone.',
      },
    },
    {
      key: 'who-sees-my-number',
      keywords: 'privacy personal data contact details phone telephone visible 隐私 个人信息 联系方式 电话 邮箱 泄露',
      question: { zh: '谁能看到我的手机号和电子邮箱？', en: 'Who can see my mobile number and email address?' },
      answer: {
        zh: '嘉宾名录只显示姓名、单位、职务、语言、简介和照片，不显示手机号、电子邮箱和出生日期。详见《隐私政策》。',
        en: 'The directory shows name, title, organisation, languages, profile and photograph, and never a mobile number, an email address or a date of birth. For details, please see the Privacy Policy.',
      },
    },
  ],
};
