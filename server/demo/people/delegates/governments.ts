import { delegatesFrom } from '../delegate.ts';

export const chairOfTheCommittee = delegatesFrom(`
  秦书华 | Qin Shuhua
  Mr | 1954-09-18 | +86 | assistant
  主席 | Chair | Organising Committee of the High-Level Forum on Global Development
  从事国际发展合作40余年，先后参与起草和谈判6项区域发展规划。自第二届论坛起担任组委会主席。
  Mr Qin has worked in international development co-operation for more than 40 years and took part in drafting and negotiating six regional development plans. He has chaired the Organising Committee since the second Forum.
`);

export const headsOfIntergovernmentalOrganisations = delegatesFrom(`
  玛丽亚·德拉孔塞普西翁·费尔南德斯-阿尔瓦拉多·德蒙特韦尔德 | María de la Concepción Fernández-Alvarado de Monteverde | 费尔南德斯-阿尔瓦拉多 | Fernández-Alvarado
  H.E. Ms | 1955-12-08 | +506 | assistant
  秘书长 | Secretary-General | Inter-Oceanic Development Organisation
  外交官、经济学家，从事多边发展事务30余年，2021年起任两洋发展组织秘书长。任内，各成员就气候适应资金的简易申请程序达成一致。
  Ms Fernández-Alvarado, a diplomat and economist, has spent more than 30 years in multilateral development and has been Secretary-General since 2021. Under her leadership members agreed on a simple procedure for obtaining funds for climate adaptation.

  巴硕·翁沙通 | Prasert Wongsathorn
  H.E. Mr | 1958-08-20 | +66 | social
  秘书长 | Secretary-General | Mirasai River Connectivity Secretariat
  职业外交官，曾任驻三国大使。2019年起主持秘书处工作，负责协调航道标准、汛期通报与过境手续。
  Mr Wongsathorn is a career diplomat who has served as ambassador to three countries. Since 2019 he has directed the Secretariat’s work on navigation standards, flood notices and transit formalities.

  阿拉斯泰尔·麦克罗 | Alastair McKerrow
  Mr | 1963-06-24 | +64 | social
  执行主任 | Executive Director | Joint Secretariat for Disaster Risk Reduction, Climate Adaptation and Sustainable Infrastructure in Small Island Economies
  海岸工程师，在太平洋岛屿工作逾20年。主持编制防波堤与饮水设施通用设计，现有14个小岛屿经济体采用。
  Mr McKerrow is a coastal engineer with more than 20 years’ work in the Pacific islands. He led the drafting of standard designs for sea walls and drinking-water works, now used in 14 small island economies.

  阿罗哈·特马拉马 | Aroha Te Marama | 特马拉马 | Te Marama
  H.E. Ms | 1966-12-18 | +64 | privacy
  首席专员 | Chief Commissioner | Islands Commission on Climate Adaptation
  法律专业出身，曾任环境法院法官。2022年就任首席专员，主持编写低洼岛屿社区搬迁指南。
  Ms Te Marama trained as a lawyer and was a judge of an environment court. She became Chief Commissioner in 2022 and directs the guide to the relocation of low-lying communities.
`);

