import { partnerOf, type DemoPartner } from './shapes.ts';

export const officialPartners: DemoPartner[] = [
  partnerOf('partner', {
    level: 'official',
    site: 'yuanxu-software',
    name: { zh: '元序软件', en: 'Yuanxu Software' },
    summary: { zh: '开源基础软件企业', en: 'Open-source system software' },
    contribution: {
      zh: '承担论坛信息系统建设，注册、证件与会务平台均采用其开源软件，并由独立机构完成安全测评。',
      en: 'Builds the Forum’s information systems. Registration, badges and services for delegates run on its open-source software, which an independent body has examined for security.',
    },
    profile: {
      zh: '元序软件致力于操作系统与数据库等基础软件的研发，核心代码全部开源，全球贡献者逾9000人。\n公司每年将营业收入的30%投入研发，并资助20所高校开设开源课程。',
      en: 'Yuanxu Software develops operating systems and databases. All its core code is open source, with more than 9,000 contributors around the world.\nThe company invests 30 per cent of its revenue in research and development each year and supports courses on open source at 20 universities.',
    },
    address: { zh: '杭州市元序街9号', en: '9 Yuanxu Street, Hangzhou' },
    desk: { zh: '公关与传播部', en: 'Public Relations and Communications' },
    phone: '+86 571 1555 0204',
  }),
  partnerOf('partner', {
    level: 'official',
    site: 'nordhaven-industrie',
    name: { zh: '诺德港工业', en: 'Nordhaven Industrie' },
    summary: { zh: '港口自动化系统供应商', en: 'Automation systems for ports' },
    contribution: {
      zh: '在会议中心展示港口低碳技术，并为“供应链：稳定、开放与韧性”会议提供案例与模型。',
      en: 'Displays low-carbon port technology at the Conference Centre and contributes cases and models to the plenary “Supply Chains: Steady, Open, Resilient”.',
    },
    profile: {
      zh: '诺德港工业总部位于汉堡，由起重设备制造商转型为港口自动化系统供应商，产品应用于40多个港口。\n公司与职工代表共同商定转型步骤，过去10年未因自动化裁减一个岗位。',
      en: 'Nordhaven Industrie, based in Hamburg, was a maker of cranes before it turned to port automation; its systems are now in use in more than 40 ports.\nEach step of that change was agreed with the representatives of the workforce, and in ten years no post has been lost to automation.',
    },
    address: { zh: '德国汉堡诺德码头街21号', en: 'Nordkaistraße 21, Hamburg, Germany' },
    desk: { zh: '企业新闻处', en: 'Corporate Press Office' },
    phone: '+49 40 66969 310',
  }),
  partnerOf('partner', {
    level: 'official',
    site: 'hangwei-aviation',
    name: { zh: '航苇航空', en: 'Hangwei Aviation' },
    summary: { zh: '在可持续燃料应用方面领先的航空公司', en: 'A leading airline in the use of sustainable fuel' },
    contribution: {
      zh: '为参会代表提供低碳出行安排，相关航班加注可持续航空燃料，余下排放由其出资的造林项目抵消。',
      en: 'Arranges low-carbon travel for participants: its flights to the Forum carry sustainable fuel, and the remaining emissions are offset by afforestation projects that it finances.',
    },
    profile: {
      zh: '航苇航空运营110架飞机，通达28个国家，是国内较早常态化使用可持续航空燃料的航空公司之一。\n公司与农业合作社签订长期收购协议，以餐饮废油和秸秆制取燃料，带动农户增收。',
      en: 'Hangwei Aviation operates 110 aircraft to 28 countries and was among the first airlines in China to use sustainable aviation fuel on a regular basis.\nLong-term agreements with farmers’ co-operatives turn used cooking oil and straw into fuel and raise the income of farmers.',
    },
    address: { zh: '广州市航苇路1号', en: '1 Hangwei Road, Guangzhou' },
    desk: { zh: '新闻中心', en: 'News Centre' },
    phone: '+86 20 1555 0205',
  }),
  partnerOf('partner', {
    level: 'official',
    site: 'huilan-bank',
    name: { zh: '汇岚银行', en: 'Huilan Bank' },
    summary: { zh: '服务小微企业的商业银行', en: 'A bank for small and micro enterprises' },
    contribution: {
      zh: '在国宾馆设立服务台，为代表办理货币兑换，并协助境外代表开通移动支付，工作人员可用6种语言接待。',
      en: 'Provides a counter at the Guesthouse for currency exchange and for setting up mobile payment for visitors from abroad, with staff who speak six languages.',
    },
    profile: {
      zh: '汇岚银行成立于1996年，以小微企业信贷为主业，户均贷款不足40万元，不良率多年低于同业。\n该行依托税务与用电数据开展信用评估，已为160万家小微企业提供首笔贷款。',
      en: 'Founded in 1996, Huilan Bank lends chiefly to small and micro enterprises; its average loan is below 400,000 yuan, and its rate of non-performing loans has long been lower than that of its peers.\nBy assessing credit on the basis of tax and electricity data, it has given 1.6 million small and micro enterprises their first loan.',
    },
    address: { zh: '上海市汇岚路66号', en: '66 Huilan Road, Shanghai' },
    desk: { zh: '办公室新闻科', en: 'Press Section, General Office' },
    phone: '+86 21 1555 0206',
  }),
  partnerOf('partner', {
    level: 'official',
    site: 'anheng-insurance',
    name: { zh: '安衡保险', en: 'Anheng Insurance' },
    summary: { zh: '农业巨灾与长期护理保险机构', en: 'Agricultural catastrophe and long-term care insurance' },
    contribution: {
      zh: '为论坛全体参会人员提供综合保险，并在会场设立24小时医疗协助专线。',
      en: 'Provides comprehensive insurance for all participants in the Forum and a 24-hour line for medical assistance at the venues.',
    },
    profile: {
      zh: '安衡保险由精算师团队创办，其农业巨灾指数保险已覆盖1200万农户，灾后平均7日内完成赔付。\n公司正与多个城市合作，探索长期护理保险的可持续筹资。',
      en: 'Founded by actuaries, Anheng Insurance covers 12 million farming households with its agricultural catastrophe index insurance and settles claims within seven days on average.\nWith several cities it is exploring how long-term care insurance can be financed sustainably.',
    },
    address: { zh: '北京市安衡街30号', en: '30 Anheng Street, Beijing' },
    desk: { zh: '品牌宣传部', en: 'Brand and Press Department' },
    phone: '+86 10 1555 0207',
  }),
  partnerOf('partner', {
    level: 'official',
    site: 'asamoto-precision',
    name: { zh: '浅本精密', en: 'Asamoto Precision' },
    summary: { zh: '精密轴承与测量仪器企业', en: 'Precision bearings and measuring instruments' },
    contribution: {
      zh: '与论坛共同发起技能培训合作，3年内资助120名青年技工赴企业研修，首批学员将在论坛上亮相。',
      en: 'Launches a programme on skills with the Forum: within three years 120 young technicians will train at its works, and the first of them will be presented at the Forum.',
    },
    profile: {
      zh: '浅本精密创立于名古屋，历经三代经营，以精密轴承与测量仪器见长，产品用于高速列车和医疗设备。\n公司与小供应商共同承担技术培训的费用，其培训学校对供应商员工免费开放。',
      en: 'Asamoto Precision, founded in Nagoya, is led by the third generation of its founding family. Its bearings and measuring instruments are found in high-speed trains and medical equipment.\nThe company shares the cost of training with its small suppliers; its school is free to their staff.',
    },
    address: { zh: '日本名古屋市浅本町3号', en: '3 Asamoto-cho, Nagoya, Japan' },
    desk: { zh: '企划部公关科', en: 'Public Information, Planning Division' },
    phone: '+81 555 0116',
  }),
  partnerOf('partner', {
    level: 'official',
    site: 'yucheng-state',
    name: { zh: '玉澄国宾馆', en: 'Yucheng State Guesthouse' },
    summary: { zh: '论坛主会场与代表下榻地', en: 'Main venue of the Forum and residence of its delegates' },
    contribution: {
      zh: '提供主会场、会见室与400间客房，设置无障碍通道与祈祷室，并按各国礼仪准备餐饮。',
      en: 'Provides the halls, the meeting rooms and 400 guest rooms, with step-free access, a prayer room, and meals prepared in accordance with the customs of each country.',
    },
    profile: {
      zh: '玉澄国宾馆建于湖畔，园中古玉兰逾百株，自落成以来承办国际会议700余场。\n近年完成节能改造，采用湖水源热泵供暖制冷，能耗降低40%。',
      en: 'The Yucheng State Guesthouse stands beside a lake, among more than a hundred old magnolias. Since its opening it has hosted more than 700 international meetings.\nA recent renovation introduced heating and cooling from the water of the lake and reduced energy consumption by 40 per cent.',
    },
    address: { zh: '北京市玉澄路8号', en: '8 Yucheng Road, Beijing' },
    // The guesthouse has no desk for the press, because the secretariat answers it.
    desk: null,
    phone: null,
  }),
];
