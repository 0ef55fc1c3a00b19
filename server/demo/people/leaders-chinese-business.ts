import type { Leader } from './draft.ts';

/** Heads of enterprises, banks and funds on the Chinese side, written one by one. */
export const chineseBusinessLeaders: Leader[] = [
  {
    name: { zh: '顾明澜', en: 'Gu Minglan' },
    title: { zh: '董事长', en: 'Chairman' },
    organisation: { zh: '远岫新能源', en: 'Yuanxiu New Energy' },
    born: '1970-01-15',
    profile: {
      zh: '电力工程师出身，创办远岫新能源二十余年，业务涵盖风电、储能与港口岸电。倡导以电力数据服务中小企业节能改造。',
      en: 'A power engineer who founded Yuanxiu New Energy over twenty years ago; it now works in wind, storage and shore power for ports. Advocates using electricity data to help smaller firms save energy.',
    },
  },
  {
    name: { zh: '裴景兴', en: 'Pei Jingxing' },
    title: { zh: '行长', en: 'President' },
    organisation: { zh: '长河开发银行', en: 'Changhe Development Bank' },
    born: '1963-07-22',
    profile: {
      zh: '从事开发性金融三十年，推动设立面向区域互联互通项目的长期贷款窗口。主张以项目全生命周期收益而非短期回报评估基础设施。',
      en: 'Thirty years in development finance; opened a long-term lending window for regional connectivity. Holds that infrastructure should be judged by the returns of its whole life rather than of its first years.',
    },
  },
  {
    name: { zh: '程立新', en: 'Cheng Lixin' },
    title: { zh: '首席经济学家', en: 'Chief Economist' },
    organisation: { zh: '弘正证券', en: 'Hongzheng Securities' },
    born: '1974-03-12',
    profile: {
      zh: '研究宏观经济与资产定价，其季度展望以审慎、清晰著称。曾任职于两家国际金融机构，关注居民消费与服务业增长。',
      en: 'Works on the macroeconomy and asset pricing, and is known for a careful and lucid quarterly outlook. Served earlier at two international financial institutions; follows household consumption and the growth of services.',
    },
  },
  {
    name: { zh: '贺永强', en: 'He Yongqiang' },
    title: { zh: '总裁', en: 'President' },
    organisation: { zh: '云帆航运集团', en: 'Yunfan Shipping Group' },
    born: '1967-10-28',
    profile: {
      zh: '远洋船长出身，后转入航运管理。主导集团船队的绿色甲醇改造，并与沿线港口共建低碳航线。',
      en: 'A deep-sea captain before coming ashore to run the business. Has led the conversion of the fleet to green methanol and built low-carbon routes together with ports along the way.',
    },
  },
  {
    name: { zh: '纪林源', en: 'Ji Linyuan' },
    title: { zh: '董事长', en: 'Chairman' },
    organisation: { zh: '渊海重工', en: 'Yuanhai Heavy Industries' },
    born: '1958-12-11',
    profile: {
      zh: '深耕高端装备制造近四十年，带领企业完成数字化车间改造。重视技师培养，企业内部学校每年毕业五百名高级技工。',
      en: 'Close to forty years in advanced equipment; led the company’s conversion to digital workshops. Attaches weight to craftsmanship: the company’s own school graduates five hundred senior technicians a year.',
    },
  },
  {
    name: { zh: '谢福光', en: 'Xie Fuguang' },
    title: { zh: '首席执行官', en: 'Chief Executive Officer' },
    organisation: { zh: '晴昼光能', en: 'Qingzhou Solar' },
    born: '1976-05-19',
    profile: {
      zh: '光伏技术专家，主持高效电池的产业化。近年来与非洲、中亚伙伴合作建设离网光伏诊所和学校。',
      en: 'A photovoltaics specialist who brought high-efficiency cells into mass production. Works with partners in Africa and Central Asia on off-grid solar power for clinics and schools.',
    },
  },
  {
    name: { zh: '江玉恒', en: 'Jiang Yuheng' },
    title: { zh: '董事长', en: 'Chairman' },
    organisation: { zh: '广陆物流', en: 'Guanglu Logistics' },
    born: '1969-09-07',
    profile: {
      zh: '白手起家创办广陆物流，现经营十七个多式联运枢纽。推动单证电子化，使跨境货物通关时间缩短三分之一。',
      en: 'Built Guanglu Logistics from nothing; it now runs seventeen multimodal hubs. Championed electronic documents that have cut the clearance time of cross-border freight by a third.',
    },
  },
  {
    name: { zh: '宋志伟', en: 'Song Zhiwei' },
    title: { zh: '创始人、首席科学家', en: 'Founder and Chief Scientist' },
    organisation: { zh: '禾序生物育种', en: 'Hexu Crop Sciences' },
    born: '1979-08-02',
    profile: {
      zh: '植物遗传学家，选育出多个耐盐碱水稻品种。坚持将种质资源向小农户低价开放，并在六个国家设立试验站。',
      en: 'A plant geneticist who has bred several salt-tolerant varieties of rice. Keeps seed affordable for smallholders and runs field stations in six countries.',
    },
  },
  {
    name: { zh: '魏成宇', en: 'Wei Chengyu' },
    title: { zh: '总裁', en: 'President' },
    organisation: { zh: '景泽资产管理', en: 'Jingze Asset Management' },
    born: '1968-04-30',
    mode: 'privacy',
    profile: {
      zh: '专注于基础设施与养老金长期投资，管理资产逾四千亿元。主张以十年为尺度评价投资经理。',
      en: 'Specialises in infrastructure and long-term pension investment, with over 400 billion yuan under management. Argues that fund managers should be judged over ten years.',
    },
  },
  {
    name: { zh: '梁建波', en: 'Liang Jianbo' },
    title: { zh: '首席执行官', en: 'Chief Executive Officer' },
    organisation: { zh: '砺石半导体', en: 'Lishi Semiconductor' },
    born: '1975-11-14',
    mode: 'assistant',
    profile: {
      zh: '微电子专家，长期从事功率器件研发。主张在成熟制程领域保持开放合作，使供应链更有韧性。',
      en: 'A microelectronics engineer who has long worked on power devices. Favours open co-operation in mature technologies as the way to resilient supply chains.',
    },
  },
  {
    name: { zh: '罗志刚', en: 'Luo Zhigang' },
    title: { zh: '董事长', en: 'Chairman' },
    organisation: { zh: '行川汽车', en: 'Xingchuan Motors' },
    born: '1966-02-20',
    profile: {
      zh: '汽车工程师，带领企业由商用车转向电动客车与动力电池回收。在四个国家开展本地化组装，并培训当地技术工人。',
      en: 'An automotive engineer who turned the company from lorries to electric buses and the recycling of traction batteries. Assembles vehicles locally in four countries and trains technicians there.',
    },
  },
  {
    name: { zh: '孟慧敏', en: 'Meng Huimin' },
    title: { zh: '董事长', en: 'Chairwoman' },
    organisation: { zh: '安衡保险', en: 'Anheng Insurance' },
    born: '1964-10-12',
    profile: {
      zh: '精算师出身，主持设计农业巨灾指数保险，已覆盖一千二百万农户。关注长期护理保险的可持续筹资。',
      en: 'An actuary who designed an index insurance for agricultural disasters that now covers 12 million farming households. Takes a particular interest in sustainable finance for long-term care.',
    },
  },
  {
    name: { zh: '叶兆林', en: 'Ye Zhaolin' },
    title: { zh: '总裁', en: 'President' },
    organisation: { zh: '穹野遥感', en: 'Qiongye Earth Observation' },
    born: '1972-01-09',
    profile: {
      zh: '从事卫星遥感应用二十五年，为三十余个国家提供洪涝与干旱监测数据。倡议向最不发达国家免费开放灾害影像。',
      en: 'Twenty-five years in satellite remote sensing, supplying flood and drought data to over thirty countries. Has proposed that disaster imagery be free of charge for the least developed countries.',
    },
  },
  {
    name: { zh: '傅林川', en: 'Fu Linchuan' },
    title: { zh: '会长', en: 'President' },
    organisation: { zh: '环海工商联合会', en: 'Huanhai Federation of Industry and Commerce' },
    born: '1955-03-27',
    mode: 'privacy',
    profile: {
      zh: '长期服务民营企业，推动建立企业诉求直达机制。近年来组织近千家中小企业赴海外参加技能与标准交流。',
      en: 'Has served private business for many years and set up a direct channel for its concerns. In recent years has taken nearly a thousand smaller firms abroad for exchanges on skills and standards.',
    },
  },
  {
    name: { zh: '范宇宁', en: 'Fan Yuning' },
    title: { zh: '首席执行官', en: 'Chief Executive Officer' },
    organisation: { zh: '汇捷支付', en: 'Huijie Payments' },
    born: '1981-06-06',
    profile: {
      zh: '从事支付清算技术研发，主持多种语言的跨境小额收款平台建设。关注汇款成本对务工家庭的影响。',
      en: 'Works on payment and clearing technology, and built a multilingual platform for small cross-border receipts. Concerned with what remittance costs mean for migrant workers’ families.',
    },
  },
  {
    name: { zh: '姜守义', en: 'Jiang Shouyi' },
    title: { zh: '总经理', en: 'General Manager' },
    organisation: { zh: '赤峦钢铁', en: 'Chiluan Iron and Steel' },
    born: '1965-08-31',
    profile: {
      zh: '冶金专家，主持国内较早的氢基竖炉工业试验。主张建立各方互认的低碳钢材核算方法。',
      en: 'A metallurgist who led one of the earlier industrial trials of hydrogen-based shaft furnaces. Calls for a mutually recognised method of accounting for low-carbon steel.',
    },
  },
  {
    name: { zh: '董喜和', en: 'Dong Xihe' },
    title: { zh: '理事长', en: 'Chairman of the Council' },
    organisation: { zh: '春潭养老基金', en: 'Chuntan Pension Fund' },
    born: '1956-05-05',
    profile: {
      zh: '社会保障专家，曾主持养老基金投资运营制度的设计。近年来研究养老金投资绿色基础设施的风险分担安排。',
      en: 'A specialist in social security who designed the rules under which the pension fund invests. Now studies how risk can be shared when pensions invest in green infrastructure.',
    },
  },
  {
    name: { zh: '白琪云', en: 'Bai Qiyun' },
    title: { zh: '董事长、首席执行官', en: 'Chairwoman and Chief Executive' },
    organisation: { zh: '博岐生物医药', en: 'Boqi Biopharma' },
    born: '1971-04-18',
    profile: {
      zh: '免疫学者，回国创业后专注于低成本疫苗研发。企业已向十余个国家转让灌装技术，帮助建立本地生产能力。',
      en: 'An immunologist who came home to found a company devoted to low-cost vaccines. It has transferred filling technology to more than ten countries to help build local production.',
    },
  },
];
