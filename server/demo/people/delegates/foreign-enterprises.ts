import { delegatesFrom } from '../delegate.ts';

export const headsOfForeignEnterprises = delegatesFrom(`
  海伦娜·索恩奎斯特 | Helena Thornquist
  Ms | 1969-05-22 | +46 | social
  首席执行官 | Chief Executive Officer | Meridian Grid
  电力系统工程师，在电网调度一线工作13年。2016年出任首席执行官，主持建成第四、第五国联网工程。
  Ms Thornquist is a power-systems engineer who spent 13 years in grid control rooms. Chief Executive Officer since 2016, she oversaw the connection of the fourth and fifth countries to the network.

  浅本健次朗 | Kenjiro Asamoto | 浅本 | Asamoto
  Mr | 1962-02-11 | +81 | social
  社长 | President | Asamoto Precision
  浅本家族第三代经营者，曾在车间工作6年，持有轴承检测方法专利3项。
  Mr Asamoto is the third generation of his family to run the company. He spent six years on its shop floor and holds three patents for the testing of bearings.

  托比亚斯·雷嫩坎普 | Tobias Rennenkamp
  Mr | 1968-11-03 | +49 | social
  首席执行官 | Chief Executive Officer | Nordhaven Industrie
  机械工程师，主持企业由起重设备制造商转为港口自动化系统供应商。
  Mr Rennenkamp is a mechanical engineer who turned the company from a maker of cranes into a supplier of port automation.

  奥卢雷米·阿德巴里 | Oluremi Adebari
  Mr | 1982-09-12 | +234 | social
  创始人、首席执行官 | Founder and Chief Executive Officer | Savanna Agritech
  农学家，2010年创业，其土壤检测与信贷服务覆盖西非90万农户。兼任两所农学院理事。
  Mr Adebari is an agronomist. The soil-testing and credit service he started in 2010 reaches 900,000 farms in West Africa; he also serves on the boards of two agricultural colleges.

  西福·马迪卡内 | Sipho Madikane
  Mr | 1960-06-16 | +27 | social
  董事长 | Chair | Highveld Transition Minerals
  矿工之子，采矿工程师，曾任矿山安全总监察。主持编制矿区关闭前十年的再就业方案。
  Mr Madikane, a miner’s son, is a mining engineer and a former chief inspector of mine safety. He drew up the company’s plan for retraining in the ten years before a mine closes.

  法鲁赫·米尔索阿托夫 | Farrukh Mirsoatov
  Mr | 1964-12-20 | +998 | social
  总裁 | President | Inland Corridor Railways Consortium
  铁路工程师，曾任编组站站长。协调5家铁路企业统一时刻表与运价。
  Mr Mirsoatov is a railway engineer and a former master of a marshalling yard. He brought five railways to a common timetable and tariff.

  武黄雪明 | Vo Hoang Tuyet Minh | 武 | Vo
  Ms | 1974-01-19 | +84 | social
  首席执行官 | Chief Executive Officer | Nine Rivers Foods
  食品科学家，由一家家庭作坊起步，建成可追溯水产供应链，签约养殖户3200户。
  Ms Vo is a food scientist who began with a family workshop and built a traceable supply of seafood with 3,200 contract farmers.

  拉古纳特·韦拉扬卡尔 | Raghunath Velayankar
  Mr | 1952-08-15 | +91 | assistant
  董事长 | Chair | Velayankar Industries
  从事工程机械与灌溉设备制造40余年，持有水泵设计专利7项。
  Mr Velayankar has made construction machinery and irrigation equipment for more than 40 years and holds seven patents for pumps.

  权泰林 | Kwon Tae-rim | 权 | Kwon
  Mr | 1971-09-09 | +82 | social
  首席执行官 | Chief Executive Officer | Byeolha Battery Materials
  材料学博士，研究电池正极材料20年，主持旧电池金属回收生产线建设。
  Mr Kwon holds a doctorate in materials science and has worked on cathodes for 20 years. He directed the building of a line that recovers metals from used batteries.

  马蒂亚斯·格劳恩费尔斯 | Matthias Grauenfels
  Dr | 1956-10-25 | +49 | social
  监事会主席 | Chair of the Supervisory Board | Rheintal Chemie
  化学家，曾任生产总监，主持3座一体化基地的蒸汽电气化改造。
  Dr Grauenfels is a chemist and a former director of production who oversaw the change to electric steam at three integrated sites.

  科马克·奥邓利维 | Cormac O’Dunleavy
  Mr | 1966-07-07 | +353 | social
  首席执行官 | Chief Executive Officer | Kelsorra Life Sciences
  药剂师出身，曾在乡镇药房工作5年。任内在46个国家实行胰岛素分级定价。
  Mr O’Dunleavy is a pharmacist who worked for five years in a country dispensary. He introduced tiered prices for insulin in 46 countries.

  莱拉托·姆费拉 | Lerato Mphela
  Ms | 1975-10-14 | +27 | assistant
  首席执行官 | Chief Executive Officer | Southern Cape Wind
  电气工程师，主持开发5座沿海风电场，三成股份由当地居民信托持有。
  Ms Mphela is an electrical engineer who has developed five coastal wind farms, in which local trusts hold three tenths of the shares.

  谢里夫·埃尔甘杜里 | Sherif El-Gandouri
  Mr | 1963-12-30 | +20 | social
  董事长 | Chair | Nilus Cement Group
  化学工程师，在4座水泥窑加装余热发电，满足四分之一的用电。
  Mr El-Gandouri is a chemical engineer. He had waste-heat generators fitted to four kilns, which meet a quarter of their demand for electricity.

  阿贝娜·弗林蓬马 | Abena Frimpomaa
  Ms | 1978-03-16 | +233 | social
  创始人、首席执行官 | Founder and Chief Executive Officer | Golden Shore Cocoa
  食品工艺师，2012年在产地建成可可加工厂，向1.6万户农民收购可可豆。
  Ms Frimpomaa is a food technologist. In 2012 she built a cocoa factory in the growing region; it buys from 16,000 farmers.

  朱马·姆桑吉 | Juma Msangi
  Mr | 1966-06-01 | +255 | social
  总经理 | General Manager | Swahili Coast Terminals
  港口调度员出身，主持码头闸口自动化，卡车平均候时由6小时缩短至50分钟。
  Mr Msangi began as a dispatcher. Since he automated the gates of the terminal, lorries wait 50 minutes on average instead of six hours.

  若阿金·卡苏莱 | Joaquim Cassule
  Mr | 1969-11-02 | +244 | social
  董事长 | Chair | Cuanza Fisheries
  船长、渔业管理专业毕业，全部船只安装电子捕捞日志。
  Mr Cassule is a sea captain who studied fisheries management. All his vessels carry electronic catch logs.

  蒂亚戈·金塔尼利亚 | Thiago Quintanilha
  Mr | 1967-01-18 | +55 | social
  总裁 | President | Cruzeiro Agro
  农艺师，主持大豆与牧草轮作试验22年。
  Mr Quintanilha is an agronomist who has conducted trials of soya in rotation with pasture for 22 years.

  西梅娜·阿里奥拉 | Ximena Arriola
  Ms | 1975-04-05 | +52 | social
  首席执行官 | Chief Executive Officer | Altiplano Electronics
  电子工程师，在高原地区建立接插件与线束工厂，本地采购率达六成。
  Ms Arriola is an electronics engineer. She built factories for connectors and wiring in the highlands, which buy three fifths of their inputs locally.

  马蒂亚斯·伦科雷特 | Matías Rencoret
  Mr | 1973-06-21 | +56 | social
  总裁 | President | Salar Norte Minerals
  冶金工程师，主持直接提锂中试，卤水回灌率达九成。
  Mr Rencoret is a metallurgist. He directed the trial of a direct method of extracting lithium that returns nine tenths of the brine.

  鲁文·瓦马尼 | Rubén Huamaní
  Mr | 1965-11-22 | +51 | assistant
  总经理 | General Manager | Alpaca Andina Textiles
  羊驼牧民之子，纺织工程师，为4500户牧民建立纤维分级收购点。
  Mr Huamaní, a herder’s son, is a textile engineer. He set up grading stations that buy fibre from 4,500 families.

  纳赛尔·图赖菲 | Nasser Al-Turaifi
  Mr | 1970-02-07 | +966 | social
  首席执行官 | Chief Executive Officer | Red Coast Desalination
  膜技术专家，主持反渗透海水淡化厂扩建，吨水电耗降至2.9千瓦时。
  Mr Al-Turaifi is a specialist in membranes. The plant he enlarged makes a cubic metre of fresh water with 2.9 kilowatt-hours.

  艾莉芙·卡拉厄伦 | Elif Karaören
  Ms | 1964-04-25 | +90 | privacy
  董事长 | Chair | Karaören Appliances
  工业设计师，家族企业第二代，主持热泵烘干机与节能炊具的研发。
  Ms Karaören is an industrial designer and the second generation in the family firm. She directed the development of heat-pump dryers and energy-saving cookers.

  塔玛尔·巴尔齐莱 | Tamar Barzilay
  Ms | 1968-07-11 | +972 | social
  首席执行官 | Chief Executive Officer | Gefen Irrigation
  植物生理学者，开发以叶片温度控制灌溉的传感器。
  Ms Barzilay is a plant physiologist who developed a sensor that controls irrigation by the temperature of leaves.

  拉米·哈达丁 | Rami Haddadin
  Mr | 1980-09-26 | +962 | social
  创始人 | Founder | Petrana Software
  软件工程师，2009年创业，开发阿拉伯语语音识别与公共信息检索系统。
  Mr Haddadin is a software engineer who started the company in 2009. It makes speech recognition and public information systems in Arabic.

  阿迪蒂·科尔瓦尔卡尔 | Aditi Kolwalkar
  Ms | 1976-12-12 | +91 | social
  首席执行官 | Chief Executive Officer | Sarasa Medical Devices
  生物医学工程师，设计的便携式新生儿呼吸机用于2100家县级医院。
  Ms Kolwalkar is a biomedical engineer. The portable ventilator for newborns that she designed is used in 2,100 district hospitals.

  沙赫扎德·基尔马尼 | Shahzad Kirmani
  Mr | 1962-02-27 | +92 | social
  董事长 | Chair | Indus Vale Mills
  纺织工程师，主持棉纺厂锅炉改造与污水回用，用水循环率达七成。
  Mr Kirmani is a textile engineer. He converted the boilers of his mills and reuses seven tenths of their water.

  鲁万蒂·维克勒马苏里亚 | Ruwanthi Wickramasuriya
  Ms | 1971-05-15 | +94 | social
  总经理 | General Manager | Highland Leaf Tea
  评茶师，从业26年，建立单一茶园批次追溯制度。
  Ms Wickramasuriya has been a tea taster for 26 years and set up a system that traces each batch to a single garden.

  林维贤 | Lim Wee Hsien | 林 | Lim
  Mr | 1971-07-31 | +65 | social
  总裁 | President | Lion Isle Marine
  轮机工程师，主持建造甲醇加注船两艘，并编写加注安全规程。
  Mr Lim is a marine engineer. He had two methanol bunkering vessels built and wrote the safety code for their use.

  阿兹琳·哈斯布拉 | Azlin Hasbullah
  Ms | 1969-10-16 | +60 | privacy
  首席执行官 | Chief Executive Officer | Twin Ridge Palm
  农业工程师，推行小农户油棕重植计划，参加农户8700户。
  Ms Hasbullah is an agricultural engineer. She runs a replanting scheme for oil palm in which 8,700 smallholders take part.

  拉米尔·马卡斯帕克 | Ramil Macaspac
  Mr | 1968-01-01 | +63 | assistant
  董事总经理 | Managing Director | Archipelago Telecom
  电信工程师，主持建设海岛微波与卫星混合网络，覆盖620座岛屿。
  Mr Macaspac is a telecommunications engineer who built a network of microwave and satellite links for 620 islands.

  巴古斯·维拉扬托 | Bagus Wirayanto
  Mr | 1968-03-18 | +62 | social
  总裁 | President | Java Rim Geothermal
  地质学家，主持勘探4处地热田，总装机容量41万千瓦。
  Mr Wirayanto is a geologist who explored four geothermal fields with a total capacity of 410 megawatts.

  榊原和夫 | Kazuo Sakakibara | 榊原 | Sakakibara
  Mr | 1963-06-03 | +81 | social
  常务董事 | Managing Director | Sakakibara Robotics
  机械工程师，主持移乘护理机器人研发，在900家护理院使用。
  Mr Sakakibara is a mechanical engineer who led the development of a lifting robot in use in 900 nursing homes.

  安内格蕾特·福尔默斯豪森 | Annegret Vollmershausen
  Ms | 1966-11-04 | +49 | social
  首席执行官 | Chief Executive Officer | Suebia Antriebe
  电机设计师，主持无稀土高效电机的量产。
  Ms Vollmershausen is a designer of electric motors who brought an efficient motor without rare earths into production.

  欧仁妮·德拉布吕耶尔 | Eugénie Delabruyère
  Ms | 1973-01-20 | +33 | social
  总裁 | President | Ligeria Matériaux
  材料工程师，主持可回收热塑性复合材料的适航认证。
  Ms Delabruyère is a materials engineer who obtained airworthiness approval for a recyclable thermoplastic composite.

  马尔滕·范德斯洛滕 | Maarten van der Slooten | 范德斯洛滕 | van der Slooten
  Mr | 1961-04-07 | +31 | social
  首席执行官 | Chief Executive Officer | Laagland Hydraulics
  水工工程师，参与设计风暴潮闸门与人工沙滩工程，项目遍及15个国家。
  Mr van der Slooten is a hydraulic engineer who has worked on storm-surge barriers and sand nourishment in 15 countries.

  卢多维卡·帕尔梅里尼 | Ludovica Palmerini
  Ms | 1964-06-23 | +39 | privacy
  董事长 | Chair | Palmerini Alimentari
  家族企业第五代，农产品品鉴师，主持山地奶酪与醋的原产地保护申报。
  Ms Palmerini is the fifth generation in the family business and a trained taster. She prepared the applications to protect the origin of its mountain cheese and vinegar.

  桑德拉·布莱克索恩-韦尔 | Sandra Blackthorne-Weir
  Ms | 1969-09-08 | +1 | social
  首席执行官 | Chief Executive Officer | Northridge Rail
  铁路信号工程师，主持800公里货运干线电气化。
  Ms Blackthorne-Weir is a railway signalling engineer who directs the electrification of 800 kilometres of freight line.
`);
