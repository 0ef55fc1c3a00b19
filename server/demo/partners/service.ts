import { partnerOf, type DemoPartner } from './shapes.ts';

export const servicePartners: DemoPartner[] = [
  partnerOf('partner', {
    level: 'service',
    site: 'qingyan-springs',
    name: { zh: '清岩矿泉', en: 'Qingyan Springs' },
    summary: { zh: '会议用水与减塑方案提供者', en: 'Drinking water, with less plastic' },
    contribution: {
      zh: '以可循环玻璃瓶供应会议用水，会场设30处直饮水点，预计减少塑料瓶9万只。',
      en: 'Supplies water in reusable glass bottles and provides 30 drinking fountains at the venues, which is expected to save 90,000 plastic bottles.',
    },
    profile: {
      zh: '清岩矿泉的水源地位于太行山区，企业与当地村庄签订水源保护协议，每售出一瓶即提取一分钱用于山林养护。',
      en: 'Qingyan Springs draws its water in the Taihang Mountains under an agreement with the villages that protects the source; one fen from each bottle sold goes to the care of the forest.',
    },
    address: { zh: '石家庄市清岩街5号', en: '5 Qingyan Street, Shijiazhuang' },
    desk: { zh: '品牌部', en: 'Brand Department' },
    phone: '+86 311 1555 0208',
    hasWebsite: false,
  }),
  partnerOf('partner', {
    level: 'service',
    site: 'mingxiu-tea',
    name: { zh: '茗岫茶业', en: 'Mingxiu Tea' },
    summary: { zh: '高山茶园与茶文化推广者', en: 'Mountain tea and tea culture' },
    contribution: {
      zh: '在听澜轩布置茶席，每日举办两场茶文化交流，并为各会见室提供茶饮与茶艺服务。',
      en: 'Arranges tea tables in Tinglan Pavilion, holds two exchanges on tea culture there each day, and serves tea in the meeting rooms.',
    },
    profile: {
      zh: '茗岫茶业在武夷山区经营生态茶园，与1300户茶农结成合作社，以手工采制。\n企业设有茶史陈列馆，并向海外院校派遣茶艺教师。',
      en: 'Mingxiu Tea tends gardens in the Wuyi Mountains with a co-operative of 1,300 growers who still pick by hand.\nIt keeps a museum of the history of tea and sends teachers to universities abroad.',
    },
    address: { zh: '福州市茗岫巷11号', en: '11 Mingxiu Lane, Fuzhou' },
    desk: { zh: '对外联络处', en: 'External Liaison' },
    phone: '+86 591 1555 0209',
  }),
  partnerOf('partner', {
    level: 'service',
    site: 'qingjian-publishing',
    name: { zh: '青简出版集团', en: 'Qingjian Publishing Group' },
    summary: { zh: '论坛报告与文集的出版者', en: 'Publisher of the Forum’s reports' },
    contribution: {
      zh: '出版论坛年度报告与发言文集，中英文版同步发行，电子版向发展中国家的图书馆免费开放。',
      en: 'Publishes the Forum’s Annual Report and collected addresses in Chinese and English together, and opens the electronic editions to libraries in developing countries free of charge.',
    },
    profile: {
      zh: '青简出版集团以学术出版为主，与30余家海外出版社开展版权合作，每年推出译著400种。\n集团修复并数字化古籍逾2万册，供公众在线查阅。',
      en: 'Qingjian Publishing Group is chiefly an academic publisher. It exchanges rights with more than 30 publishing houses abroad and brings out 400 translations a year.\nIt has restored and digitised over 20,000 old volumes, which the public may read online.',
    },
    address: { zh: '南京市青简路28号', en: '28 Qingjian Road, Nanjing' },
    desk: { zh: '传播中心', en: 'Communications Centre' },
    phone: '+86 25 1555 0210',
  }),
  partnerOf('partner', {
    level: 'service',
    site: 'palmitter-advisory',
    name: { zh: '帕尔米特咨询', en: 'Palmitter Advisory' },
    summary: { zh: '公共政策与产业研究机构', en: 'Research on public policy and industry' },
    contribution: {
      zh: '承担论坛背景研究，为5场全体会议准备材料，相关数据与方法均可查阅。',
      en: 'Carries out background research for the Forum and prepares the papers of five plenaries; data and methods are open to inspection.',
    },
    profile: {
      zh: '帕尔米特咨询是一家伦敦的合伙制机构，研究领域包括产业政策、公共财政与气候适应，客户以政府和多边机构为主。',
      en: 'Palmitter Advisory is a partnership in London. It works on industrial policy, public finance and climate adaptation, chiefly for governments and multilateral institutions.',
    },
    address: { zh: '英国伦敦帕尔米特街7号', en: '7 Palmitter Row, London, United Kingdom' },
    desk: { zh: '媒体事务', en: 'Media Enquiries' },
    phone: '+44 20 7946 0318',
    hasEmblem: false,
  }),
  partnerOf('partner', {
    level: 'service',
    site: 'equator-assets',
    name: { zh: '赤道资产', en: 'Equator Assets' },
    summary: { zh: '专注转型金融的资产管理机构', en: 'Asset management for the transition' },
    contribution: {
      zh: '协办转型金融研讨，邀请12家机构投资者参会，并发布高排放行业融资案例集。',
      en: 'Co-organises the seminars on transition finance, brings 12 institutional investors to the Forum, and publishes a collection of financing cases from high-emission industries.',
    },
    profile: {
      zh: '赤道资产设于新加坡，管理养老金与主权机构委托的资产，专注为高排放行业的转型提供长期资金。\n机构要求所投企业逐年披露减排进展，并在官方网站公布股东投票记录。',
      en: 'Equator Assets in Singapore manages funds for pension schemes and sovereign institutions, and provides long-term capital for the transition of high-emission industries.\nIt requires the companies it invests in to disclose their progress every year, and publishes its record of voting as a shareholder.',
    },
    address: { zh: '新加坡赤道道50号', en: '50 Equator Walk, Singapore' },
    desk: { zh: '企业传讯部', en: 'Corporate Communications' },
    phone: '+65 555 0120',
  }),
];
