import { delegatesOf } from './delegates.ts';
import { tableOf } from './table.ts';

const enterprise = tableOf(`
  86 | 艾德海 | Ai Dehai | 董事长 | Chairman | 峻岭装备集团 | Junling Equipment Group | 大型水电装备 | large hydropower equipment
  86 | 蔡国林 | Cai Guolin | 总经理 | General Manager | 碧涛海洋工程 | Bitao Offshore Engineering | 深远海风电安装 | the installation of deep-water wind farms
  86 | 岑志柏 | Cen Zhibai | 首席技术官 | Chief Technology Officer | 锐目智能科技 | Ruimu Intelligent Technology | 工业机器视觉 | machine vision for industry
  86 | 陈继诚 | Chen Jicheng | 董事长 | Chairman | 丰澍种业 | Fengshu Seeds | 耐旱作物育种 | the breeding of drought-tolerant crops
  86 | 崔铁军 | Cui Tiejun | 总裁 | President | 泽垄农业机械 | Zelong Farm Machinery | 小地块农业机械 | machinery for small farms
  86 | 戴文娟 | Dai Wenjuan | 执行董事 | Executive Director | 织岸纺织 | Zhian Textiles | 节水印染 | water-saving dyeing and finishing
  86 | 丁旭川 | Ding Xuchuan | 总工程师 | Chief Engineer | 朔原输变电 | Shuoyuan Power Transmission | 特高压输电 | ultra-high-voltage transmission
  86 | 杜琳淑 | Du Linshu | 董事长 | Chairwoman | 栈桥港务集团 | Zhanqiao Port Group | 智慧港口调度 | intelligent port operations
  86 | 樊若恒 | Fan Ruoheng | 首席执行官 | Chief Executive Officer | 云磐数据 | Yunpan Data | 绿色数据中心 | green data centres
  86 | 冯启元 | Feng Qiyuan | 总经理 | General Manager | 复净环境 | Fujing Environment | 城市固体废物循环利用 | the recycling of municipal waste
  86 | 葛兆业 | Ge Zhaoye | 副总裁 | Vice President | 远岫新能源 | Yuanxiu New Energy | 电网侧储能 | grid-scale storage
  86 | 龚应川 | Gong Yingchuan | 董事长 | Chairman | 岭桥建设集团 | Lingqiao Construction Group | 山区桥梁建设 | bridge building in mountain regions
  86 | 郭景廉 | Guo Jinglian | 总裁 | President | 凌霄航天技术 | Lingxiao Space Technology | 商业遥感卫星 | commercial remote-sensing satellites
  86 | 何修齐 | He Xiuqi | 董事长 | Chairman | 济众医药 | Jizhong Pharmaceuticals | 基本药物可及性 | affordable essential medicines
  86 | 洪玉安 | Hong Yu’an | 总经理 | General Manager | 旷谷矿业 | Kuanggu Mining | 矿山生态修复 | the ecological restoration of mines
  86 | 侯纪明 | Hou Jiming | 首席执行官 | Chief Executive Officer | 霁野出行 | Jiye Mobility | 共享电动出行 | shared electric mobility
  86 | 胡玲怡 | Hu Lingyi | 首席可持续发展官 | Chief Sustainability Officer | 枫陶家居 | Fengtao Home | 绿色建材 | green building materials
  86 | 霍长岭 | Huo Changling | 董事长 | Chairman | 松漠林业集团 | Songmo Forestry Group | 人工林可持续经营 | sustainable plantation forestry
  86 | 贾秀云 | Jia Xiuyun | 总裁 | President | 驿路电商 | Yilu Commerce | 跨境电子商务 | cross-border e-commerce
  86 | 简永南 | Jian Yongnan | 首席运营官 | Chief Operating Officer | 鸿渡冷链 | Hongdu Cold Chain | 生鲜冷链物流 | cold-chain logistics for fresh food
  86 | 康世宇 | Kang Shiyu | 总经理 | General Manager | 润畴节水 | Runchou Irrigation | 高效节水灌溉 | water-saving irrigation
  86 | 柯一宁 | Ke Yining | 首席技术官 | Chief Technology Officer | 砺石半导体 | Lishi Semiconductor | 功率半导体 | power semiconductors
  86 | 雷建生 | Lei Jiansheng | 董事长 | Chairman | 极峰轨道交通 | Jifeng Rail Transit | 城市轨道交通节能 | energy saving in urban rail
  86 | 黎旺秋 | Li Wangqiu | 总裁 | President | 拾阶文化 | Shijie Culture | 传统工艺的数字传播 | the digital presentation of traditional crafts
  86 | 廖冠海 | Liao Guanhai | 董事长 | Chairman | 鲸湾水产 | Jingwan Fisheries | 深海养殖 | deep-sea aquaculture
  86 | 凌志杰 | Ling Zhijie | 首席执行官 | Chief Executive Officer | 颐年康养 | Yinian Care | 社区养老服务 | community care for older people
  86 | 柳春生 | Liu Chunsheng | 总经理 | General Manager | 素杏中药 | Suxing Herbal Medicine | 中药标准化 | the standardisation of herbal medicine
  86 | 卢成林 | Lu Chenglin | 董事长 | Chairman | 谷穗粮油集团 | Gusui Grain and Oils | 粮食产后减损 | the reduction of post-harvest losses
  86 | 吕兴建 | Lyu Xingjian | 总裁 | President | 航苇航空 | Hangwei Aviation | 可持续航空燃料 | sustainable aviation fuel
  86 | 梅若谷 | Mei Ruogu | 首席执行官 | Chief Executive Officer | 焓清氢能 | Hanqing Hydrogen | 绿氢制备 | the production of green hydrogen
  86 | 莫廷涛 | Mo Tingtao | 董事长 | Chairman | 珊瑚湾旅游集团 | Shanhuwan Tourism Group | 海岛生态旅游 | eco-tourism on islands
  86 | 倪海生 | Ni Haisheng | 总经理 | General Manager | 瀚舶船舶 | Hanbo Shipbuilding | 低碳船舶设计 | the design of low-carbon ships
  86 | 聂海涛 | Nie Haitao | 首席技术官 | Chief Technology Officer | 元序软件 | Yuanxu Software | 开源基础软件 | open-source system software
  86 | 潘玉梅 | Pan Yumei | 董事长 | Chairwoman | 青简出版集团 | Qingjian Publishing Group | 学术出版国际合作 | international academic publishing
  86 | 彭岳林 | Peng Yuelin | 总裁 | President | 磊岳建材 | Leiyue Building Materials | 水泥行业减碳 | the decarbonisation of cement
  86 | 乔满仓 | Qiao Mancang | 执行总裁 | Executive President | 苍塬乳业 | Cangyuan Dairy | 草原畜牧业可持续发展 | sustainable grassland husbandry
  86 | 任长庚 | Ren Changgeng | 首席科学家 | Chief Scientist | 晴昼光能 | Qingzhou Solar | 高效光伏电池 | high-efficiency solar cells
  86 | 施云婷 | Shi Yunting | 国际业务总裁 | President, International Business | 行川汽车 | Xingchuan Motors | 电动客车本地化生产 | the local assembly of electric buses
`);

export const chineseEnterprise = delegatesOf('enterprise', enterprise, 0);
