import { partnerOf, type DemoPartner } from './shapes.ts';

export const patrons: DemoPartner[] = [
  partnerOf('patron', {
    level: 'principal',
    site: 'jianghai-philanthropic',
    name: { zh: '江海慈善基金会', en: 'Jianghai Philanthropic Foundation' },
    summary: { zh: '支持乡村医疗与青年参会', en: 'Support for rural health and young participants' },
    contribution: {
      zh: '资助来自31个国家的60名青年代表参会，承担其旅费与食宿，并组织会后乡村考察。',
      en: 'Enables 60 young participants from 31 countries to attend, bears the cost of their travel and stay, and organises a study visit to rural areas after the Forum.',
    },
    profile: {
      zh: '江海慈善基金会由水利工作者创办，资助流域内300余所乡村卫生室，培训乡村医生2000余名。\n基金会行事低调，不设冠名，每年由理事会成员实地走访受助社区。',
      en: 'Founded by a water engineer, the Jianghai Philanthropic Foundation supports more than 300 village clinics along the river and has trained over 2,000 village doctors.\nIt keeps a low profile and seeks no naming rights; its trustees visit the communities concerned every year.',
    },
    address: { zh: '武汉市江海路19号', en: '19 Jianghai Road, Wuhan' },
    desk: { zh: '基金会秘书处', en: 'Secretariat of the Foundation' },
    phone: '+86 27 1555 0211',
  }),
  partnerOf('patron', {
    level: 'principal',
    site: 'crescent-bay',
    name: { zh: '新月湾投资局', en: 'Crescent Bay Investment Authority' },
    summary: { zh: '投资清洁能源与生命科学的主权机构', en: 'A sovereign investor in clean energy and life sciences' },
    contribution: {
      zh: '与论坛合作伙伴共同设立联合创新基金，首期用于海水淡化与干旱地区农业，评审结果将在闭幕日公布。',
      en: 'Sets up a joint fund for innovation with partners of the Forum, beginning with desalination and farming in dry lands. The results of the first selection will be announced on the closing day.',
    },
    profile: {
      zh: '新月湾投资局是一家主权投资机构，40%的资产配置于清洁能源与生命科学，并与亚洲伙伴设立联合孵化基金。\n该局每年发布报告，公开主要持仓与投资原则。',
      en: 'The Crescent Bay Investment Authority is a sovereign investor. It has placed 40 per cent of its assets in clean energy and life sciences, and has set up joint incubation funds with partners in Asia.\nIt publishes an annual report with its principal holdings and its principles of investment.',
    },
    address: { zh: '新月湾滨海道1号', en: '1 Corniche, Crescent Bay' },
    desk: { zh: '对外传播部', en: 'External Communications' },
    phone: null,
  }),
  partnerOf('patron', {
    level: 'principal',
    site: 'chilversley-foundation',
    name: { zh: '奇尔弗斯利基金会', en: 'Chilversley Foundation' },
    summary: { zh: '关注基础教育与青年学者', en: 'Basic education and young scholars' },
    contribution: {
      zh: '资助青年学者交流计划，40名博士研究生列席全部公开会议，并在会后提交研究报告。',
      en: 'Supports the exchange of young scholars: 40 doctoral students attend all open meetings and submit research papers after the Forum.',
    },
    profile: {
      zh: '奇尔弗斯利基金会成立于1961年，总部位于芝加哥，致力于提升基础教育质量，在19个国家资助教师培训。\n基金会所有评估报告均公开发布，包括未达预期的项目。',
      en: 'Established in Chicago in 1961, the Chilversley Foundation works to improve the quality of basic education and supports the training of teachers in 19 countries.\nAll its evaluations are published, including those of projects that fell short.',
    },
    address: { zh: '美国芝加哥奇尔弗斯利广场300号', en: '300 Chilversley Plaza, Chicago, United States' },
    desk: { zh: '公共事务办公室', en: 'Office of Public Affairs' },
    phone: '+1 312 555 0162',
  }),
  partnerOf('patron', {
    level: 'patron',
    site: 'chuntan-pension',
    name: { zh: '春潭养老基金', en: 'Chuntan Pension Fund' },
    summary: { zh: '资助长寿社会研究', en: 'Support for research on ageing societies' },
    contribution: {
      zh: '设立长寿社会研究资助，支持8个跨国课题组，并协办健康与老龄社会专题研讨会。',
      en: 'Funds research on ageing societies, supports eight international teams, and co-organises the symposium on healthy ageing societies.',
    },
    profile: {
      zh: '春潭养老基金受托管理企业职工养老金，服务600万参保人员，近年来研究以养老金投资绿色基础设施的风险分担安排。',
      en: 'The Chuntan Pension Fund manages the pensions of six million employees and studies how their savings may be invested in green infrastructure with a fair sharing of risk.',
    },
    address: { zh: '北京市春潭里22号', en: '22 Chuntanli, Beijing' },
    desk: { zh: '综合部', en: 'General Affairs' },
    phone: '+86 10 1555 0212',
  }),
  partnerOf('patron', {
    level: 'patron',
    site: 'yunxiu-arts',
    name: { zh: '云岫艺术中心', en: 'Yunxiu Arts Centre' },
    summary: { zh: '文化之夜的东道主', en: 'Host of the Evening of Culture' },
    contribution: {
      zh: '承办文化之夜与欢送酒会，以音乐、皮影与当代舞蹈招待各位代表，演出全程配有双语字幕与手语。',
      en: 'Hosts the Evening of Culture and the farewell reception, with music, shadow puppets and contemporary dance; every performance is captioned in both languages and interpreted in sign language.',
    },
    profile: {
      zh: '云岫艺术中心设有剧场、美术馆与观景厅，每年演出600余场，其中三分之一面向学生免费开放。',
      en: 'The Yunxiu Arts Centre has a theatre, galleries and a belvedere. Of its more than 600 performances a year, a third are free to students.',
    },
    address: { zh: '北京市云岫街3号', en: '3 Yunxiu Street, Beijing' },
    desk: { zh: '宣传推广部', en: 'Press and Promotion' },
    phone: '+86 10 1555 0213',
  }),
  partnerOf('patron', {
    level: 'patron',
    site: 'faberval-cie',
    name: { zh: '法贝瓦尔公司', en: 'Faberval & Cie' },
    summary: { zh: '长期投资者与文化赞助者', en: 'A long-term investor and a patron of the arts' },
    contribution: {
      zh: '赞助论坛文化项目，出借12幅纸本水彩，在国宾馆东翼二层举办“江河”小型展览。',
      en: 'Supports the cultural programme and lends 12 watercolours for a small exhibition, “Rivers”, on Level 2 of the East Wing of the Guesthouse.',
    },
    profile: {
      zh: '法贝瓦尔公司是巴黎的家族投资公司，传至第四代，长期持有水务、铁路与出版企业股份，从不参与短期交易。\n公司设有艺术收藏，定期借予公共博物馆展出。',
      en: 'Faberval & Cie is a family investment house in Paris, now in its fourth generation. It has long held shares in water, railway and publishing companies and takes no part in short-term trading.\nIts art collection is regularly lent to public museums.',
    },
    address: { zh: '法国巴黎法贝瓦尔巷9号', en: '9 passage Faberval, Paris, France' },
    desk: { zh: '董事长办公室', en: 'Office of the Chair' },
    // This patron has neither a telephone nor a website, so that the demo shows such a page.
    phone: null,
    hasWebsite: false,
  }),
  partnerOf('patron', {
    level: 'patron',
    site: 'velayankar-industries',
    name: { zh: '韦拉扬卡尔工业', en: 'Velayankar Industries' },
    summary: { zh: '工程机械与灌溉设备制造商', en: 'Construction machinery and irrigation equipment' },
    contribution: {
      zh: '资助职业教育交流，邀请15所技工学校校长参会，并设立灌溉技术奖学金。',
      en: 'Supports exchanges on vocational education, invites the heads of 15 technical schools to the Forum, and endows scholarships in irrigation.',
    },
    profile: {
      zh: '韦拉扬卡尔工业总部位于浦那，制造工程机械与灌溉设备40余年，在11个国家设有工厂，捐建30所技工学校。',
      en: 'Velayankar Industries, based in Pune, has made construction machinery and irrigation equipment for more than 40 years. It has factories in 11 countries and has endowed 30 technical schools.',
    },
    address: { zh: '印度浦那韦拉扬卡尔路12号', en: '12 Velayankar Marg, Pune, India' },
    desk: { zh: '集团传播部', en: 'Group Communications' },
    phone: '+91 555 0117',
  }),
  partnerOf('patron', {
    level: 'patron',
    site: 'highveld-transition',
    name: { zh: '高原矿业转型集团', en: 'Highveld Transition Minerals' },
    summary: { zh: '推动矿区转型与社区发展', en: 'Transition and community development in mining areas' },
    contribution: {
      zh: '资助矿区社区项目展示，邀请6个矿区城镇的代表讲述转型经历，并分享土地修复技术。',
      en: 'Supports a display of projects in mining communities, invites representatives of six mining towns to share their experience, and shares its methods of restoring land.',
    },
    profile: {
      zh: '高原矿业转型集团设于约翰内斯堡，在矿区关闭前10年即启动再就业与土地修复，并在产地设有加工厂。',
      en: 'Highveld Transition Minerals, based in Johannesburg, begins retraining and land restoration ten years before a mine closes, and has processing works where its minerals are found.',
    },
    address: { zh: '南非约翰内斯堡高原大道88号', en: '88 Highveld Avenue, Johannesburg, South Africa' },
    desk: { zh: '可持续发展与传播部', en: 'Sustainability and Communications' },
    phone: '+27 555 0118',
  }),
  partnerOf('patron', {
    level: 'patron',
    site: 'cruzeiro-agro',
    name: { zh: '南十字农业', en: 'Cruzeiro Agro' },
    summary: { zh: '热带大豆与牧场轮作企业', en: 'Soya and pasture in rotation' },
    contribution: {
      zh: '支持粮食安全对话，提供热带土壤恢复的10年试验数据，供参会机构研究使用。',
      en: 'Supports the dialogue on food security and provides participating institutions with ten years of trial data on the recovery of tropical soils.',
    },
    profile: {
      zh: '南十字农业经营热带大豆与牧场轮作，所有地块均可卫星溯源，自2015年起未新增毁林耕地。\n公司向2000户家庭农场提供种子与技术，收购价不低于市场均价。',
      en: 'Cruzeiro Agro grows soya in rotation with pasture. Every field can be traced by satellite, and since 2015 no forest has been cleared for it.\nThe company provides 2,000 family farms with seed and technical advice, and buys at no less than the average market price.',
    },
    address: { zh: '巴西圣保罗南十字大道410号', en: 'Avenida Cruzeiro do Campo 410, São Paulo, Brazil' },
    desk: { zh: '新闻办公室', en: 'Press Office' },
    phone: '+55 555 0119',
  }),
];
