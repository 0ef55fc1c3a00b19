import { delegatesOf } from './delegates.ts';
import { tableOf } from './table.ts';

const enterprise = tableOf(`
  27 | 莱拉托·姆费拉 | Lerato Mphela | 首席执行官 | Chief Executive | 南岬风能 | Southern Cape Wind | 海岸风电 | coastal wind power
  20 | 谢里夫·埃尔甘杜里 | Sherif El-Gandouri | 董事长 | Chairman | 尼罗水泥集团 | Nilus Cement Group | 建材业余热利用 | waste-heat recovery in building materials
  233 | 阿贝娜·弗林蓬马 | Abena Frimpomaa | 创始人、首席执行官 | Founder and Chief Executive | 金岸可可 | Golden Shore Cocoa | 产地加工 | cocoa processing at origin
  255 | 朱马·姆桑吉 | Juma Msangi | 总经理 | General Manager | 斯瓦希里海岸港埠 | Swahili Coast Terminals | 集装箱码头运营 | container terminal operations
  212 | 萨勒玛·泽鲁阿利 | Salma Zerouali | 首席运营官 | Chief Operating Officer | 阿特拉斯绿能 | Atlas Verde Energy | 光热发电 | concentrated solar power
  244 | 若阿金·卡苏莱 | Joaquim Cassule | 董事长 | Chairman | 宽扎渔业 | Cuanza Fisheries | 可持续捕捞 | sustainable fishing
  55 | 蒂亚戈·金塔尼利亚 | Thiago Quintanilha | 总裁 | President | 南十字农业 | Cruzeiro Agro | 热带大豆与牧场轮作 | the rotation of soya and pasture
  52 | 西梅娜·阿里奥拉 | Ximena Arriola | 首席执行官 | Chief Executive | 高原电子 | Altiplano Electronics | 电子制造本地配套 | local sourcing in electronics
  56 | 马蒂亚斯·伦科雷特 | Matías Rencoret | 总裁 | President | 北部盐湖矿业 | Salar Norte Minerals | 盐湖提锂节水工艺 | water-saving extraction of lithium
  54 | 弗洛伦西亚·加利诺 | Florencia Gallino | 首席技术官 | Chief Technology Officer | 潘帕斯生物 | Pampa Biotech | 生物农药 | biological crop protection
  51 | 鲁文·瓦马尼 | Rubén Huamaní | 总经理 | General Manager | 安第斯羊驼纺织 | Alpaca Andina Textiles | 可追溯天然纤维 | traceable natural fibres
  966 | 纳赛尔·图赖菲 | Nasser Al-Turaifi | 首席执行官 | Chief Executive | 赤岸海水淡化 | Red Coast Desalination | 海水淡化节能 | energy saving in desalination
  90 | 艾莉芙·卡拉厄伦 | Elif Karaören | 董事长 | Chairwoman | 卡拉厄伦家电 | Karaören Appliances | 节能家电 | efficient household appliances
  972 | 塔玛尔·巴尔齐莱 | Tamar Barzilay | 首席执行官 | Chief Executive | 沙凯德灌溉 | Shaked Irrigation | 精准滴灌 | precision drip irrigation
  962 | 拉米·哈达丁 | Rami Haddadin | 创始人 | Founder | 佩特拉纳软件 | Petrana Software | 阿拉伯语信息服务 | information services in Arabic
  91 | 阿迪蒂·科尔瓦尔卡尔 | Aditi Kolwalkar | 首席执行官 | Chief Executive | 萨拉斯医疗器械 | Sarasa Medical Devices | 低成本医疗器械 | affordable medical devices
  92 | 沙赫扎德·基尔马尼 | Shahzad Kirmani | 董事长 | Chairman | 印度河谷纺织 | Indus Vale Mills | 棉纺织减排 | lower emissions in cotton textiles
  94 | 鲁万蒂·维克勒马苏里亚 | Ruwanthi Wickramasuriya | 总经理 | General Manager | 高地茶业 | Highland Leaf Tea | 茶业品质与可追溯 | quality and traceability in tea
  65 | 林维贤 | Lim Wee Hsien | 总裁 | President | 狮岛海事 | Lion Isle Marine | 绿色船用燃料加注 | green marine bunkering | 林 | Lim
  60 | 阿兹琳·哈斯布拉 | Azlin Hasbullah | 首席执行官 | Chief Executive | 双岭棕榈 | Twin Ridge Palm | 可持续棕榈油 | sustainable palm oil
  63 | 拉米尔·马卡斯帕克 | Ramil Macaspac | 董事总经理 | Managing Director | 群岛电信 | Archipelago Telecom | 岛屿宽带接入 | broadband for islands
  62 | 巴古斯·维拉亚诺 | Bagus Wirayanto | 总裁 | President | 爪哇地热 | Java Rim Geothermal | 地热发电 | geothermal power
  81 | 榊原和夫 | Kazuo Sakakibara | 常务董事 | Managing Director | 榊原机器人 | Sakakibara Robotics | 护理机器人 | robots for nursing care | 榊原 | Sakakibara
  82 | 鲜于瑞河 | Seonu Seo-ha | 副社长 | Executive Vice President | 清江造船 | Cheonggang Shipbuilding | 氨燃料船舶 | ammonia-fuelled ships | 鲜于 | Seonu
  49 | 安内格蕾特·福尔默斯豪森 | Annegret Vollmershausen | 首席执行官 | Chief Executive | 施瓦本传动 | Suebia Antriebe | 工业电机能效 | the efficiency of industrial motors
  33 | 欧仁妮·德拉布吕耶尔 | Eugénie Delabruyère | 总裁 | President | 卢瓦尔航空材料 | Ligeria Matériaux | 航空复合材料 | composite materials for aviation
  31 | 马尔滕·范德斯洛滕 | Maarten van der Slooten | 首席执行官 | Chief Executive | 低地水工 | Laagland Hydraulics | 海岸防护工程 | coastal protection | 范德斯洛滕 | van der Slooten
  39 | 卢多维卡·帕尔梅里尼 | Ludovica Palmerini | 董事长 | Chairwoman | 帕尔梅里尼食品 | Palmerini Alimentari | 地理标志食品 | foods of protected origin
  1 | 桑德拉·布莱克索恩-韦尔 | Sandra Blackthorne-Weir | 首席执行官 | Chief Executive | 北岭铁路 | Northridge Rail | 货运铁路电气化 | the electrification of freight railways
  61 | 杰德·卡兰德 | Jed Callander | 首席可持续发展官 | Chief Sustainability Officer | 金合欢岭矿业 | Wattle Ridge Resources | 绿色铁矿与矿区社区 | green iron and mining communities
`);

export const internationalEnterprise = delegatesOf('enterprise', enterprise, 97);
