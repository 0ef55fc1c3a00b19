import { delegatesOf } from './delegates.ts';
import { tableOf } from './table.ts';

const finance = tableOf(`
  234 | 阿道比·奥比亚科尔 | Adaobi Obiakor | 首席投资官 | Chief Investment Officer | 几内亚湾养老基金 | Gulf of Guinea Pension Fund | 养老金投资基础设施 | pension investment in infrastructure
  225 | 塞杜·达尼奥戈 | Seydou Dagnogo | 行长 | President | 西海岸合作银行 | West Coast Co-operative Bank | 农业供应链金融 | finance along agricultural supply chains
  55 | 海托尔·瓦拉当 | Heitor Valadão | 合伙人 | Partner | 伊瓜拉资本 | Iguara Capital | 生物多样性金融 | finance for biodiversity
  52 | 帕洛玛·恩西纳雷斯 | Paloma Encinares | 总经理 | General Manager | 地峡担保基金 | Isthmus Guarantee Fund | 中小企业信用担保 | credit guarantees for smaller firms
  974 | 哈莉达·苏韦丹 | Khalida Al-Suwaidan | 董事总经理 | Managing Director | 珍珠湾投资基金 | Pearl Bay Investment Fund | 长期跨境股权投资 | long-term cross-border equity
  91 | 维克拉姆·谢诺利卡尔 | Vikram Shenolikar | 首席经济学家 | Chief Economist | 德干联合银行 | Deccan Union Bank | 新兴市场利率与汇率 | interest and exchange rates in emerging markets
  65 | 郑婉琪 | Tay Wan Ki | 首席执行官 | Chief Executive | 赤道资产 | Equator Assets | 转型金融 | transition finance | 郑 | Tay
  81 | 高森千寻 | Chihiro Takamori | 执行董事 | Executive Director | 青嶂信托银行 | Aomine Trust Bank | 养老资产管理 | the management of retirement savings | 高森 | Takamori
  41 | 乌尔斯·凯勒哈尔斯 | Urs Kellerhals | 董事 | Member of the Board | 采恩塔尔再保险 | Zehnthal Re | 气候巨灾再保险 | reinsurance against climate disasters
  44 | 奥利维娅·彭哈洛 | Olivia Penhallow | 首席执行官 | Chief Executive | 彭哈洛资产 | Penhallow Partners | 责任投资 | responsible investment
  32 | 蒂埃里·克莱芒松 | Thierry Clémençon | 副行长 | Vice President | 大陆投资银行 | Continental Investment Bank | 绿色债券 | green bonds
  1 | 内森·阿特沃特-格林 | Nathan Attwater-Greene | 管理合伙人 | Managing Partner | 长岸成长基金 | Longshore Growth Partners | 气候技术投资 | investment in climate technology
  7 | 努尔兰·扎克诺夫 | Nurlan Zhakenov | 行长 | President | 里海沿岸开发银行 | Caspian Shore Development Bank | 过境运输项目融资 | project finance for transit corridors
`);

