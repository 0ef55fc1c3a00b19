import type { Leader } from './draft.ts';

/** Ministers, scholars and heads of international organisations from abroad, written one by one. */
export const internationalPublicLeaders: Leader[] = [
  {
    // The name is long on purpose: cards, lists and masks must have room for it in both languages.
    name: {
      zh: '玛丽亚·德拉孔塞普西翁·费尔南德斯-阿尔瓦拉多·德蒙特韦尔德',
      en: 'María de la Concepción Fernández-Alvarado de Monteverde',
    },
    family: { zh: '费尔南德斯-阿尔瓦拉多', en: 'Fernández-Alvarado' },
    title: { zh: '秘书长', en: 'Secretary-General' },
    organisation: { zh: '两洋发展组织', en: 'Inter-Oceanic Development Organisation' },
    born: '1955-12-08',
    dial: '506',
    mode: 'assistant',
    profile: {
      zh: '外交官、经济学家，从事多边发展事务三十余年。担任两洋发展组织秘书长以来，推动成员就气候适应资金的简易申请程序达成一致。',
      en: 'A diplomat and economist with more than thirty years in multilateral development. As Secretary-General has brought members to agree on a simple procedure for obtaining funds for climate adaptation.',
    },
  },
  {
    name: { zh: '阿马杜·库雷西', en: 'Amadou Kouressy' },
    title: { zh: '部长', en: 'Minister' },
    organisation: { zh: '发展规划部', en: 'Ministry of Development Planning' },
    born: '1964-03-17',
    dial: '221',
    mode: 'assistant',
    profile: {
      zh: '经济规划专家，主持制定面向2040年的国家发展愿景。主张发展中国家应参与数字规则的制定，而不只是适应规则。',
      en: 'An economic planner who drew up the national development vision for 2040. Argues that developing countries should help to write the rules of the digital age and not only adapt to them.',
    },
  },
  {
    name: { zh: '普里扬卡·德什瓦尔', en: 'Priyanka Deshwal' },
    title: { zh: '发展经济学教授', en: 'Professor of Development Economics' },
    organisation: { zh: '共享增长研究所', en: 'Institute for Shared Growth' },
    born: '1973-10-21',
    dial: '91',
    profile: {
      zh: '研究数字公共产品如何惠及中小城市，现任三家区域开发银行顾问，著有《第二公里》。',
      en: 'Studies how digital public goods reach smaller cities. Adviser to three regional development banks and author of The Second Mile.',
    },
  },
  {
    name: { zh: '米蕾拉·德勒古林', en: 'Mirela Drăgulin' },
    title: { zh: '观察员', en: 'Observer' },
    organisation: { zh: '多瑙河政策中心', en: 'Danube Policy Centre' },
    born: '1980-01-26',
    dial: '40',
    profile: {
      zh: '研究中东欧能源与交通走廊，主编多瑙河政策中心的季度通讯。此次以观察员身份与会。',
      en: 'Studies energy and transport corridors in Central and Eastern Europe, and edits the Centre’s quarterly letter. Attends the Forum as an observer.',
    },
  },
  {
    name: { zh: '英格丽·索尔旺', en: 'Ingrid Solvang' },
    title: { zh: '主任', en: 'Director' },
    organisation: { zh: '北方海洋数据信托', en: 'Northern Seas Data Trust' },
    born: '1974-06-13',
    dial: '47',
    profile: {
      zh: '海洋学家，建立了由渔民、港口与科研机构共同管理的海洋数据信托。主张数据的受益者应当参与数据的治理。',
      en: 'An oceanographer who set up a data trust run jointly by fishers, ports and researchers. Believes that those who benefit from data should share in governing it.',
    },
  },
  {
    name: { zh: '万吉鲁·穆切米', en: 'Wanjiru Muchemi' },
    title: { zh: '行长', en: 'President' },
    organisation: { zh: '赤道湖区开发银行', en: 'Equatorial Lakes Development Bank' },
    born: '1961-09-29',
    dial: '254',
    profile: {
      zh: '银行家，曾在四个国家主持农村金融改革。任行长后将半数新增贷款投向可再生能源与粮食储运。',
      en: 'A banker who reformed rural finance in four countries. As President has directed half of new lending to renewable energy and to the storage and transport of food.',
    },
  },
  {
    name: { zh: '约翰尼斯·特克莱亚布', en: 'Yohannes Tekleab' },
    title: { zh: '部长', en: 'Minister' },
    organisation: { zh: '交通与物流部', en: 'Ministry of Transport and Logistics' },
    born: '1967-05-08',
    dial: '251',
    profile: {
      zh: '土木工程师出身，主持内陆铁路与旱港建设。近年来推动沿线国家统一轴载与单证标准。',
      en: 'A civil engineer who has overseen inland railways and dry ports. Works with neighbouring countries towards common axle loads and documents along the corridor.',
    },
  },
  {
    name: { zh: '卡里姆·本哈杜', en: 'Karim Benhaddou' },
    title: { zh: '部长', en: 'Minister' },
    organisation: { zh: '能源转型部', en: 'Ministry of Energy Transition' },
    born: '1966-11-30',
    dial: '213',
    profile: {
      zh: '能源工程师，推动沙漠光伏与海水淡化联合项目。主张能源转型应当首先改善普通家庭的用电与用水。',
      en: 'An energy engineer who promotes joint projects of desert solar power and desalination. Holds that the transition must first improve electricity and water for ordinary households.',
    },
  },
  {
    name: { zh: '艾格里姆·然谢里科娃', en: 'Aigerim Zhanserikova' },
    title: { zh: '校长', en: 'Rector' },
    organisation: { zh: '草原科技大学', en: 'Steppe University of Science and Technology' },
    born: '1969-07-04',
    dial: '7',
    profile: {
      zh: '数学家，推动中亚高校之间的学分互认。其发起的女性工程师奖学金已资助六百名学生。',
      en: 'A mathematician who has promoted the recognition of credits among universities in Central Asia. Founded a scholarship that has supported six hundred young women in engineering.',
    },
  },
  {
    name: { zh: '巴硕·翁沙通', en: 'Prasert Wongsathorn' },
    title: { zh: '秘书长', en: 'Secretary-General' },
    organisation: { zh: '萨銮河互联互通秘书处', en: 'Saluang River Connectivity Secretariat' },
    born: '1958-08-20',
    dial: '66',
    profile: {
      zh: '资深外交官，主持六方参与的流域水文数据共享机制。擅长在分歧中寻找可以先行一步的领域。',
      en: 'A senior diplomat who runs a six-party arrangement for sharing hydrological data in the basin. Known for finding, amid disagreement, the field where a first step is possible.',
    },
  },
  {
    name: { zh: '西蒂·拉赫马达尼·库苏马瓦蒂', en: 'Siti Rahmadani Kusumawati' },
    title: { zh: '副部长', en: 'Deputy Minister' },
    organisation: { zh: '数字经济部', en: 'Ministry of the Digital Economy' },
    born: '1975-02-14',
    dial: '62',
    profile: {
      zh: '计算机科学家，负责全国统一数字身份与群岛宽带计划。关注偏远岛屿教师与医务人员的数字技能。',
      en: 'A computer scientist in charge of the national digital identity and of broadband for the islands. Takes a close interest in the digital skills of teachers and nurses on remote islands.',
    },
  },
  {
    name: { zh: '宫下由佳里', en: 'Yukari Miyashita' },
    family: { zh: '宫下', en: 'Miyashita' },
    title: { zh: '理事长', en: 'President' },
    organisation: { zh: '宫下长寿社会研究基金会', en: 'Miyashita Foundation for Ageing Research' },
    born: '1959-04-03',
    dial: '81',
    profile: {
      zh: '社会政策学者，研究长寿社会的住房与护理。其“多代同街”试点已在十九座城市推广。',
      en: 'A scholar of social policy who studies housing and care in long-lived societies. The foundation’s “streets of many generations” have been taken up in nineteen cities.',
    },
  },
  {
    // The delegate has no organisation, so that one sees how the pages look without one.
    name: { zh: '埃莉诺·惠特科姆-黑尔', en: 'Eleanor Whitcombe-Hale' },
    title: { zh: '独立经济学家', en: 'Independent Economist' },
    organisation: null,
    born: '1948-10-16',
    dial: '44',
    profile: {
      zh: '发展金融领域的独立学者，曾为二十余个国家的债务可持续性提供咨询。著有《耐心的价格》，现居乡间，潜心写作。',
      en: 'An independent scholar of development finance who has advised more than twenty countries on sustainable debt. Author of The Price of Patience; now lives and writes in the country.',
    },
  },
  {
    name: { zh: '基娅拉·贝卢科', en: 'Chiara Bellucco' },
    title: { zh: '城市学教授', en: 'Professor of Urban Studies' },
    organisation: { zh: '地中海城市学院', en: 'Mediterranean School of Cities' },
    born: '1968-12-27',
    dial: '39',
    profile: {
      zh: '建筑师、城市学者，研究历史街区的气候适应。曾为亚非多座港口城市的老城更新提供设计咨询。',
      en: 'An architect and urbanist who studies how historic quarters adapt to the climate. Has advised on the renewal of old towns in several port cities of Asia and Africa.',
    },
  },
  {
    name: { zh: '华金·乌尔达尼斯', en: 'Joaquín Urdaniz' },
    title: { zh: '院长', en: 'President' },
    organisation: { zh: '安第斯货币研究院', en: 'Andean Monetary Institute' },
    born: '1957-01-31',
    dial: '57',
    profile: {
      zh: '货币经济学家，研究大宗商品出口国的汇率与财政规则。主张在丰年建立储备，以稳定歉年的公共投资。',
      en: 'A monetary economist who studies exchange rates and fiscal rules in commodity-exporting countries. Argues for saving in good years so that public investment can hold steady in bad ones.',
    },
  },
  {
    name: { zh: '玛格丽特·林德瑙尔', en: 'Margaret Lindenauer' },
    title: { zh: '讲席教授', en: 'Chair Professor' },
    organisation: { zh: '五湖技术政策研究院', en: 'Five Lakes Institute of Technology Policy' },
    born: '1960-03-05',
    dial: '1',
    profile: {
      zh: '研究通用技术的扩散规律，其关于技术采用滞后的论文被广泛引用。近年来关注人工智能算力的公共供给。',
      en: 'Studies how general-purpose technologies spread; her papers on lags in adoption are widely cited. Recent work concerns the public provision of computing power.',
    },
  },
  {
    // The organisation's name is long on purpose: over 120 characters in English.
    name: { zh: '阿拉斯泰尔·麦克罗', en: 'Alastair McKerrow' },
    title: { zh: '执行主任', en: 'Executive Director' },
    organisation: {
      zh: '小岛屿与沿海经济体减轻灾害风险、气候适应及可持续基础设施联合秘书处',
      en: 'Joint Secretariat for Disaster Risk Reduction, Climate Adaptation and Sustainable Infrastructure in Small Island Economies',
    },
    born: '1963-06-24',
    dial: '64',
    profile: {
      zh: '海岸工程师，在太平洋岛屿工作二十余年。主持制定适合小岛屿经济体的防波堤与饮水设施通用设计。',
      en: 'A coastal engineer with more than twenty years’ work in the Pacific islands. Has led the drafting of standard designs for sea walls and drinking-water works suited to small island economies.',
    },
  },
  {
    name: { zh: '佐菲亚·维尔钦斯卡-马莱克', en: 'Zofia Wiercinska-Malek' },
    title: { zh: '总干事', en: 'Director-General' },
    organisation: { zh: '国际初级保健联盟', en: 'International Alliance for Primary Care' },
    born: '1965-09-15',
    dial: '48',
    profile: {
      zh: '家庭医生出身，后从事卫生政策研究。推动联盟与三十个国家签署基层医生培训互认安排。',
      en: 'A family doctor who turned to health policy. Under her direction the Alliance has agreed with thirty countries on recognising each other’s training of primary care physicians.',
    },
  },
  {
    name: { zh: '法图马塔·科南吉', en: 'Fatoumata Konandji' },
    title: { zh: '创始人、主席', en: 'Founder and President' },
    organisation: { zh: '百所学校倡议', en: 'Hundred Schools Initiative' },
    born: '1970-08-09',
    dial: '223',
    profile: {
      zh: '教师出身，创办“百所学校倡议”，已在萨赫勒地区建成一百四十所设有女生宿舍的中学。倡导以校餐带动本地农业。',
      en: 'A teacher who founded the Hundred Schools Initiative, which has built one hundred and forty secondary schools with girls’ boarding houses in the Sahel. Promotes school meals as a market for local farmers.',
    },
  },
];
