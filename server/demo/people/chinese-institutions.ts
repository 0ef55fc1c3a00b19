import { delegatesOf } from './delegates.ts';
import { tableOf } from './table.ts';

const finance = tableOf(`
  86 | 孔绪彦 | Kong Xuyan | 副行长 | Executive Vice President | 长河开发银行 | Changhe Development Bank | 基础设施项目融资 | project finance for infrastructure
  86 | 石建军 | Shi Jianjun | 董事长 | Chairman | 厚土资本 | Houtu Capital | 科技成长企业投资 | investment in growing technology firms
  86 | 史红梅 | Shi Hongmei | 行长 | President | 汇岚银行 | Huilan Bank | 小微企业信贷 | credit for small and micro enterprises
  86 | 舒令文 | Shu Lingwen | 首席投资官 | Chief Investment Officer | 春潭养老基金 | Chuntan Pension Fund | 养老金长期配置 | the long-term allocation of pension assets
  86 | 孙彦清 | Sun Yanqing | 总经理 | General Manager | 安衡保险 | Anheng Insurance | 巨灾保险 | catastrophe insurance
  86 | 谭秀岩 | Tan Xiuyan | 首席经济学家 | Chief Economist | 拓岭证券 | Tuoling Securities | 宏观经济与大宗商品研究 | macroeconomic and commodity research
  86 | 汤和平 | Tang Heping | 董事长 | Chairman | 益众租赁 | Yizhong Leasing | 绿色设备租赁 | the leasing of green equipment
  86 | 陶金山 | Tao Jinshan | 行长 | President | 惠耕农村银行 | Huigeng Rural Bank | 农户普惠金融 | inclusive finance for farming households
  86 | 田树桐 | Tian Shutong | 管理合伙人 | Managing Partner | 初阳创投 | Chuyang Ventures | 早期科技投资 | early-stage technology investment
  86 | 童毅坚 | Tong Yijian | 首席风险官 | Chief Risk Officer | 弘正证券 | Hongzheng Securities | 气候风险计量 | the measurement of climate risk
  86 | 万立洲 | Wan Lizhou | 理事长 | Chairman of the Council | 信桥征信 | Xinqiao Credit Information | 跨境征信合作 | cross-border credit information
  86 | 汪继明 | Wang Jiming | 总经理 | General Manager | 岚港交易所 | Langang Exchange | 碳排放权交易 | emissions trading
  86 | 韦承谟 | Wei Chengmo | 董事总经理 | Managing Director | 景泽资产管理 | Jingze Asset Management | 基础设施不动产投资信托 | infrastructure investment trusts
  86 | 卫清河 | Wei Qinghe | 副总裁 | Vice President | 汇捷支付 | Huijie Payments | 跨境支付与清算 | cross-border payment and clearing
`);

const scholars = tableOf(`
  86 | 吴庆生 | Wu Qingsheng | 教授 | Professor | 明德大学 | Mingde University | 区域协调发展 | balanced regional development
  86 | 伍令泽 | Wu Lingze | 所长 | Director | 东篱经济研究所 | Dongli Institute of Economics | 公共财政与税收 | public finance and taxation
  86 | 夏海清 | Xia Haiqing | 公共卫生学院院长 | Dean, School of Public Health | 梧桐医学院 | Wutong Medical College | 传染病早期预警 | the early warning of infectious disease
  86 | 项秉文 | Xiang Bingwen | 教授 | Professor | 崇文大学 | Chongwen University | 国际贸易规则 | the rules of international trade
  86 | 辛兆廷 | Xin Zhaoting | 研究员 | Research Fellow | 明理研究院 | Mingli Institute | 收入分配与社会流动 | income distribution and social mobility
  86 | 邢丽华 | Xing Lihua | 教授 | Professor | 南溟大学 | Nanming University | 海洋生态与蓝色经济 | marine ecology and the blue economy
  86 | 熊继旺 | Xiong Jiwang | 副院长 | Vice President | 天枢智能研究中心 | Tianshu Centre for Machine Intelligence | 人工智能安全评测 | the safety testing of artificial intelligence
  86 | 徐燕如 | Xu Yanru | 教授 | Professor | 明德大学 | Mingde University | 儿童早期发展 | early childhood development
  86 | 薛林池 | Xue Linchi | 建筑学院院长 | Dean, School of Architecture | 望江理工大学 | Wangjiang University of Technology | 历史城区保护与更新 | the conservation and renewal of historic quarters
  86 | 杨树业 | Yang Shuye | 教授 | Professor | 朔方农业大学 | Shuofang Agricultural University | 旱区农业与土壤健康 | dryland farming and soil health
  86 | 姚志金 | Yao Zhijin | 首席研究员 | Principal Fellow | 长策智库 | Changce Think Tank | 全球产业链布局 | the geography of global supply chains
  86 | 易云成 | Yi Yuncheng | 教授 | Professor | 望江理工大学 | Wangjiang University of Technology | 智能电网与电力市场 | smart grids and electricity markets
  86 | 殷晓红 | Yin Xiaohong | 副所长 | Deputy Director | 劳动与社会研究所 | Institute for Labour and Society | 人口变化与劳动力市场 | demographic change and labour markets
  86 | 尹绪恒 | Yin Xuheng | 教授 | Professor | 崇文大学 | Chongwen University | 货币政策与金融稳定 | monetary policy and financial stability
  86 | 应思成 | Ying Sicheng | 研究员 | Research Fellow | 清源水资源研究院 | Qingyuan Institute of Water Resources | 流域综合治理 | integrated river-basin management
  86 | 尤玲嘉 | You Lingjia | 教授 | Professor | 南溟大学 | Nanming University | 气候政策与碳核算 | climate policy and carbon accounting
  86 | 于旺志 | Yu Wangzhi | 研究员 | Research Fellow | 山野乡村发展中心 | Shanye Centre for Rural Development | 农村土地与合作组织 | rural land and co-operatives
  86 | 余燕青 | Yu Yanqing | 教授 | Professor | 明德大学 | Mingde University | 数字经济与平台治理 | the digital economy and platform governance
  86 | 俞清月 | Yu Qingyue | 教授 | Professor | 梧桐医学院 | Wutong Medical College | 认知健康与失智症照护 | cognitive health and dementia care
  86 | 喻景明 | Yu Jingming | 副校长 | Vice President | 朔方农业大学 | Shuofang Agricultural University | 粮食安全与营养 | food security and nutrition
  86 | 虞德昌 | Yu Dechang | 教授 | Professor | 崇文大学 | Chongwen University | 国际法与争端解决 | international law and the settlement of disputes
  86 | 袁松年 | Yuan Songnian | 研究员 | Research Fellow | 丝路文明博物馆 | Museum of Silk Road Civilisations | 古代交通与文明交流 | ancient routes and exchanges among civilisations
`);