export const ministers = delegatesFrom(`
  阿马杜·库雷西 | Amadou Kouressy
  H.E. Mr | 1964-03-17 | +221 | assistant
  发展规划部部长 | Minister of Development Planning | Republic of Bakoumé
  统计学者、经济规划专家，2020年出任部长，主持制定面向2040年的国家发展愿景。曾任国家统计局局长。
  Mr Kouressy, a statistician and economic planner, was appointed Minister in 2020 and drew up the national development vision for 2040. He was earlier head of the national statistical office.

  约翰尼斯·特克莱亚布 | Yohannes Tekleab
  H.E. Mr | 1967-05-08 | +251 | social
  交通与物流部部长 | Minister of Transport and Logistics | Republic of Gerema
  土木工程师出身，曾主持620公里内陆铁路与3座旱港的建设。任部长以来，与邻国商定了统一的轴载与单证标准。
  Mr Tekleab is a civil engineer who built 620 kilometres of inland railway and three dry ports. As Minister he has concluded agreements with neighbouring states on common axle loads and documents.

  卡里姆·本哈杜 | Karim Benhaddou
  H.E. Mr | 1966-11-30 | +213 | social
  能源转型部部长 | Minister of Energy Transition | Republic of Tamzal
  能源工程师，曾任国家电力公司规划总监。主持首个沙漠光伏与海水淡化联合项目，供水覆盖40万人。
  Mr Benhaddou, an energy engineer, was director of planning at the national electricity company. He oversaw the first project to join desert solar power with desalination, which supplies water to 400,000 people.

  克莱芒斯·乌维马纳 | Clémence Uwimana
  H.E. Ms | 1972-03-22 | +250 | social
  信息与创新部部长 | Minister of Information and Innovation | Republic of Kivera
  软件工程师，曾在大学讲授分布式系统。任内将98项公共服务移至网上办理，并在每个县设立数字服务站。
  Ms Uwimana is a software engineer who taught distributed systems at university. In office she has brought 98 public services online and opened a digital service point in every district.

  罗伯托·基萨瓜诺 | Roberto Quisaguano
  H.E. Mr | 1968-11-08 | +593 | social
  生态与水务部部长 | Minister of Ecology and Water | Republic of Pichara
  水文地质学者，研究高原湿地20年。任部长后设立水源地基金，由下游城市出资养护山区草甸。
  Mr Quisaguano is a hydrogeologist who studied highland wetlands for 20 years. As Minister he established a water fund by which cities downstream pay for the care of mountain meadows.

  祖赫拉·沙里波娃 | Zuhra Sharipova
  H.E. Ms | 1970-05-01 | +992 | social
  水利与能源部部长 | Minister of Water and Energy | Republic of Kuhsaron
  水电工程师，曾任两座水电站总工程师。2023年起任部长，主持全国小型灌渠修复计划。
  Ms Sharipova, a hydropower engineer, was chief engineer of two power stations. Minister since 2023, she directs a nationwide programme to restore small irrigation canals.
`);

/** Deputy and vice ministers, secretaries of state, under-secretaries and vice governors. */
export const deputyMinisters = delegatesFrom(`
  西蒂·拉赫马达尼·库苏马瓦蒂 | Siti Rahmadani Kusumawati
  H.E. Ms | 1975-02-14 | +62 | social
  数字经济部副部长 | Deputy Minister for the Digital Economy | Republic of Nusaraya
  计算机科学博士，分管全国数字身份与群岛宽带计划，已有1100座岛屿接入海底光缆或卫星网络。
  Ms Kusumawati holds a doctorate in computer science and is responsible for the national digital identity and for broadband in the islands, 1,100 of which are now connected by cable or satellite.

  尤瑟夫·马特鲁迪 | Yousef Al-Matroudi
  H.E. Mr | 1961-04-11 | +965 | privacy
  贸易与工业部副部长 | Under-Secretary, Ministry of Trade and Industry | State of Nahar
  从事贸易政策工作近30年，参与谈判8项自由贸易协定，分管自由区与进出口便利化。
  Mr Al-Matroudi has worked in trade policy for almost 30 years and took part in negotiating eight free trade agreements. He is responsible for free zones and the facilitation of trade.

  索菲娅·钦 | Sophea Chhim
  H.E. Ms | 1968-11-28 | +855 | social
  手工业与就业部国务秘书 | Secretary of State, Ministry of Crafts and Employment | Kingdom of Srokmara
  曾任职业学校校长，后入政府工作。主持服装业夜校计划，5年来有6万名女工取得技能证书。
  Ms Chhim was head of a vocational school before she entered government. She directs evening schools in the garment industry, where 60,000 women have earned a certificate in five years.

  本米·西蓬赛 | Bounmy Siphongxay
  H.E. Mr | 1964-02-13 | +856 | social
  计划与合作部副部长 | Vice Minister of Planning and Co-operation | Republic of Khamluang
  经济学者，负责发展伙伴关系与内陆运输规划，曾任国家统计学院院长。
  Mr Siphongxay is an economist in charge of development partnerships and of planning for inland transport. He was earlier director of the national school of statistics.

  阿齐兹别克·托克托马马托夫 | Azizbek Toktomamatov
  H.E. Mr | 1965-07-17 | +996 | assistant
  旅游与文化部副部长 | Deputy Minister of Tourism and Culture | Republic of Temirbel
  登山家、地理学者，主持编制高山步道标准，并推动36个山村开办民宿。
  Mr Toktomamatov is a geographer and mountaineer. He directed the drafting of standards for mountain trails and a programme that has opened guesthouses in 36 villages.

  邵云杰 | Shao Yunjie
  Mr | 1965-01-27 | +86 | social
  副省长 | Vice Governor | Jianglan Provincial People’s Government
  分管产业、能源与对外开放工作。任内省内首个零碳产业园投入运行，面向中小企业的技能培训券惠及23万人次。
  Mr Shao is responsible for industry, energy and external economic relations. In his term the province’s first zero-carbon industrial park came into operation, and training vouchers for smaller enterprises have been used 230,000 times.
`);
