import { organisationsFrom } from '../organisation.ts';

export const research = organisationsFrom(`
  明理研究院 | Mingli Institute
  明理研究院是独立的经济社会研究机构，设有增长、就业与数据3个研究部，工作论文全部公开。
  The Mingli Institute is an independent body for economic and social research with departments for growth, employment and data. All its working papers are public.

  梧桐医学院附属医院 | Affiliated Hospital of Wutong Medical College
  梧桐医学院附属医院是一所综合性教学医院，设床位2400张，老年医学科为其重点专科。
  The Affiliated Hospital of Wutong Medical College is a general teaching hospital of 2,400 beds with a noted department of geriatrics.

  山野乡村发展中心 | Shanye Centre for Rural Development
  山野乡村发展中心在13个县设有驻村工作站，每年发布一份村庄调查报告。
  The Shanye Centre for Rural Development keeps field stations in 13 counties and publishes a survey of villages every year.

  崇文大学 | Chongwen University
  崇文大学创办于1921年，以法学、经济学与材料科学见长，在校学生2.8万人。
  Chongwen University was founded in 1921 and is strong in law, economics and materials science. It has 28,000 students.

  劳动与社会研究所 | Institute for Labour and Society
  劳动与社会研究所从事就业、人口与社会保障研究，每两年开展一次全国劳动力调查。
  The Institute for Labour and Society studies employment, population and social security and carries out a national survey of the labour force every second year.

  丝路文明博物馆 | Museum of Silk Road Civilisations
  丝路文明博物馆收藏文物5.2万件，与11国博物馆互办展览。
  The Museum of Silk Road Civilisations has 52,000 objects and exchanges exhibitions with museums in 11 countries.

  东篱经济研究所 | Dongli Institute of Economics
  东篱经济研究所研究财税、服务贸易与投资规则，并开办贸易谈判培训班。
  The Dongli Institute of Economics studies public finance, trade in services and investment rules and runs courses for trade negotiators.

  澄心艺术研究院 | Chengxin Academy of Arts
  澄心艺术研究院设有书画、木版与古琴3个工作室，藏有清代印版1700余块。
  The Chengxin Academy of Arts has studios for painting, woodblock and the zither and keeps more than 1,700 printing blocks of the Qing dynasty.

  草原科技大学 | Steppe University of Science and Technology
  草原科技大学设工程、数学与地学3个学院，学生来自17个国家。
  The Steppe University of Science and Technology has faculties of engineering, mathematics and earth sciences and students from 17 countries.

  安第斯货币研究院 | Andean Monetary Institute
  安第斯货币研究院由7家中央银行与大学合办，开设货币与财政硕士课程。
  The Andean Monetary Institute is run jointly by seven central banks and universities and offers a master’s degree in money and public finance.

  中部非洲森林研究所 | Institute for Central African Forests
  中部非洲森林研究所设有木材、土壤与遥感实验室，并培训林区巡护员。
  The Institute for Central African Forests has laboratories for timber, soils and remote sensing and trains forest rangers.

  喜马拉雅山地中心 | Himal Centre for Mountain Studies
  喜马拉雅山地中心在海拔3900米处设有观测站，研究冰川、牧场与山区道路。
  The Himal Centre for Mountain Studies keeps a station at 3,900 metres and studies glaciers, pastures and mountain roads.

  清平经济研究院 | Thanh Binh Institute of Economics
  清平经济研究院研究制造业、外来投资与城市就业，每季度发布企业信心指数。
  The Thanh Binh Institute of Economics studies manufacturing, foreign investment and urban employment and issues a quarterly index of business confidence.

  南方海洋研究院 | Southern Ocean Institute
  南方海洋研究院拥有破冰考察船1艘，研究极地海洋与全球气候的关系。
  The Southern Ocean Institute has an ice-breaking research ship and studies how polar seas and the world’s climate are linked.

  长策智库 | Changce Think Tank
  长策智库成立于2002年，从事公共政策评估与产业链研究，出版双月刊《策论》。
  Changce Think Tank, founded in 2002, evaluates public policy and studies supply chains. It publishes the bimonthly Celun.

  内河航运政策中心 | Inland Waterways Policy Centre
  内河航运政策中心研究运河货运、能源与边境地区经济，图书室对公众开放。
  The Inland Waterways Policy Centre studies canal freight, energy and the economies of border regions; its library is open to the public.

  明德大学 | Mingde University
  明德大学创办于1908年，设教育、经济、地理与心理等18个学院。
  Mingde University was founded in 1908 and has 18 faculties, among them education, economics, geography and psychology.

  共享增长研究所 | Institute for Shared Growth
  共享增长研究所研究中小城市、公共服务与小企业，数据集供学者免费使用。
  The Institute for Shared Growth studies smaller cities, public services and small firms; its data are free for scholars.

  天枢智能研究中心 | Tianshu Centre for Machine Intelligence
  天枢智能研究中心从事语言技术与人工智能安全研究，评测工具以开源方式发布。
  The Tianshu Centre for Machine Intelligence works on language technology and the safety of artificial intelligence and releases its test tools as open source.

  梧桐医学院 | Wutong Medical College
  梧桐医学院设临床、公共卫生与护理学院，在17个县设有教学点。
  Wutong Medical College has schools of clinical medicine, public health and nursing and teaching posts in 17 counties.

  地中海城市学院 | Mediterranean School of Cities
  地中海城市学院培养城市规划与遗产保护人才，工作坊设于一座旧造船厂内。
  The Mediterranean School of Cities trains planners and conservators; its workshops are in an old shipyard.

  清源水资源研究院 | Qingyuan Institute of Water Resources
  清源水资源研究院从事水文、防洪与水量分配研究，拥有大型河工模型试验厅。
  The Qingyuan Institute of Water Resources studies hydrology, flood control and the sharing of water and has a large hall for river models.

  五湖技术政策研究院 | Five Lakes Institute of Technology Policy
  五湖技术政策研究院研究技术扩散、专利与公共采购，每年夏季举办青年研修班。
  The Five Lakes Institute of Technology Policy studies the spread of technology, patents and public procurement and holds a summer school for young scholars.

  东部高原经济研究所 | East Highlands Institute of Economics
  东部高原经济研究所研究农户收入、移动金融与区域贸易，设有3个调查站。
  The East Highlands Institute of Economics studies farm incomes, mobile finance and regional trade from three field stations.

  卡西亚城市研究所 | Carthea Institute of Urban Studies
  卡西亚城市研究所保存着地中海老城的测绘图与照片4万幅。
  The Carthea Institute of Urban Studies keeps 40,000 plans and photographs of old Mediterranean towns.

  南锥体研究院 | Institute for Southern Cone Studies
  南锥体研究院研究区域经济史、牧业与港口城市，编有历史统计丛书。
  The Institute for Southern Cone Studies works on economic history, ranching and port cities and edits a series of historical statistics.

  太平洋数据科学中心 | Pacific Centre for Data Science
  太平洋数据科学中心为天文、海洋与地震研究提供公共数据平台。
  The Pacific Centre for Data Science provides a public platform for data on astronomy, oceans and earthquakes.

  雪松高等研究院 | Cedar Institute for Advanced Study
  雪松高等研究院每年邀请20位访问学者，研究重建、法律与历史。
  The Cedar Institute for Advanced Study invites 20 fellows a year to work on reconstruction, law and history.

  南溟大学 | Nanming University
  南溟大学以海洋科学、热带农学与环境经济学见长，拥有实习船两艘。
  Nanming University is strong in marine science, tropical agronomy and environmental economics and has two training ships.

  高原水资源研究中心 | Plateau Centre for Water Research
  高原水资源研究中心监测干旱区210口观测井，研究传统引水工程。
  The Plateau Centre for Water Research monitors 210 wells in dry lands and studies traditional waterworks.

  三角洲发展学院 | Delta School of Development
  三角洲发展学院培养防灾与社区发展人才，学生每年在村庄实习3个月。
  The Delta School of Development trains people for disaster protection and community work; students spend three months a year in villages.

  望江理工大学 | Wangjiang University of Technology
  望江理工大学设建筑、电气与机械等学院，与140家企业共建实验室。
  Wangjiang University of Technology has schools of architecture and of electrical and mechanical engineering and runs laboratories with 140 companies.

  朔方农业大学 | Shuofang Agricultural University
  朔方农业大学从事旱作农业、畜牧与营养学研究，设有试验农场6处。
  Shuofang Agricultural University works on dryland farming, livestock and nutrition and has six experimental farms.

  汉湖政策研究院 | Hanho Policy Institute
  汉湖政策研究院研究人口、住房与家庭政策，每年发布生育意愿调查。
  The Hanho Policy Institute studies population, housing and family policy and publishes a yearly survey of how many children people wish for.

  青濑防灾研究所 | Aose Institute of Disaster Studies
  青濑防灾研究所拥有大型振动台，并为学校编写避险教材。
  The Aose Institute of Disaster Studies has a large shaking table and writes safety lessons for schools.

  泰晤士治理中心 | Thames Centre for Governance
  泰晤士治理中心研究国际组织的财务、任命与监督机制。
  The Thames Centre for Governance studies the finances, appointments and oversight of international organisations.

  伊比利亚卫生研究所 | Iberian Institute of Health
  伊比利亚卫生研究所从事老年健康、护理与药物安全研究，与26家医院合作。
  The Iberian Institute of Health works on health in old age, nursing and the safety of medicines with 26 hospitals.

  大平原农学院 | Great Plains School of Agronomy
  大平原农学院经营1900公顷试验田，研究轮作、草地与土壤。
  The Great Plains School of Agronomy has 1,900 hectares of trial fields for work on rotation, grassland and soils.
`);
