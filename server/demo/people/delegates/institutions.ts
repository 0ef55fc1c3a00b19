import { delegatesFrom } from '../delegate.ts';

/** Heads of universities, institutes, foundations and associations. */
export const headsOfInstitutions = delegatesFrom(`
  沈彦志 | Shen Yanzhi
  Professor | 1957-02-06 | +86 | social
  院长 | President | Mingli Institute
  研究技术进步与收入分配的关系，主编《长周期增长报告》逾15年，曾为7个国家的中长期规划提供咨询。近期课题为人工智能与县域就业。
  Professor Shen studies how technical progress shapes the distribution of income. He has edited the Long-Cycle Growth Report for over 15 years and advised seven governments on long-term planning; his current work concerns artificial intelligence and employment outside the big cities.

  黄玉川 | Huang Yuchuan
  Mr | 1951-06-30 | +86 | privacy
  理事长 | Chair of the Board | Jianghai Philanthropic Foundation
  水利工程师，参建过4座水库。退休后创办江海慈善基金会，每年实地走访受助村庄。
  Mr Huang is a water engineer who helped to build four reservoirs. He founded the Jianghai Foundation in retirement and visits the villages it supports every year.

  苏艳青 | Su Yanqing
  Ms | 1962-05-11 | +86 | social
  总干事 | Director-General | Southern Development Knowledge Network
  曾在3个大洲从事发展项目18年。2015年发起可检索的发展案例库，现收录40个国家的2000余个案例。
  Ms Su worked on development projects on three continents for 18 years. In 2015 she launched a searchable library of development cases, which now holds more than 2,000 entries from 40 countries.

  欧阳艳秋 | Ouyang Yanqiu
  Professor | 1960-10-05 | +86 | social
  院长、主任医师 | President and Chief Physician | Affiliated Hospital of Wutong Medical College
  老年医学专家，从医36年，建立了衔接医院、社区与家庭的照护模式。其主持的跌倒预防项目已进入120个社区。
  Professor Ouyang has practised geriatric medicine for 36 years and built a model of care that links hospital, community and home. Her programme for the prevention of falls is offered in 120 communities.

  许其武 | Xu Qiwu
  Mr | 1969-03-21 | +86 | social
  主任 | Director | Shanye Centre for Rural Development
  长期驻村调研，走访村庄400余个。研究小农户与合作社，著有《田埂上的合同》。
  Mr Xu has lived in villages for much of his career and surveyed more than 400 of them. He studies smallholders and co-operatives and is the author of Contracts on the Field Ridge.

  肖培元 | Xiao Peiyuan
  Professor | 1961-12-19 | +86 | social
  校长 | President | Chongwen University
  材料科学家，从事高温合金研究。任校长以来，与海外20余所高校设立联合培养项目，并向市民开放图书馆。
  Professor Xiao is a materials scientist who works on high-temperature alloys. As President he has set up joint degrees with more than 20 universities abroad and opened the library to the public.

  方旭宁 | Fang Xuning
  Dr | 1970-02-28 | +86 | social
  所长 | Director | Institute for Labour and Society
  劳动经济学者，研究平台就业者的社会保障与女性职业发展。其设计的弹性就业参保办法在5个城市试行。
  Dr Fang is a labour economist who studies social protection for platform workers and women’s careers. Five cities are trying out the scheme of insurance for flexible work that she designed.

  钟卫东 | Zhong Weidong
  Mr | 1964-06-17 | +86 | social
  馆长 | Director | Museum of Silk Road Civilisations
  考古学者，先后主持5次中外联合发掘。任馆长后完成3.6万件馆藏的高清影像采集。
  Mr Zhong is an archaeologist who has led five joint excavations with foreign colleagues. As Director he has had 36,000 objects photographed for open use.

  伍令泽 | Wu Lingze
  Mr | 1966-07-05 | +86 | social
  所长 | Director | Dongli Institute of Economics
  财税学者，研究增值税与地方债务，曾参与两部税收法律草案的论证。
  Mr Wu studies value-added tax and local public debt and has given expert evidence on the drafts of two tax laws.

  傅林川 | Fu Linchuan
  Mr | 1955-03-27 | +86 | privacy
  会长 | President | Huanhai Federation of Industry and Commerce
  创办过纺织企业，2012年当选会长。近年来组织近1000家中小企业赴海外参加技能与标准交流。
  Mr Fu founded a textile company and was elected President in 2012. He has since taken nearly 1,000 smaller firms abroad for exchanges on skills and standards.

  左丽娟 | Zuo Lijuan
  Ms | 1965-09-04 | +86 | assistant
  理事长 | Chair of the Board | Lyuzhou Federation of Volunteers
  退休林业工程师，发起春季植树行动，21年来组织志愿者在沙地种植梭梭与花棒70万亩。
  Ms Zuo is a retired forestry engineer. She began a spring planting campaign 21 years ago in which volunteers have set saxaul and sweetvetch on 47,000 hectares of sand.

  鄂云起 | E Yunqi
  Mr | 1963-11-20 | +86 | social
  会长 | President | Association for Grassland Culture
  民族音乐研究者，采集长调与史诗录音2000余小时，存于公共档案馆。
  Mr E is a scholar of folk music. He has recorded more than 2,000 hours of long song and epic, which are kept in a public archive.

  高若君 | Gao Ruojun
  Ms | 1964-02-05 | +86 | social
  执行会长 | Executive President | Tongxing Association of Women Entrepreneurs
  经营羊绒企业20年，2018年起主持协会工作，为县城女性创业者开办财务与法律课程。
  Ms Gao ran a cashmere business for 20 years. Since 2018 she has directed the Association, which offers courses in accounting and law to women starting a business in small towns.

  李彦堂 | Li Yantang
  Mr | 1962-07-09 | +86 | social
  院长 | President | Chengxin Academy of Arts
  木版水印技艺传承人，培养学徒30余名，并主持流失版画的复制工作。
  Mr Li is a master of woodblock printing who has trained more than 30 apprentices and directs the reproduction of lost prints.

  马志霞 | Ma Zhixia
  Ms | 1958-09-24 | +86 | social
  创始人 | Founder | Xinghuo Library Project
  退休语文教师，2006年在家乡开办第一间村图书室，如今图书室已达640间。
  Ms Ma is a retired teacher of Chinese. She opened a first village library in her home county in 2006; there are now 640.

  英格丽·索尔旺 | Ingrid Solvang
  Ms | 1974-06-13 | +47 | social
  主任 | Director | Northern Seas Data Trust
  海洋学家，曾任海洋研究船首席科学家。2017年创办由渔民、港口与科研机构共同管理的海洋数据信托。
  Ms Solvang is an oceanographer and former chief scientist of a research vessel. In 2017 she founded the data trust, which fishers, ports and researchers run together.

  艾格里姆·然谢里科娃 | Aigerim Zhanserikova
  Professor | 1969-07-04 | +7 | social
  校长 | Rector | Steppe University of Science and Technology
  数学家，研究偏微分方程。主持中亚11所高校学分互认工作，其创办的女性工程师奖学金已资助600名学生。
  Professor Zhanserikova is a mathematician who works on partial differential equations. She arranged the mutual recognition of credits among 11 universities and founded a scholarship that has supported 600 young women in engineering.

  宫下由佳里 | Yukari Miyashita | 宫下 | Miyashita
  Ms | 1959-04-03 | +81 | social
  理事长 | President | Miyashita Foundation for Ageing Research
  社会政策学者，研究长寿社会的住房与护理。其“多代同街”试点已在19座城市推广。
  Ms Miyashita is a scholar of social policy who studies housing and care in long-lived societies. Her “streets of many generations” have been taken up in 19 cities.

  华金·乌尔达尼斯 | Joaquín Urdaniz
  Mr | 1957-01-31 | +57 | social
  院长 | President | Andean Monetary Institute
  货币经济学家，研究大宗商品出口国的汇率与财政规则。曾任中央银行董事，主编《安第斯货币评论》。
  Mr Urdaniz is a monetary economist who studies exchange rates and fiscal rules in commodity-exporting countries. He was a director of a central bank and edits the Andean Monetary Review.

  佐菲亚·维尔钦斯卡-马莱克 | Zofia Wiercinska-Malek
  Dr | 1965-09-15 | +48 | social
  总干事 | Director-General | International Alliance for Primary Care
  家庭医生出身，行医12年后转入卫生政策领域。任内，联盟与30个国家签署基层医生培训互认安排。
  Dr Wiercinska-Malek was a family doctor for 12 years before she turned to health policy. Under her direction the Alliance has agreed with 30 countries on recognising each other’s training of primary care physicians.

  法图马塔·科南吉 | Fatoumata Konandji
  Ms | 1970-08-09 | +223 | social
  创始人、主席 | Founder and Chair | Hundred Schools Initiative
  数学教师出身，2004年创办“百所学校倡议”，已在萨赫勒地区建成140所设有女生宿舍的中学。
  Ms Konandji was a teacher of mathematics. She founded the Initiative in 2004; it has built 140 secondary schools with girls’ boarding houses in the Sahel.

  埃斯特勒·姆巴萨 | Estelle Mbassa
  Professor | 1965-01-22 | +237 | social
  所长 | Director | Institute for Central African Forests
  林学家，在刚果盆地设立32块永久样地，测定热带雨林的碳储量变化。
  Professor Mbassa is a forest scientist. She set up 32 permanent plots in the Congo Basin to measure how the carbon in tropical forest changes.

  普拉卡什·塔帕利亚 | Prakash Thapaliya
  Dr | 1964-04-29 | +977 | assistant
  主任 | Director | Himal Centre for Mountain Studies
  冰川学者，参加高山科考40余次，建立了喜马拉雅南坡冰湖预警网络。
  Dr Thapaliya is a glaciologist who has taken part in more than 40 expeditions. He set up the network that warns of outbursts from glacial lakes on the southern slopes of the Himalaya.

  阮德清朗 | Nguyen Duc Thanh Lang | 阮 | Nguyen
  Dr | 1963-09-30 | +84 | social
  院长 | President | Thanh Binh Institute of Economics
  产业经济学者，主持制造业企业年度调查16年，样本达9000家。
  Dr Nguyen is an industrial economist. For 16 years he has run an annual survey of manufacturing, which covers 9,000 firms.

  普丽娅·埃利斯顿-拉奥 | Priya Elliston-Rao
  Dr | 1968-01-05 | +61 | social
  主任 | Director | Southern Ocean Institute
  物理海洋学家，6次率队赴南大洋考察，主持深海温度浮标阵列。
  Dr Elliston-Rao is a physical oceanographer who has led six voyages to the Southern Ocean and directs an array of deep-sea temperature floats.

  格蕾丝·纳卢旺加 | Grace Nalwanga
  Ms | 1975-03-05 | +256 | social
  执行主任 | Executive Director | Clean Water for Villages
  水利技师出身，设计的手压泵维修制度由村妇女小组执行，服务1800个村庄。
  Ms Nalwanga trained as a water technician. The system of hand-pump repair that she devised is run by women’s groups and serves 1,800 villages.

  科菲·阿格博詹 | Kofi Agbodjan
  Mr | 1976-05-21 | +228 | social
  秘书长 | Secretary-General | West African Youth Skills Network
  当过电工与培训教师，组建跨12国的技工学校网络，每年安排学徒4000名。
  Mr Agbodjan was an electrician and a trainer. He built up a network of trade schools in 12 countries that places 4,000 apprentices a year.

  露丝·马里纳·卡斯蒂布兰科 | Luz Marina Castiblanco
  Ms | 1963-08-06 | +57 | social
  主席 | Chair | Federation of Coffee Co-operatives
  第三代咖啡种植者，经营12公顷山地咖啡园，2016年由合作社代表选为主席。
  Ms Castiblanco is a third-generation grower with 12 hectares of mountain coffee. Delegates of the co-operatives elected her Chair in 2016.

  阿莱西娅·博蒙特-克鲁斯 | Alecia Beaumont-Cruse
  Ms | 1971-10-22 | +1 | social
  总干事 | Director-General | Caribbean Alliance for Disaster Cover
  精算师，曾任再保险公司飓风模型主管。主持设计区域灾害共保合约，平均11天完成赔付。
  Ms Beaumont-Cruse is an actuary who directed hurricane modelling for a reinsurer. She designed the region’s joint cover, which pays within 11 days on average.

  雷蒙德·奇尔弗斯利 | Raymond Chilversley
  Mr | 1959-01-07 | +1 | social
  总裁 | President | Chilversley Foundation
  曾任中学校长与学区督学，2011年接掌家族基金会，主持阅读与算术教师培训项目。
  Mr Chilversley was a headmaster and superintendent of schools. He took over the family foundation in 2011 and directs its training for teachers of reading and arithmetic.

  玛哈·谢尔比尼 | Maha El-Sherbini
  Professor | 1963-03-24 | +20 | social
  主席 | Chair | League of Arab Women Engineers
  结构工程教授，参与设计3座跨河大桥。联盟的导师计划由其创办，已有2600名学生参加。
  Professor El-Sherbini teaches structural engineering and helped to design three river bridges. She began the League’s mentoring programme, in which 2,600 students have taken part.

  迪帕克·罗赫卡尔 | Deepak Rohekar
  Mr | 1968-06-09 | +91 | privacy
  创始人 | Founder | Solar Village School
  电气工程师，1999年在村中开设第一个光伏技师班，毕业的女技师现为700个村庄提供维修服务。
  Mr Rohekar, an electrical engineer, opened his first class for solar technicians in a village in 1999. The women who have graduated now serve 700 villages.

  玛丽贝尔·达马斯科 | Maribel Damasco
  Ms | 1976-08-25 | +63 | assistant
  执行主任 | Executive Director | Coral Triangle Guardians
  海洋生物学者，与渔村共同划定社区保护海域48处，并培训渔民开展珊瑚监测。
  Ms Damasco is a marine biologist. With fishing villages she has marked out 48 community reserves and trained fishers to survey the coral.

  古尼拉·厄斯特马克 | Gunilla Östmark
  Ms | 1960-11-10 | +46 | social
  秘书长 | Secretary-General | Nordic Dialogue on Peace and Development
  曾任驻外大使与调解专员，主持战后市政重建圆桌会议20余次。
  Ms Östmark is a former ambassador and mediator. She has presided over more than 20 round tables on the rebuilding of towns after conflict.

  伯努瓦·范登豪特 | Benoît Vandenhoute
  Mr | 1965-01-26 | +32 | social
  秘书长 | Secretary-General | International Association for the Mutual Recognition of Standards
  计量学者，曾在标准化机构任职17年，主持电气安全检测结果互认协议的谈判。
  Mr Vandenhoute is a metrologist who spent 17 years with a standards body. He led the talks on the mutual recognition of tests of electrical safety.

  尼诺·克维里卡泽 | Nino Kvirikadze
  Ms | 1973-04-13 | +995 | social
  主任 | Director | Caucasus Heritage Studio
  建筑修复师，主持修缮中世纪教堂、客栈与塔楼民居60余处。
  Ms Kvirikadze is a restorer of buildings who has directed repairs to more than 60 medieval churches, inns and tower houses.

  德米特里·奥斯特罗文科 | Dmitri Ostrovenko
  Mr | 1961-05-27 | +7 | social
  主席 | Chair | Eurasian Freight Council
  运输经济学者，曾任铁路货运公司总经济师。主持编制跨境货运保险与担保通用条款。
  Mr Ostrovenko is a transport economist and was chief economist of a railway freight company. He directed the drafting of common terms of insurance and guarantee for cross-border freight.

  贝亚特丽斯·卡瓦利尼奥 | Beatriz Carvalhinho
  Ms | 1972-11-17 | +55 | social
  执行主席 | Executive Chair | Rainforest Livelihoods Alliance
  林业经济学者、企业家，与200个林区社区共同销售可可、坚果与天然油脂。
  Ms Carvalhinho is a forest economist and entrepreneur who markets cocoa, nuts and natural oils together with 200 forest communities.
`);

export const observers = delegatesFrom(`
  陆志恒 | Lu Zhiheng
  Dr | 1983-04-09 | +86 | social
  观察员 | Observer | Changce Think Tank
  从事全球治理与公共政策评估研究，主持编制年度政策可信度指数。
  Dr Lu works on global governance and the evaluation of public policy and compiles an annual index of policy credibility.

  米蕾拉·德勒古林 | Mirela Drăgulin
  Ms | 1980-01-26 | +40 | social
  观察员 | Observer | Inland Waterways Policy Centre
  研究中东欧能源与交通走廊，主编中心的季度通讯。
  Ms Drăgulin studies energy and transport corridors in Central and Eastern Europe and edits the Centre’s quarterly letter.
`);