const scholars = tableOf(`
  254 | 卡马乌·加库鲁 | Kamau Gakuru | 教授 | Professor | 东非高原经济研究所 | East Highlands Institute of Economics | 移动支付与农户收入 | mobile payments and farm incomes
  237 | 埃斯特勒·姆巴萨 | Estelle Mbassa | 所长 | Director | 中部非洲森林研究所 | Institute for Central African Forests | 热带森林碳汇 | carbon in tropical forests
  216 | 萨米娅·哈穆达 | Samia Hammouda | 教授 | Professor | 卡西亚城市研究所 | Carthea Institute of Urban Studies | 地中海沿岸城市 | cities of the Mediterranean coast
  54 | 埃斯特万·林科纳达 | Esteban Rinconada | 教授 | Professor | 南锥体研究院 | Institute for Southern Cone Studies | 长期经济增长 | long-run economic growth
  56 | 卡塔利娜·韦尔德霍 | Catalina Verdejo | 首席研究员 | Principal Researcher | 太平洋数据科学中心 | Pacific Centre for Data Science | 开放科学数据 | open scientific data
  33 | 娜达·基尔米齐安 | Nada Kirmizian | 教授 | Professor | 雪松高等研究院 | Cedar Institute for Advanced Study | 冲突后的经济重建 | economic reconstruction after conflict
  98 | 巴赫拉姆·索赫拉比扬 | Bahram Sohrabiyan | 高级研究员 | Senior Fellow | 高原水资源研究中心 | Plateau Centre for Water Research | 地下水可持续利用 | the sustainable use of groundwater
  977 | 普拉卡什·塔帕利亚 | Prakash Thapaliya | 主任 | Director | 喜马拉雅山地中心 | Himal Centre for Mountain Studies | 冰川与山地社区 | glaciers and mountain communities
  880 | 阿努什卡·马宗德 | Anushka Mazumder | 教授 | Professor | 三角洲发展学院 | Delta School of Development | 洪水适应与移民 | flood adaptation and migration
  84 | 阮德清朗 | Nguyen Duc Thanh Lang | 院长 | President | 红河经济研究院 | Red River Institute of Economics | 制造业升级 | the upgrading of manufacturing | 阮 | Nguyen
  82 | 南宫瑞娥 | Namgung Seo-a | 教授 | Professor | 汉湖政策研究院 | Hanho Policy Institute | 低生育率与家庭政策 | low fertility and family policy | 南宫 | Namgung
  81 | 桐岛宗一 | Soichi Kirishima | 教授 | Professor | 青濑防灾研究所 | Aose Institute of Disaster Studies | 地震预警与韧性城市 | earthquake warning and resilient cities | 桐岛 | Kirishima
  44 | 朱利安·奥尔德克罗夫特 | Julian Aldcroft | 高级研究员 | Senior Fellow | 泰晤士治理中心 | Thames Centre for Governance | 国际组织改革 | the reform of international organisations
  34 | 努丽亚·卡萨德瓦利 | Núria Casadevall | 教授 | Professor | 伊比利亚卫生研究所 | Iberian Institute of Health | 老年健康与长期护理 | health and long-term care in old age
  1 | 多萝西·范霍恩 | Dorothy Van Horn | 教授 | Professor | 大平原农学院 | Great Plains School of Agronomy | 土壤固碳 | carbon in soils | 范霍恩 | Van Horn
  61 | 普丽娅·埃利斯顿-拉奥 | Priya Elliston-Rao | 主任 | Director | 南方海洋研究院 | Southern Ocean Institute | 极地海洋与气候 | polar seas and the climate | 埃利斯顿-拉奥 | Elliston-Rao
`);

const officials = tableOf(`
  250 | 克莱芒斯·乌维马纳 | Clémence Uwimana | 部长 | Minister | 信息与创新部 | Ministry of Information and Innovation | 公共服务数字化 | the digital delivery of public services
  260 | 钱达·辛温加 | Chanda Simwinga | 常务秘书 | Permanent Secretary | 农业与粮食部 | Ministry of Agriculture and Food | 小农户补贴 | support for smallholders
  258 | 塞利娜·马查瓦内 | Celina Machavane | 市长 | Mayor | 清湾市政府 | Municipality of Baía Clara | 海岸城市防洪 | flood protection in coastal cities
  593 | 罗伯托·基萨瓜诺 | Roberto Quisaguano | 部长 | Minister | 生态与水务部 | Ministry of Ecology and Water | 高原水源地保护 | the protection of highland water sources
  598 | 索莱达·伊里瓦尔内 | Soledad Iribarne | 局长 | Director-General | 国家林业与牧业局 | National Forestry and Pasture Agency | 天然草场恢复 | the restoration of natural pasture
  965 | 尤瑟夫·马特鲁迪 | Yousef Al-Matroudi | 副部长 | Under-Secretary | 贸易与工业部 | Ministry of Trade and Industry | 自由贸易区合作 | co-operation among free trade zones
  968 | 胡达·拉瓦希亚 | Huda Al-Rawahiya | 局长 | Director-General | 港口与自由区管理局 | Ports and Free Zones Authority | 港口绿色转型 | the green transition of ports
  94 | 尼马尔·塞纳维拉特纳 | Nimal Senaviratna | 常务秘书 | Permanent Secretary | 港务与航运部 | Ministry of Ports and Shipping | 海上互联互通 | maritime connectivity
  855 | 索菲娅·钦 | Sophea Chhim | 国务秘书 | Secretary of State | 手工业与就业部 | Ministry of Crafts and Employment | 服装业技能提升 | better skills in the garment industry | 钦 | Chhim
  856 | 本米·西蓬赛 | Bounmy Siphongxay | 副部长 | Vice Minister | 计划与合作部 | Ministry of Planning and Co-operation | 内陆互联互通 | connectivity for landlocked countries
  992 | 祖赫拉·沙里波娃 | Zuhra Sharipova | 部长 | Minister | 水利与能源部 | Ministry of Water and Energy | 跨境河流合作 | co-operation on shared rivers
  996 | 阿齐兹别克·托克托马马托夫 | Azizbek Toktomamatov | 副部长 | Deputy Minister | 旅游与文化部 | Ministry of Tourism and Culture | 山地旅游 | mountain tourism
  47 | 艾娜·哈尔沃斯达尔 | Aina Halvorsdal | 市长 | Mayor | 北湖市政府 | Municipality of Nordvatn | 低碳供热 | low-carbon heating
  64 | 阿罗哈·特马拉马 | Aroha Te Marama | 首席专员 | Chief Commissioner | 岛屿气候适应委员会 | Islands Commission on Climate Adaptation | 岛屿社区搬迁与适应 | adaptation and relocation in island communities | 特马拉马 | Te Marama
`);

