import { delegatesFrom } from '../delegate.ts';

export const scholars = delegatesFrom(`
  林廷学 | Lin Tingxue
  Professor | 1966-11-23 | +86 | assistant
  副校长、教育学教授 | Vice President and Professor of Education | Mingde University
  教育经济学者，负责学校国际合作与青年学者项目。主持乡村教师追踪调查20年，样本遍及9个省。
  Professor Lin is an economist of education in charge of international co-operation and the young fellows’ programme. He has followed rural teachers in nine provinces for 20 years.

  普里扬卡·德什瓦尔 | Priyanka Deshwal
  Professor | 1973-10-21 | +91 | social
  发展经济学教授 | Professor of Development Economics | Institute for Shared Growth
  研究数字公共产品在中小城市的应用，现任3家区域开发银行顾问，著有《最后一公里》。
  Professor Deshwal studies the use of digital public goods in smaller cities. She advises three regional development banks and is the author of The Last Mile.

  上官志远 | Shangguan Zhiyuan
  Professor | 1971-12-02 | +86 | social
  首席科学家 | Chief Scientist | Tianshu Centre for Machine Intelligence
  从事低资源语言与可信人工智能研究，团队开发的翻译模型支持60余种使用人口较少的语言。
  Professor Shangguan works on low-resource languages and trustworthy artificial intelligence. His team’s translation models serve more than 60 languages with few speakers.

  唐淑颖 | Tang Shuying
  Professor | 1972-07-16 | +86 | social
  公共卫生教授 | Professor of Public Health | Wutong Medical College
  研究慢性病防治与卫生筹资，主持8省基层慢病队列研究，曾参与评估5个国家的初级卫生保健项目。
  Professor Tang studies chronic disease and the financing of health care. She leads a cohort study in eight provinces and has evaluated primary health programmes in five countries.

  埃莉诺·惠特科姆-黑尔 | Eleanor Whitcombe-Hale
  - | 1948-10-16 | +44 | social
  独立经济学家 | Independent Economist
  曾为20余个国家的债务可持续性提供咨询，著有《长期借款人》。现居乡间，从事写作。
  Eleanor Whitcombe-Hale has advised more than 20 countries on sustainable debt. She is the author of The Long Borrower and now lives and writes in the country.

  基娅拉·贝卢科 | Chiara Bellucco
  Professor | 1968-12-27 | +39 | social
  城市学教授 | Professor of Urban Studies | Mediterranean School of Cities
  建筑师，研究历史街区的气候适应，曾为亚非6座港口城市的老城更新提供设计咨询。
  Professor Bellucco is an architect who studies how historic quarters adapt to the climate. She has advised on the renewal of old towns in six ports of Asia and Africa.

  韩绪志 | Han Xuzhi
  Mr | 1949-11-08 | +86 | privacy
  高级顾问 | Senior Adviser | Dongli Institute of Economics
  资深经贸谈判专家，参加服务贸易与投资协定谈判30年。现为青年谈判人员授课，著有《谈判桌旁》。
  Mr Han took part in talks on services and investment for 30 years. He now teaches young negotiators and is the author of At the Table.

  曲成槐 | Qu Chenghuai
  Mr | 1961-04-25 | +86 | social
  总工程师 | Chief Engineer | Qingyuan Institute of Water Resources
  水文专家，主持编制4条跨省河流的水量分配方案，近期研究极端降雨下的水库联合调度。
  Mr Qu is a hydrologist who drew up water-sharing schemes for four inter-provincial rivers. His recent work concerns the joint operation of reservoirs under extreme rainfall.

  玛格丽特·林德瑙尔 | Margaret Lindenauer
  Professor | 1960-03-05 | +1 | social
  技术政策讲席教授 | Chair Professor of Technology Policy | Five Lakes Institute of Technology Policy
  研究通用技术的扩散，编有覆盖180年的技术采用数据集。近期课题为公共算力供给。
  Professor Lindenauer studies how general-purpose technologies spread and compiled data on their adoption over 180 years. Her current subject is the public provision of computing power.

  严莉 | Yan Li
  Professor | 1973-09-03 | +86 | privacy
  法学院院长 | Dean of the Faculty of Law | Chongwen University
  研究竞争法与数据治理，主编《数据法学》教科书，参与数据跨境流动规则专家建议稿的起草。
  Professor Yan works on competition law and data governance. She edited the textbook Data Law and contributed to an experts’ draft on cross-border data flows.

  卡马乌·加库鲁 | Kamau Gakuru
  Professor | 1962-11-06 | +254 | social
  农业经济学教授 | Professor of Agricultural Economics | East Highlands Institute of Economics
  研究移动支付与农户收入，12年来追踪调查3000户家庭。
  Professor Gakuru studies mobile payments and farm incomes and has followed 3,000 households for 12 years.

  吴庆生 | Wu Qingsheng
  Professor | 1958-04-19 | +86 | social
  经济地理学教授 | Professor of Economic Geography | Mingde University
  研究区域协调发展，编绘全国县域产业地图集，从教35年。
  Professor Wu studies balanced regional development and compiled a national atlas of county industries. He has taught for 35 years.

  萨米娅·哈穆达 | Samia Hammouda
  Professor | 1969-04-09 | +216 | social
  建筑史教授 | Professor of Architectural History | Carthea Institute of Urban Studies
  研究地中海沿岸老城，测绘庭院住宅800余座。
  Professor Hammouda studies old towns on the Mediterranean and has surveyed more than 800 courtyard houses.

  夏海清 | Xia Haiqing
  Professor | 1970-09-20 | +86 | social
  公共卫生学院院长 | Dean, School of Public Health | Wutong Medical College
  流行病学家，主持多点触发的传染病监测预警系统设计。
  Professor Xia is an epidemiologist who designed a system of early warning that draws on clinics, schools and waste water.

  埃斯特万·林科纳达 | Esteban Rinconada
  Professor | 1964-06-25 | +54 | social
  经济史教授 | Professor of Economic History | Institute for Southern Cone Studies
  研究长期经济增长，整理19世纪海关档案，重建人均收入序列。
  Professor Rinconada studies long-run growth. From the customs records of the 19th century he has reconstructed series of income per head.

  项秉文 | Xiang Bingwen
  Professor | 1956-12-06 | +86 | social
  国际经济法教授 | Professor of International Economic Law | Chongwen University
  研究国际贸易规则，担任多起贸易争端的专家组成员，著有《原产地规则释义》。
  Professor Xiang studies the rules of international trade and has served on panels in several trade disputes. He is the author of a commentary on rules of origin.

  卡塔利娜·韦尔德霍 | Catalina Verdejo
  Dr | 1970-09-10 | +56 | social
  首席研究员 | Principal Researcher | Pacific Centre for Data Science
  天文数据专家，主持开放科学数据平台建设，收录数据4200万条。
  Dr Verdejo is a specialist in astronomical data who runs a platform of open scientific data with 42 million records.

  辛兆廷 | Xin Zhaoting
  Dr | 1967-02-21 | +86 | privacy
  研究员 | Research Fellow | Mingli Institute
  研究收入分配与社会流动，主持全国住户收入抽样调查5轮。
  Dr Xin studies the distribution of income and social mobility and has directed five rounds of a national household survey.

  娜达·基尔米齐安 | Nada Kirmizian
  Professor | 1965-11-26 | +33 | social
  政治经济学教授 | Professor of Political Economy | Cedar Institute for Advanced Study
  研究冲突后的经济重建，走访过9个重建中的城市，著有《灰浆与账本》。
  Professor Kirmizian studies economic reconstruction after conflict, for which she visited nine cities being rebuilt. She is the author of Mortar and Ledgers.

  邢丽华 | Xing Lihua
  Professor | 1971-05-09 | +86 | assistant
  海洋生态学教授 | Professor of Marine Ecology | Nanming University
  研究海草床与近海渔业，在近岸海域修复海草床260公顷。
  Professor Xing studies seagrass and inshore fisheries and has restored 260 hectares of seagrass in coastal waters.

  巴赫拉姆·索赫拉比扬 | Bahram Sohrabiyan
  Dr | 1974-02-11 | +98 | privacy
  高级研究员 | Senior Fellow | Plateau Centre for Water Research
  水文地质学者，研究坎儿井与地下水，绘制干旱高原含水层图。
  Dr Sohrabiyan is a hydrogeologist who studies underground canals and groundwater and has mapped the aquifers of an arid plateau.

  熊继旺 | Xiong Jiwang
  Professor | 1966-07-25 | +86 | social
  副主任 | Deputy Director | Tianshu Centre for Machine Intelligence
  从事软件可靠性研究，主持大模型安全评测题库建设。
  Professor Xiong works on the reliability of software and directs a library of safety tests for large models.

  徐燕如 | Xu Yanru
  Professor | 1963-10-10 | +86 | social
  发展心理学教授 | Professor of Developmental Psychology | Mingde University
  研究儿童早期发展，主持县域养育指导试点，服务家庭2.4万户。
  Professor Xu studies early childhood and runs a county programme of advice to parents that has reached 24,000 families.

  阿努什卡·马宗德 | Anushka Mazumder
  Professor | 1967-07-15 | +880 | social
  发展研究教授 | Professor of Development Studies | Delta School of Development
  研究洪水适应与人口迁移，在三角洲设有6个长期观测村。
  Professor Mazumder studies adaptation to floods and migration and has six villages in the delta under long-term observation.

  薛林池 | Xue Linchi
  Professor | 1967-12-26 | +86 | social
  建筑学院院长 | Dean, School of Architecture | Wangjiang University of Technology
  研究历史城区保护，主持5座古城的街巷修缮设计。
  Professor Xue works on the conservation of historic quarters and designed the repair of streets in five old cities.

  杨树业 | Yang Shuye
  Professor | 1976-03-12 | +86 | social
  土壤学教授 | Professor of Soil Science | Shuofang Agricultural University
  研究旱地土壤有机质，在黄土高原开展定位试验14年。
  Professor Yang studies organic matter in dryland soils and has run a field experiment on the Loess Plateau for 14 years.

  南宫瑞娥 | Namgung Seo-a | 南宫 | Namgung
  Professor | 1966-12-16 | +82 | social
  社会学教授 | Professor of Sociology | Hanho Policy Institute
  研究低生育率与家庭政策，比较12个国家的育儿休假制度。
  Professor Namgung studies low fertility and family policy and has compared parental leave in 12 countries.

  姚志金 | Yao Zhijin
  Mr | 1962-05-28 | +86 | social
  首席研究员 | Principal Fellow | Changce Think Tank
  研究全球产业链布局，编制制造业迁移年度报告，曾任企业采购总监。
  Mr Yao studies the geography of supply chains and compiles an annual report on where manufacturing moves. He was earlier a purchasing director.

  桐岛宗一 | Soichi Kirishima | 桐岛 | Kirishima
  Professor | 1961-03-03 | +81 | social
  地震工程教授 | Professor of Earthquake Engineering | Aose Institute of Disaster Studies
  研究地震预警与建筑隔震，参与设计医院隔震改造方案40项。
  Professor Kirishima studies earthquake warning and base isolation and has worked on the refitting of 40 hospitals.

  易云成 | Yi Yuncheng
  Professor | 1964-08-13 | +86 | social
  电气工程教授 | Professor of Electrical Engineering | Wangjiang University of Technology
  研究智能电网与电力市场，主持电力现货市场仿真平台。
  Professor Yi studies smart grids and electricity markets and runs a simulator of the spot market.

  朱利安·奥尔德克罗夫特 | Julian Aldcroft
  Mr | 1967-05-19 | +44 | social
  高级研究员 | Senior Fellow | Thames Centre for Governance
  曾任国际公务员18年，研究国际组织的预算与问责。
  Mr Aldcroft was an international civil servant for 18 years and studies the budgets and accountability of international organisations.

  殷晓红 | Yin Xiaohong
  Ms | 1972-10-29 | +86 | privacy
  副所长 | Deputy Director | Institute for Labour and Society
  人口学者，研究劳动年龄人口变化，主持全国流动人口问卷设计。
  Ms Yin is a demographer who studies the working-age population and designed a national questionnaire on migration.

  努丽亚·卡萨德瓦利 | Núria Casadevall
  Professor | 1975-08-04 | +34 | social
  老年医学教授 | Professor of Geriatric Medicine | Iberian Institute of Health
  研究长期护理与衰弱预防，主持8国老年健康比较研究。
  Professor Casadevall studies long-term care and the prevention of frailty and leads a comparison of health in old age in eight countries.

  尹绪恒 | Yin Xuheng
  Professor | 1957-01-14 | +86 | social
  货币银行学教授 | Professor of Money and Banking | Chongwen University
  研究货币政策传导与金融稳定，编写的教材使用20年。
  Professor Yin studies the transmission of monetary policy and financial stability; his textbook has been in use for 20 years.

  多萝西·范霍恩 | Dorothy Van Horn | 范霍恩 | Van Horn
  Professor | 1958-10-20 | +1 | privacy
  土壤学教授 | Professor of Soil Science | Great Plains School of Agronomy
  研究免耕与土壤固碳，主持一项始于1989年的大田试验。
  Professor Van Horn studies no-till farming and carbon in soils. She directs a field experiment that began in 1989.

  应思成 | Ying Sicheng
  Dr | 1968-04-01 | +86 | social
  研究员 | Research Fellow | Qingyuan Institute of Water Resources
  研究流域综合治理，建立3条河流的水质与用水联动模型。
  Dr Ying studies the management of river basins and built models of water quality and use for three rivers.

  尤玲嘉 | You Lingjia
  Professor | 1969-06-17 | +86 | assistant
  环境经济学教授 | Professor of Environmental Economics | Nanming University
  研究碳核算方法，编写海岛碳收支清单指南。
  Professor You studies carbon accounting and wrote a guide to the carbon inventories of islands.

  于旺志 | Yu Wangzhi
  Dr | 1977-09-02 | +86 | social
  研究员 | Research Fellow | Shanye Centre for Rural Development
  研究农村土地流转与合作组织，在7个县开展入户调查。
  Dr Yu studies the leasing of rural land and co-operatives and has surveyed households in seven counties.

  余燕青 | Yu Yanqing
  Professor | 1963-11-18 | +86 | social
  数字经济教授 | Professor of the Digital Economy | Mingde University
  研究平台治理与数据定价，指导博士生28名。
  Professor Yu studies the governance of platforms and the pricing of data and has supervised 28 doctoral students.

  俞清月 | Yu Qingyue
  Professor | 1966-02-03 | +86 | social
  神经病学教授 | Professor of Neurology | Wutong Medical College
  研究失智症早期识别，开设记忆门诊，随访患者3600名。
  Professor Yu studies the early recognition of dementia and opened a memory clinic that follows 3,600 patients.

  喻景明 | Yu Jingming
  Professor | 1968-04-21 | +86 | privacy
  副校长 | Vice President | Shuofang Agricultural University
  营养学者，研究粮食安全与膳食结构，主持农村学生营养监测。
  Professor Yu is a nutritionist who studies food security and diet and directs the monitoring of rural pupils’ nutrition.

  虞德昌 | Yu Dechang
  Professor | 1956-07-07 | +86 | social
  国际法教授 | Professor of International Law | Chongwen University
  研究争端解决，列名3家国际仲裁机构仲裁员名册。
  Professor Yu studies the settlement of disputes and is on the lists of arbitrators of three international institutions.

  袁松年 | Yuan Songnian
  Mr | 1964-09-22 | +86 | social
  研究员 | Research Fellow | Museum of Silk Road Civilisations
  研究古代交通与驿站制度，释读出土简牍6000余枚。
  Mr Yuan studies ancient routes and post stations and has deciphered more than 6,000 inscribed slips.
`);
