import type { Leader } from './draft.ts';

/** Heads of enterprises and funds from abroad, written one by one. */
export const internationalBusinessLeaders: Leader[] = [
  {
    name: { zh: '海伦娜·索恩奎斯特', en: 'Helena Thornquist' },
    title: { zh: '首席执行官', en: 'Chief Executive' },
    organisation: { zh: '子午电网', en: 'Meridian Grid' },
    born: '1969-05-22',
    dial: '46',
    profile: {
      zh: '电力系统工程师，带领子午电网建成连接五国的跨境输电网络。倡导以人工智能预测可再生能源出力，并向邻国开放调度数据。',
      en: 'A power-systems engineer who has led Meridian Grid in linking the networks of five countries. Advocates artificial intelligence to forecast renewable output, and shares dispatch data with neighbouring systems.',
    },
  },
  {
    name: { zh: '浅本健次朗', en: 'Kenjiro Asamoto' },
    family: { zh: '浅本', en: 'Asamoto' },
    title: { zh: '社长', en: 'President' },
    organisation: { zh: '浅本精密', en: 'Asamoto Precision' },
    born: '1962-02-11',
    dial: '81',
    profile: {
      zh: '浅本家族第三代经营者，企业以精密轴承与测量仪器见长。主张大企业与小供应商共同承担技术培训。',
      en: 'The third generation of the family to run Asamoto Precision, known for bearings and measuring instruments. Holds that large firms and their small suppliers should share the work of training.',
    },
  },
  {
    name: { zh: '吕西安·法贝瓦尔', en: 'Lucien Faberval' },
    title: { zh: '董事长', en: 'Chairman' },
    organisation: { zh: '法贝瓦尔公司', en: 'Faberval & Cie' },
    born: '1953-07-14',
    dial: '33',
    mode: 'privacy',
    profile: {
      zh: '家族投资公司第四代负责人，长期持有水务、铁路与出版企业股份。很少公开发言，其致股东信以文笔简练著称。',
      en: 'Fourth-generation head of a family investment house with long holdings in water, railways and publishing. Seldom speaks in public; the annual letter to shareholders is admired for its brevity.',
    },
  },
  {
    name: { zh: '托比亚斯·雷嫩坎普', en: 'Tobias Rennenkamp' },
    title: { zh: '首席执行官', en: 'Chief Executive' },
    organisation: { zh: '诺德港工业', en: 'Nordhaven Industrie' },
    born: '1968-11-03',
    dial: '49',
    profile: {
      zh: '机械工程师，推动诺德港工业由起重设备制造商转型为港口自动化系统供应商。重视与职工代表共同商定转型步骤。',
      en: 'A mechanical engineer who has turned Nordhaven Industrie from a maker of cranes into a supplier of port automation. Agrees every step of change with the employees’ representatives.',
    },
  },
  {
    name: { zh: '奥卢雷米·阿德巴里', en: 'Oluremi Adebari' },
    title: { zh: '创始人、首席执行官', en: 'Founder and Chief Executive' },
    organisation: { zh: '稀树农业科技', en: 'Savanna Agritech' },
    born: '1982-09-12',
    dial: '234',
    profile: {
      zh: '农学家、企业家，开发适用于小农户的土壤检测与信贷服务，已惠及西非九十万农户。现任两所农学院理事。',
      en: 'An agronomist and entrepreneur whose soil-testing and credit service for smallholders reaches nine hundred thousand farms in West Africa. Serves on the boards of two agricultural colleges.',
    },
  },
  {
    name: { zh: '西福·马迪卡内', en: 'Sipho Madikane' },
    title: { zh: '董事长', en: 'Chairman' },
    organisation: { zh: '高原矿业转型集团', en: 'Highveld Transition Minerals' },
    born: '1960-06-16',
    dial: '27',
    profile: {
      zh: '矿工之子，采矿工程师。推动矿区关闭前十年即启动再就业与土地修复，主张矿产加工更多留在产地。',
      en: 'A miner’s son and a mining engineer. Begins retraining and land restoration ten years before a mine closes, and argues that more processing should stay where the minerals are found.',
    },
  },
  {
    name: { zh: '莱拉·马尔扎班', en: 'Layla Al-Marzaban' },
    title: { zh: '首席执行官', en: 'Chief Executive Officer' },
    organisation: { zh: '新月湾投资局', en: 'Crescent Bay Investment Authority' },
    born: '1976-03-30',
    dial: '971',
    profile: {
      zh: '主权投资机构负责人，主导将四成资产配置于清洁能源与生命科学。推动与亚洲伙伴设立联合孵化基金。',
      en: 'Heads a sovereign investor and has moved two fifths of its assets into clean energy and life sciences. Has set up joint incubation funds with partners in Asia.',
    },
  },
  {
    name: { zh: '法鲁赫·米尔索阿托夫', en: 'Farrukh Mirsoatov' },
    title: { zh: '总裁', en: 'President' },
    organisation: { zh: '内陆走廊铁路联合体', en: 'Inland Corridor Railways Consortium' },
    born: '1964-12-20',
    dial: '998',
    profile: {
      zh: '铁路工程师，协调五家铁路企业统一时刻表与运价。近年来推动口岸换装全程电子化。',
      en: 'A railway engineer who brought five railways to a common timetable and tariff. Now works to make trans-shipment at the borders wholly electronic.',
    },
  },
  {
    name: { zh: '武黄雪明', en: 'Vo Hoang Tuyet Minh' },
    family: { zh: '武', en: 'Vo' },
    title: { zh: '首席执行官', en: 'Chief Executive' },
    organisation: { zh: '九川食品', en: 'Nine Rivers Foods' },
    born: '1974-01-19',
    dial: '84',
    profile: {
      zh: '食品科学家，由一家小作坊起步，建成覆盖三角洲的可追溯水产供应链。倡导红树林与养殖业共生。',
      en: 'A food scientist who started with a small workshop and built a traceable supply chain for seafood across the delta. Promotes aquaculture that keeps the mangroves standing.',
    },
  },
  {
    name: { zh: '拉古纳特·韦拉扬卡尔', en: 'Raghunath Velayankar' },
    title: { zh: '董事长', en: 'Chairman' },
    organisation: { zh: '韦拉扬卡尔工业', en: 'Velayankar Industries' },
    born: '1952-08-15',
    dial: '91',
    mode: 'assistant',
    profile: {
      zh: '从事工程机械与灌溉设备制造四十余年，企业在十一个国家设有工厂。热心职业教育，捐建三十所技工学校。',
      en: 'More than forty years in construction machinery and irrigation equipment, with factories in eleven countries. A patron of vocational education who has endowed thirty technical schools.',
    },
  },
  {
    name: { zh: '塔斯尼姆·拉赫马图内萨', en: 'Tasneem Rahmatunnessa' },
    title: { zh: '董事总经理', en: 'Managing Director' },
    organisation: { zh: '三角洲妇女银行', en: 'Delta Women’s Bank' },
    born: '1967-04-14',
    dial: '880',
    profile: {
      zh: '从事小额信贷三十年，将还款安排与农时、汛期结合。银行客户中九成为女性，逾期率长期低于百分之二。',
      en: 'Thirty years in microfinance, fitting repayments to the seasons and the floods. Nine in ten of the bank’s clients are women, and arrears have long stayed under two per cent.',
    },
  },
  {
    name: { zh: '权泰林', en: 'Kwon Tae-rim' },
    family: { zh: '权', en: 'Kwon' },
    title: { zh: '代表理事', en: 'Chief Executive Officer' },
    organisation: { zh: '星河电池材料', en: 'Byeolha Battery Materials' },
    born: '1971-09-09',
    dial: '82',
    profile: {
      zh: '材料学博士，长期研究电池正极材料。推动建立电池“护照”互认，使旧电池可以跨境回收利用。',
      en: 'Holds a doctorate in materials science and has long worked on cathodes. Promotes mutual recognition of battery passports, so that used batteries may be recycled across borders.',
    },
  },
  {
    name: { zh: '马蒂亚斯·格劳恩费尔斯', en: 'Matthias Grauenfels' },
    title: { zh: '监事会主席', en: 'Chairman of the Supervisory Board' },
    organisation: { zh: '莱茵塔尔化学', en: 'Rheintal Chemie' },
    born: '1956-10-25',
    dial: '49',
    profile: {
      zh: '化学家，主持多座一体化基地的电气化改造。主张化工企业公开全生命周期碳数据，接受第三方核查。',
      en: 'A chemist who has overseen the electrification of several integrated sites. Argues that chemical makers should publish life-cycle carbon data and have it verified.',
    },
  },
  {
    name: { zh: '贝亚特丽斯·卡瓦利尼奥', en: 'Beatriz Carvalhinho' },
    title: { zh: '执行主席', en: 'Executive Chair' },
    organisation: { zh: '雨林生计联盟', en: 'Rainforest Livelihoods Alliance' },
    born: '1972-11-17',
    dial: '55',
    profile: {
      zh: '林业经济学者、企业家，联合两百个社区销售可可、坚果与天然油脂。主张让站立的森林比倒下的更有价值。',
      en: 'A forest economist and entrepreneur who markets cocoa, nuts and natural oils with two hundred communities. Holds that a standing forest should be worth more than a felled one.',
    },
  },
  {
    name: { zh: '格雷戈里·霍尔沃西', en: 'Gregory Hallworthy' },
    title: { zh: '董事长', en: 'Chairman' },
    organisation: { zh: '霍尔沃西资本', en: 'Hallworthy Capital' },
    born: '1958-02-02',
    mode: 'privacy',
    dial: '1',
    profile: {
      zh: '长期投资人，管理多家大学捐赠基金与养老金的委托资产。其“二十年持有”原则影响了一代机构投资者。',
      en: 'A long-term investor who manages assets for university endowments and pension funds. His “hold for twenty years” has influenced a generation of institutions.',
    },
  },
  {
    name: { zh: '德米特里·奥斯特罗文科', en: 'Dmitri Ostrovenko' },
    title: { zh: '理事会主席', en: 'Chairman of the Council' },
    organisation: { zh: '欧亚货运理事会', en: 'Eurasian Freight Council' },
    born: '1961-05-27',
    dial: '7',
    profile: {
      zh: '运输经济学者，长期协调跨境货运的保险与担保。主张以数字通行单取代重复查验。',
      en: 'A transport economist who has long co-ordinated insurance and guarantees for cross-border freight. Proposes digital transit documents in place of repeated inspection.',
    },
  },
  {
    name: { zh: '科马克·奥邓利维', en: 'Cormac O’Dunleavy' },
    title: { zh: '首席执行官', en: 'Chief Executive' },
    organisation: { zh: '凯尔索拉生命科学', en: 'Kelsorra Life Sciences' },
    born: '1966-07-07',
    dial: '353',
    profile: {
      zh: '药剂师出身，推动企业以分级定价向中低收入国家供应胰岛素。关注药品监管互认与本地生产。',
      en: 'A pharmacist by training who introduced tiered pricing of insulin in low- and middle-income countries. Takes an interest in mutual recognition among regulators and in local production.',
    },
  },
];