const officials = tableOf(`
  86 | 岳成贤 | Yue Chengxian | 市长 | Mayor | 锦渡市人民政府 | Jindu Municipal People’s Government | 老工业城市转型 | the transformation of old industrial cities
  86 | 曾玉怀 | Zeng Yuhuai | 副市长 | Vice Mayor | 沧浦市人民政府 | Cangpu Municipal People’s Government | 城市公共交通 | urban public transport
  86 | 詹炳谦 | Zhan Bingqian | 主任 | Director | 江澜省发展规划办公室 | Jianglan Provincial Office of Development Planning | 产业布局与区域协调 | industrial location and balanced regional growth
  86 | 张旭平 | Zhang Xuping | 局长 | Director | 江澜省生态环境厅 | Jianglan Provincial Department of Ecology and Environment | 流域生态补偿 | ecological compensation in river basins
  86 | 章令伟 | Zhang Lingwei | 主任 | Director | 岚港自由贸易区管理委员会 | Langang Free Trade Zone Administration | 贸易便利化 | trade facilitation
  86 | 赵卫平 | Zhao Weiping | 副主任 | Deputy Director | 全球发展高层论坛组委会 | Organising Committee of the High-Level Forum on Global Development | 多边发展对话 | multilateral dialogue on development
  86 | 郑文海 | Zheng Wenhai | 市长 | Mayor | 云泽市人民政府 | Yunze Municipal People’s Government | 湖泊治理与绿色产业 | lake restoration and green industry
  86 | 周晓斌 | Zhou Xiaobin | 局长 | Director | 沧浦市数据管理局 | Cangpu Municipal Bureau of Data | 公共数据开放 | the opening of public data
  86 | 朱红霞 | Zhu Hongxia | 区长 | District Governor | 锦渡市临河区人民政府 | Linhe District People’s Government, Jindu | 社区治理与养老服务 | community governance and care for older people
  86 | 祝云奎 | Zhu Yunkui | 主任 | Director | 江澜省人才交流中心 | Jianglan Provincial Centre for Talent Exchange | 职业技能与人才流动 | vocational skills and the mobility of talent
  86 | 庄建南 | Zhuang Jiannan | 副市长 | Vice Mayor | 岚港市人民政府 | Langang Municipal People’s Government | 海洋经济与港口开放 | the marine economy and port opening
  86 | 卓静兰 | Zhuo Jinglan | 主任 | Director | 云泽市文化交流办公室 | Yunze Municipal Office of Cultural Exchange | 城市间文化交流 | cultural exchange among cities
`);

const society = tableOf(`
  86 | 邹泉生 | Zou Quansheng | 秘书长 | Secretary-General | 江海慈善基金会 | Jianghai Philanthropic Foundation | 乡村卫生室建设 | village clinics
  86 | 左丽娟 | Zuo Lijuan | 理事长 | President | 绿洲志愿者联合会 | Lyuzhou Federation of Volunteers | 荒漠化防治 | the fight against desertification
  86 | 鄂云起 | E Yunqi | 会长 | President | 草原文化促进会 | Association for Grassland Culture | 游牧文化保护 | the preservation of pastoral culture
  86 | 高若君 | Gao Ruojun | 执行会长 | Executive President | 同行女企业家协会 | Tongxing Association of Women Entrepreneurs | 女性创业支持 | support for women in business
  86 | 金哲 | Jin Zhe | 秘书长 | Secretary-General | 南方发展知识网络 | Southern Development Knowledge Network | 发展经验交流 | the exchange of development experience
  86 | 李彦堂 | Li Yantang | 院长 | President | 澄心艺术研究院 | Chengxin Academy of Arts | 非物质文化遗产传承 | the transmission of living heritage
  86 | 马志霞 | Ma Zhixia | 创始人 | Founder | 星火图书馆计划 | Xinghuo Library Project | 乡村儿童阅读 | reading among rural children
  86 | 王怀秀 | Wang Huaixiu | 副会长 | Vice President | 环海工商联合会 | Huanhai Federation of Industry and Commerce | 中小企业国际合作 | the international co-operation of smaller firms
`);

export const chineseInstitutions = [
  ...delegatesOf('finance', finance, 38),
  ...delegatesOf('scholar', scholars, 52),
  ...delegatesOf('official', officials, 74),
  ...delegatesOf('society', society, 86),
];
