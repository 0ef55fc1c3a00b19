import { partnerOf, type DemoPartner } from './shapes.ts';

export const strategicPartners: DemoPartner[] = [
  partnerOf('partner', {
    level: 'strategic',
    site: 'yuanxiu-new',
    name: { zh: '远岫新能源', en: 'Yuanxiu New Energy' },
    summary: { zh: '风电、储能与港口岸电企业', en: 'Wind power, energy storage and shore power for ports' },
    contribution: {
      zh: '会议期间，国宾馆与会议中心的用电全部由远岫新能源的风电场供应，储能车随时待命，每日用电数据在主楼大厅公布。',
      en: 'All electricity used at the Guesthouse and the Conference Centre during the Forum comes from the company’s wind farms. Mobile storage units stand by, and each day’s consumption is published in the lobby of the Main Building.',
    },
    profile: {
      zh: '远岫新能源成立20余年，由一座山地风电场起步，如今业务涵盖风力发电、电网侧储能与港口岸电，在14个省区和6个国家运营电站。\n公司将电力数据向中小企业开放，帮助近4000家工厂完成节能改造，并与职业院校共同培养风电运维人员。',
      en: 'Yuanxiu New Energy was founded more than 20 years ago with a single wind farm in the mountains. It now works in wind power, grid-scale storage and shore power for ports, with stations in 14 provinces and six countries.\nThe company shares its electricity data with smaller businesses, has helped almost 4,000 factories to save energy, and trains wind technicians together with vocational colleges.',
    },
    address: { zh: '北京市远岫路16号', en: '16 Yuanxiu Road, Beijing' },
    desk: { zh: '公共事务部新闻组', en: 'Press Team, Public Affairs' },
    phone: '+86 10 1555 0201',
  }),
  partnerOf('partner', {
    level: 'strategic',
    site: 'yunpan-data',
    name: { zh: '云磐数据', en: 'Yunpan Data' },
    summary: { zh: '绿色数据中心与云服务企业', en: 'Green data centres and cloud services' },
    contribution: {
      zh: '为论坛提供会议云服务与容灾保障，承担6种语言同声传译音频的传输，并派工程师全程驻守会场。',
      en: 'Provides the Forum’s cloud services and their backup, transmits the interpretation in six languages, and keeps engineers on duty at the venues throughout.',
    },
    profile: {
      zh: '云磐数据在西部高海拔地区建设自然冷却的数据中心，可再生能源用电占比超过80%，服务器余热用于周边村镇供暖。\n公司为医院、学校和地方政府提供云服务，并设立公共数据安全实验室，研究成果对外公开。',
      en: 'Yunpan Data builds naturally cooled data centres in the highlands of western China. More than 80 per cent of their electricity is renewable, and their waste heat warms nearby towns and villages.\nThe company serves hospitals, schools and local governments, and runs a laboratory for the security of public data whose findings are published.',
    },
    address: { zh: '北京市磐石街2号', en: '2 Panshi Street, Beijing' },
    desk: { zh: '企业传播部', en: 'Corporate Communications' },
    phone: '+86 10 1555 0202',
  }),
  partnerOf('partner', {
    level: 'strategic',
    site: 'meridian-grid',
    name: { zh: '子午电网', en: 'Meridian Grid' },
    summary: { zh: '连接5国的跨境输电企业', en: 'A transmission network that links five countries' },
    contribution: {
      zh: '在主楼一层设立能源数据展示，实时呈现跨境输电与可再生能源出力，并向参会智库开放3年历史数据。',
      en: 'Displays live figures of cross-border transmission and renewable output on Level 1 of the Main Building, and opens three years of records to the research institutes taking part.',
    },
    profile: {
      zh: '子午电网总部位于斯德哥尔摩，建成并运营连接5国的跨境输电网络，以人工智能预测可再生能源出力，调度数据向邻国开放。\n公司由4家公用事业机构共同出资，输电网络对所有发电企业一视同仁。',
      en: 'Based in Stockholm, Meridian Grid built and operates a transmission network across five countries. It forecasts renewable output with artificial intelligence and shares its dispatch data with its neighbours.\nThe company is owned by four public utilities and treats all producers of electricity alike.',
    },
    address: { zh: '瑞典斯德哥尔摩子午线码头4号', en: '4 Meridiankajen, Stockholm, Sweden' },
    desk: { zh: '新闻办公室', en: 'Press Office' },
    phone: '+46 8 465 004 12',
  }),
  partnerOf('partner', {
    level: 'strategic',
    site: 'xingchuan-motors',
    name: { zh: '行川汽车', en: 'Xingchuan Motors' },
    summary: { zh: '电动客车与动力电池回收企业', en: 'Electric buses and the recycling of batteries' },
    contribution: {
      zh: '为代表提供电动轿车与接驳客车220辆，在两处会场设置充电站，驾驶员均接受过双语礼仪培训。',
      en: 'Supplies 220 electric cars and shuttle buses for delegates, with charging stations at two venues and drivers trained in etiquette in both languages.',
    },
    profile: {
      zh: '行川汽车由商用车制造起步，现已转向电动客车与动力电池回收，产品运行于30余座城市的公共交通线路。\n公司在4个国家开展本地化组装，培训当地技术工人；其电池回收工厂可提取95%以上的镍与钴。',
      en: 'Xingchuan Motors began with lorries and has turned to electric buses and the recycling of batteries. Its vehicles serve public transport in more than 30 cities.\nThe company assembles in four countries, where it trains local technicians. Its recycling plants recover more than 95 per cent of nickel and cobalt.',
    },
    address: { zh: '合肥市行川大道188号', en: '188 Xingchuan Avenue, Hefei' },
    desk: { zh: '媒体关系处', en: 'Media Relations' },
    phone: '+86 551 1555 0203',
  }),
];
