import { organisationsFrom } from '../organisation.ts';

/** A minister’s organisation is the state; its profile tells of the ministry. */
export const publicBodies = organisationsFrom(`
  全球发展高层论坛组委会 | Organising Committee of the High-Level Forum on Global Development
  全球发展高层论坛组委会负责论坛的筹备与举办，下设秘书处，统筹会议日程、会务与对外联络。
  The Organising Committee of the High-Level Forum on Global Development prepares and convenes the Forum. Its Secretariat co-ordinates the agenda, services to delegates and external relations.

  两洋发展组织 | Inter-Oceanic Development Organisation
  两洋发展组织成立于1978年，现有23个成员，为其提供发展融资咨询与气候适应项目的技术支持。
  The Inter-Oceanic Development Organisation was founded in 1978 and has 23 members. It advises them on development finance and supports projects of climate adaptation.

  米拉赛河互联互通秘书处 | Mirasai River Connectivity Secretariat
  米拉赛河互联互通秘书处由沿岸各国共同设立，负责航道、桥梁与过境运输的协调，每年发布一次航运年鉴。
  The Mirasai River Connectivity Secretariat was set up by the riparian states to co-ordinate navigation, bridges and transit. It publishes a yearbook of shipping.

  小岛屿经济体减轻灾害风险、气候适应及可持续基础设施联合秘书处 | Joint Secretariat for Disaster Risk Reduction, Climate Adaptation and Sustainable Infrastructure in Small Island Economies
  小岛屿经济体减轻灾害风险、气候适应及可持续基础设施联合秘书处为31个岛屿和沿海经济体提供工程设计与培训，在3个大洋设有办事处。
  The Joint Secretariat for Disaster Risk Reduction, Climate Adaptation and Sustainable Infrastructure in Small Island Economies provides engineering designs and training to 31 island and coastal economies from offices in three oceans.

  岛屿气候适应委员会 | Islands Commission on Climate Adaptation
  岛屿气候适应委员会由17个岛屿政府联合组成，编制海平面与风暴潮评估，并就社区搬迁提供法律意见。
  The Islands Commission on Climate Adaptation is a joint body of 17 island governments. It assesses sea levels and storm surges and gives legal advice on the relocation of communities.

  巴库梅共和国 | Republic of Bakoumé
  巴库梅共和国发展规划部负责编制国家中长期规划与年度公共投资计划，并管理国家统计体系。
  The Ministry of Development Planning of the Republic of Bakoumé prepares the national plan and the annual programme of public investment and oversees the statistical system.

  格雷马共和国 | Republic of Gerema
  格雷马共和国交通与物流部主管铁路、公路与旱港，下设过境运输协调局。
  The Ministry of Transport and Logistics of the Republic of Gerema is responsible for railways, roads and dry ports and has an office for transit.

  塔姆扎勒共和国 | Republic of Tamzal
  塔姆扎勒共和国能源转型部于2017年设立，主管可再生能源、电网与海水淡化。
  The Ministry of Energy Transition of the Republic of Tamzal was created in 2017 and is responsible for renewable energy, the grid and desalination.

  基韦拉共和国 | Republic of Kivera
  基韦拉共和国信息与创新部负责公共服务数字化、宽带建设与科技园区管理。
  The Ministry of Information and Innovation of the Republic of Kivera is in charge of digital public services, broadband and science parks.

  皮查拉共和国 | Republic of Pichara
  皮查拉共和国生态与水务部管理高原湿地、城市供水与自然保护区。
  The Ministry of Ecology and Water of the Republic of Pichara administers highland wetlands, urban water supply and nature reserves.

  库赫萨龙共和国 | Republic of Kuhsaron
  库赫萨龙共和国水利与能源部负责水电站、灌溉渠系与冬季供暖保障。
  The Ministry of Water and Energy of the Republic of Kuhsaron is responsible for hydropower, irrigation canals and winter heating.

  努萨拉亚共和国 | Republic of Nusaraya
  努萨拉亚共和国由2000余座岛屿组成，其数字经济部主管电信、数字身份与电子商务。
  The Republic of Nusaraya consists of more than 2,000 islands. Its Ministry for the Digital Economy is in charge of telecommunications, digital identity and electronic commerce.

  纳哈尔国 | State of Nahar
  纳哈尔国贸易与工业部主管对外贸易、工业区与产品标准。
  The Ministry of Trade and Industry of the State of Nahar is responsible for foreign trade, industrial zones and product standards.

  斯罗克马拉王国 | Kingdom of Srokmara
  斯罗克马拉王国手工业与就业部管理职业学校、技能证书与传统工艺作坊登记。
  The Ministry of Crafts and Employment of the Kingdom of Srokmara administers vocational schools, skills certificates and the register of craft workshops.

  坎銮共和国 | Republic of Khamluang
  坎銮共和国计划与合作部负责国家计划与对外发展合作，是内陆运输规划的牵头部门。
  The Ministry of Planning and Co-operation of the Republic of Khamluang is responsible for the national plan and for development co-operation and leads the planning of inland transport.

  铁米尔别尔共和国 | Republic of Temirbel
  铁米尔别尔共和国旅游与文化部主管山地旅游、博物馆与非物质文化遗产。
  The Ministry of Tourism and Culture of the Republic of Temirbel is in charge of mountain tourism, museums and living heritage.

  卢万多共和国 | Republic of Luvando
  卢万多共和国农业与粮食部负责种子、粮食储备与农业技术推广。
  The Ministry of Agriculture and Food of the Republic of Luvando is responsible for seed, grain reserves and agricultural extension.

  马拉德瓦拉共和国 | Republic of Maladvara
  马拉德瓦拉共和国港务与航运部管理6座商港、船舶登记与海员证书。
  The Ministry of Ports and Shipping of the Republic of Maladvara administers six commercial ports, the register of ships and seafarers’ certificates.

  坎波韦尔德共和国 | Republic of Campoverde
  坎波韦尔德共和国国家林业与牧业局负责天然草场、人工林与牧场登记。
  The National Forestry and Pasture Agency of the Republic of Campoverde is responsible for natural pasture, plantations and the register of ranches.

  扎姆拉苏丹国 | Sultanate of Dhamra
  扎姆拉苏丹国港口与自由区管理局管理5座港口和3个自由区，并负责船舶引航。
  The Ports and Free Zones Authority of the Sultanate of Dhamra administers five ports and three free zones and provides pilotage.

  清湾市政府 | Municipality of Baía Clara
  清湾市政府管理一座45万人口的海滨城市，市内排水与海堤工程由市民预算会议审议。
  The Municipality of Baía Clara governs a coastal city of 450,000. Drainage and sea walls are debated in its citizens’ budget assembly.

  北湖市政府 | Municipality of Nordvatn
  北湖市政府管理一座8万人口的北方城市，市属供热公司由居民持有三成股份。
  The Municipality of Nordvatn governs a northern city of 80,000, whose residents own three tenths of the district heating company.

  江澜省人民政府 | Jianglan Provincial People’s Government
  江澜省人民政府所辖地区以装备制造、新能源与内河航运为主要产业，全省常住人口5200万。
  The Jianglan Provincial People’s Government administers a province of 52 million people, whose main industries are equipment, new energy and inland shipping.

  沧浦市人民政府 | Cangpu Municipal People’s Government
  沧浦市人民政府所在的沧浦是一座有百年历史的工业港城，近年来老厂区陆续改建为公园、学校与创业园。
  The Cangpu Municipal People’s Government administers an industrial port with a century of history, where old works have been turned into parks, schools and premises for new firms.

  锦渡市人民政府 | Jindu Municipal People’s Government
  锦渡市人民政府所辖区域以轴承、机床与农机制造闻名，设有6所职业学院。
  The Jindu Municipal People’s Government administers a city known for bearings, machine tools and farm machinery, with six vocational colleges.

  云泽市人民政府 | Yunze Municipal People’s Government
  云泽市人民政府位于云泽湖畔，全市划出310平方公里湖滨湿地予以保护。
  The Yunze Municipal People’s Government has its seat on the shore of Lake Yunze and protects 310 square kilometres of wetland around it.

  岚港市人民政府 | Langang Municipal People’s Government
  岚港市人民政府所辖岚港是深水港城，与60个国家和地区的港口通航。
  The Langang Municipal People’s Government administers a deep-water port with services to 60 countries and regions.

  江澜省发展规划办公室 | Jianglan Provincial Office of Development Planning
  江澜省发展规划办公室负责编制全省五年规划与区域协调方案，并定期发布规划评估。
  The Jianglan Provincial Office of Development Planning prepares the five-year plan and regional programmes and publishes regular reviews of them.

  江澜省生态环境厅 | Jianglan Provincial Department of Ecology and Environment
  江澜省生态环境厅管理全省水、大气与土壤监测网络，水质数据每日公布。
  The Jianglan Provincial Department of Ecology and Environment runs the network that monitors water, air and soil and publishes the quality of water every day.

  岚港自由贸易区管理委员会 | Langang Free Trade Zone Administration
  岚港自由贸易区管理委员会管理120平方公里的自由贸易区，区内注册企业8600家。
  The Langang Free Trade Zone Administration is responsible for a zone of 120 square kilometres with 8,600 registered companies.

  沧浦市数据管理局 | Cangpu Municipal Bureau of Data
  沧浦市数据管理局负责政务数据归集、开放与安全，运行全市统一的数据服务平台。
  The Cangpu Municipal Bureau of Data collects, opens and protects the data of the city’s offices and runs a common platform for them.

  锦渡市临河区人民政府 | Linhe District People’s Government, Jindu
  锦渡市临河区人民政府管理锦渡老城区，居民中60岁以上人口占三成。
  The Linhe District People’s Government, Jindu, administers the old town of the city, where three residents in ten are over 60.

  江澜省人才交流中心 | Jianglan Provincial Centre for Talent Exchange
  江澜省人才交流中心提供职业介绍、技能鉴定与海外人才服务，在11个地市设有分中心。
  The Jianglan Provincial Centre for Talent Exchange offers placement, skills assessment and services for people from abroad in 11 cities.

  云泽市文化交流办公室 | Yunze Municipal Office of Cultural Exchange
  云泽市文化交流办公室联络27座友好城市，安排展览、演出与青少年互访。
  The Yunze Municipal Office of Cultural Exchange keeps up relations with 27 sister cities and arranges exhibitions, concerts and youth visits.
`);
