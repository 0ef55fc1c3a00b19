import { delegatesFrom } from '../delegate.ts';

/** Permanent secretaries, directors-general, mayors, vice mayors and heads of bureaux. */
export const seniorOfficials = delegatesFrom(`
  钱达·辛温加 | Chanda Simwinga
  Mr | 1962-06-07 | +260 | assistant
  农业与粮食部常务秘书 | Permanent Secretary, Ministry of Agriculture and Food | Republic of Luvando
  农业经济学者，在公务员队伍任职32年。主持以电子券取代实物补贴的改革，惠及90万户小农。
  Mr Simwinga is an agricultural economist with 32 years in the civil service. He carried out the change from subsidies in kind to electronic vouchers, which serve 900,000 smallholder families.

  尼马尔·塞纳维拉特纳 | Nimal Senaviratna
  Mr | 1966-09-12 | +94 | social
  港务与航运部常务秘书 | Permanent Secretary, Ministry of Ports and Shipping | Republic of Maladvara
  船舶工程师，曾任港务局总经理。负责两座转运港的扩建，并主持编写海员培训国家标准。
  Mr Senaviratna, a naval architect, was general manager of a port authority. He is responsible for the enlargement of two transhipment ports and for the national standards of seafarers’ training.

  索莱达·伊里瓦尔内 | Soledad Iribarne
  Ms | 1971-01-24 | +598 | social
  国家林业与牧业局局长 | Director-General, National Forestry and Pasture Agency | Republic of Campoverde
  草地生态学者，曾在大学任教15年。主持天然草场普查，为全国4万个牧场建立载畜量档案。
  Ms Iribarne is a grassland ecologist who taught at university for 15 years. She directed the survey of natural pasture that gave each of the country’s 40,000 ranches a record of what its land can carry.

  胡达·拉瓦希亚 | Huda Al-Rawahiya
  Ms | 1969-06-27 | +968 | social
  港口与自由区管理局局长 | Director-General, Ports and Free Zones Authority | Sultanate of Dhamra
  工业工程师，2018年起领导管理局。任内3座港口完成岸电改造，并统一了船舶进出港申报。
  Ms Al-Rawahiya, an industrial engineer, has led the Authority since 2018. In that time three ports have been equipped with shore power and ships’ declarations brought into one form.

  塞利娜·马查瓦内 | Celina Machavane
  Ms | 1967-08-23 | +258 | social
  市长 | Mayor | Municipality of Baía Clara
  教师出身，2018年当选市长。灾后重建期间，沿海恢复红树林1200公顷，并迁建14所学校。
  Ms Machavane was a teacher before she was elected Mayor in 2018. In the rebuilding after the great cyclone the city has replanted 1,200 hectares of mangrove and moved 14 schools to higher ground.

  艾娜·哈尔沃斯达尔 | Aina Halvorsdal
  Ms | 1970-10-02 | +47 | social
  市长 | Mayor | Municipality of Nordvatn
  供热工程师，连任两届市长。任内全市供热改用湖水热泵与垃圾焚烧余热，燃油锅炉全部停用。
  Ms Halvorsdal, a heating engineer, is in her second term. The city now heats its homes with lake-water heat pumps and waste heat and has closed its last oil-fired boiler.

  赵卫平 | Zhao Weiping
  Mr | 1963-12-28 | +86 | privacy
  副秘书长 | Deputy Secretary-General | Organising Committee of the High-Level Forum on Global Development
  论坛发言人，负责成果文件起草与会议统筹。长期从事多边发展对话，参与筹备历届论坛。
  Mr Zhao is spokesperson of the Forum and in charge of the drafting of its outcome documents and of the agenda. He has worked in multilateral dialogue for many years and has helped to prepare every Forum to date.

  温如兰 | Wen Rulan
  Ms | 1968-08-14 | +86 | assistant
  市长 | Mayor | Cangpu Municipal People’s Government
  城市规划师出身，主持老工业区更新与滨江生态廊道建设。2024年牵头12座城市共同发布绿色债券披露标准。
  Ms Wen is a town planner by training and has directed the renewal of the old industrial quarter and the riverside green corridor. In 2024 she brought 12 cities together to publish a shared standard of disclosure for green bonds.

  岳成贤 | Yue Chengxian
  Mr | 1970-12-08 | +86 | social
  市长 | Mayor | Jindu Municipal People’s Government
  机械工程师，曾在重型机器厂工作11年。负责城市产业转型与职工再培训，市内首座轴承厂旧址已改建为职业学院。
  Mr Yue is a mechanical engineer who worked for 11 years in a heavy machinery plant. He is responsible for industrial renewal and retraining; the city’s first bearing factory now houses a vocational college.

  郑文海 | Zheng Wenhai
  Mr | 1969-03-14 | +86 | social
  市长 | Mayor | Yunze Municipal People’s Government
  环境工程专业背景，主持云泽湖治理10年，湖水透明度由0.4米升至1.9米。
  Mr Zheng, an environmental engineer, has directed the restoration of Lake Yunze for ten years, in which the clarity of its water has risen from 0.4 to 1.9 metres.

  曾玉怀 | Zeng Yuhuai
  Mr | 1971-02-23 | +86 | social
  副市长 | Vice Mayor | Cangpu Municipal People’s Government
  分管城市交通与公用事业。任内开通快速公交5条，公交车全部更换为电动车辆。
  Mr Zeng is responsible for transport and public utilities. Five bus rapid transit lines have opened in his term, and all city buses are now electric.

  庄建南 | Zhuang Jiannan
  Mr | 1972-01-16 | +86 | social
  副市长 | Vice Mayor | Langang Municipal People’s Government
  长期在港口与海关系统工作，分管海洋经济与口岸。主持建设国际海员服务中心。
  Mr Zhuang has spent his career in port and customs administration and is responsible for the marine economy and border crossings. He directed the building of the international seafarers’ centre.

  詹炳谦 | Zhan Bingqian
  Mr | 1967-05-11 | +86 | social
  主任 | Director | Jianglan Provincial Office of Development Planning
  区域经济专家，主持编制全省国土空间与产业布局规划，曾任两个县级市的市长。
  Mr Zhan is a regional economist who drew up the province’s plan for land use and the location of industry. He was earlier mayor of two county-level cities.

  张旭平 | Zhang Xuping
  Mr | 1968-07-27 | +86 | assistant
  厅长 | Director-General | Jianglan Provincial Department of Ecology and Environment
  水环境专家，主持建立江澜流域上下游生态补偿机制，每年核定资金11亿元。
  Mr Zhang is a specialist in water quality. He established the scheme by which cities downstream compensate those upstream on the Jianglan, to the value of 1.1 billion yuan a year.

  章令伟 | Zhang Lingwei
  Mr | 1975-10-12 | +86 | social
  主任 | Director | Langang Free Trade Zone Administration
  法学专业背景，负责贸易便利化与制度创新。主持制定的跨境货物一次查验办法已在6个口岸施行。
  Mr Zhang trained in law and is in charge of trade facilitation and new regulations. His rules for the single inspection of goods in transit are applied at six border crossings.

  周晓斌 | Zhou Xiaobin
  Mr | 1974-05-30 | +86 | social
  局长 | Director | Cangpu Municipal Bureau of Data
  数据工程师出身，建立全市公共数据目录，向社会开放数据集2300个。
  Mr Zhou was a data engineer before he entered public service. He compiled the city’s register of public data, from which 2,300 sets are open to all.

  朱红霞 | Zhu Hongxia
  Ms | 1973-08-15 | +86 | social
  区长 | District Mayor | Linhe District People’s Government, Jindu
  社会工作者出身，推行社区食堂与上门护理相结合的养老服务，覆盖全区61个社区。
  Ms Zhu began as a social worker. She introduced care for older people that joins community canteens with home nursing, now offered in all 61 neighbourhoods of the district.

  祝云奎 | Zhu Yunkui
  Mr | 1968-10-31 | +86 | social
  主任 | Director | Jianglan Provincial Centre for Talent Exchange
  从事职业教育管理24年，主持技能等级证书跨省互认工作，与9个省市签订协议。
  Mr Zhu has worked in the administration of vocational education for 24 years and concluded agreements with nine provinces and cities on the recognition of skills certificates.

  卓静兰 | Zhuo Jinglan
  Ms | 1977-04-03 | +86 | social
  主任 | Director | Yunze Municipal Office of Cultural Exchange
  从事对外文化交流18年，每年组织民间工艺师赴友好城市授课，并主办湖畔国际合唱周。
  Ms Zhuo has worked in cultural exchange for 18 years. She sends local craftspeople to teach in sister cities each year and runs the lakeside international week of choirs.
`);