const society = tableOf(`
  256 | 格蕾丝·纳卢旺加 | Grace Nalwanga | 执行主任 | Executive Director | 乡村清水协会 | Clean Water for Villages | 乡村饮水安全 | safe drinking water in villages
  228 | 科菲·阿格博詹 | Kofi Agbodjan | 秘书长 | Secretary-General | 西非青年技能网络 | West African Youth Skills Network | 青年职业技能 | vocational skills for young people
  57 | 露丝·马里纳·卡斯蒂布兰科 | Luz Marina Castiblanco | 主席 | President | 咖啡合作社联合会 | Federation of Coffee Co-operatives | 小农合作经济 | co-operatives of small farmers
  1 | 阿莱西娅·博蒙特-克鲁斯 | Alecia Beaumont-Cruse | 总干事 | Director-General | 加勒比灾害保险联盟 | Caribbean Alliance for Disaster Cover | 灾害风险分担 | the sharing of disaster risk
  1 | 雷蒙德·奇尔弗斯利 | Raymond Chilversley | 总裁 | President | 奇尔弗斯利基金会 | Chilversley Foundation | 基础教育质量 | the quality of basic education
  20 | 玛哈·谢尔比尼 | Maha El-Sherbini | 主席 | Chair | 阿拉伯女工程师联盟 | League of Arab Women Engineers | 女性工程教育 | engineering education for women
  91 | 迪帕克·罗赫卡尔 | Deepak Rohekar | 创始人 | Founder | 乡村太阳能学校 | Solar Village School | 乡村女性光伏技师培训 | training village women as solar technicians
  63 | 玛丽贝尔·达马斯科 | Maribel Damasco | 执行主任 | Executive Director | 珊瑚三角守护者 | Coral Triangle Guardians | 珊瑚礁社区保护 | the community protection of reefs
  46 | 古尼拉·厄斯特马克 | Gunilla Östmark | 秘书长 | Secretary-General | 北欧和平发展对话会 | Nordic Dialogue on Peace and Development | 发展与调解 | development and mediation
  32 | 伯努瓦·范登豪特 | Benoît Vandenhoute | 秘书长 | Secretary-General | 国际标准互认协会 | International Association for Mutual Recognition | 标准互认 | the mutual recognition of standards
  995 | 尼诺·克维里卡泽 | Nino Kvirikadze | 主任 | Director | 高加索遗产工作室 | Caucasus Heritage Studio | 历史建筑保护 | the care of historic buildings
`);

export const internationalInstitutions = [
  ...delegatesOf('finance', finance, 127),
  ...delegatesOf('scholar', scholars, 140),
  ...delegatesOf('official', officials, 156),
  ...delegatesOf('society', society, 170),
];