export const headsOfDevelopmentBanks = delegatesFrom(`
  裴景兴 | Pei Jingxing
  Mr | 1963-07-22 | +86 | social
  行长 | President | Changhe Development Bank
  从事开发性金融30年，主持设立面向区域互联互通项目的长期贷款窗口，最长期限达25年。
  Mr Pei has spent 30 years in development finance. He opened the Bank’s long-term lending window for regional connectivity, with terms of up to 25 years.

  万吉鲁·穆切米 | Wanjiru Muchemi
  Ms | 1961-09-29 | +254 | social
  行长 | President | Equatorial Lakes Development Bank
  曾在4个国家主持农村金融改革。2019年出任行长，半数新增贷款用于可再生能源与粮食储运。
  Ms Muchemi reformed rural finance in four countries before she became President in 2019. Half of the Bank’s new lending now goes to renewable energy and to the storage and transport of food.

  努尔兰·扎克诺夫 | Nurlan Zhakenov
  Mr | 1968-08-21 | +7 | privacy
  行长 | President | Caspian Shore Development Bank
  项目融资专家，曾任财政部国库司司长。任行长后完成3条过境公路与1座铁路渡口的银团贷款。
  Mr Zhakenov is a specialist in project finance and a former head of a state treasury. As President he has arranged syndicated loans for three transit roads and a railway ferry.
`);
