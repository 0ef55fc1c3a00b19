import { tableOf } from './table.ts';

export const blueRows = tableOf(`
  86 | Ms | 安彤 | An Tong | 合作总监 | Director of Partnerships | 云磐数据 | Yunpan Data | 会议云服务 | the Forum’s cloud services
  86 | Mr | 毕兆青 | Bi Zhaoqing | 公共事务副总裁 | Vice President, Public Affairs | 远岫新能源 | Yuanxiu New Energy | 会场绿色用电 | green electricity for the venues
  86 | Ms | 柴一楠 | Chai Yinan | 品牌总监 | Brand Director | 清岩矿泉 | Qingyan Springs | 会议用水与减塑 | drinking water and less plastic
  86 | Mr | 池云洲 | Chi Yunzhou | 社会责任总监 | Director of Social Responsibility | 行川汽车 | Xingchuan Motors | 代表用车电动化 | electric cars for delegates
  86 | Ms | 楚怀英 | Chu Huaiying | 总经理 | General Manager | 茗岫茶业 | Mingxiu Tea | 茶文化交流 | exchanges on tea culture
  86 | Mr | 单青川 | Shan Qingchuan | 副总裁 | Vice President | 安衡保险 | Anheng Insurance | 会议综合保险 | comprehensive insurance
  86 | Ms | 窦文宁 | Dou Wenning | 公益项目总监 | Director of Public Programmes | 江海慈善基金会 | Jianghai Philanthropic Foundation | 青年代表资助 | grants for young participants
  86 | Mr | 费俊 | Fei Jun | 传播总监 | Director of Communications | 青简出版集团 | Qingjian Publishing Group | 论坛报告出版 | the publication of Forum reports
  86 | Ms | 甘玉兰 | Gan Yulan | 副行长 | Executive Vice President | 汇岚银行 | Huilan Bank | 代表金融服务 | banking services for delegates
  86 | Mr | 古晓波 | Gu Xiaobo | 航线总监 | Director of Routes | 航苇航空 | Hangwei Aviation | 低碳出行安排 | low-carbon travel
  86 | Mr | 关鹏 | Guan Peng | 技术总监 | Technical Director | 元序软件 | Yuanxu Software | 会议信息系统建设 | the Forum’s information systems
  86 | Ms | 桂芳 | Gui Fang | 项目总监 | Programme Director | 春潭养老基金 | Chuntan Pension Fund | 长寿社会研究资助 | grants for research on ageing
  86 | Ms | 花静宁 | Hua Jingning | 艺术总监 | Artistic Director | 云岫艺术中心 | Yunxiu Arts Centre | 文化之夜演出 | the Evening of Culture
  86 | Ms | 计秀文 | Ji Xiuwen | 总经理助理 | Assistant General Manager | 玉澄国宾馆 | Yucheng State Guesthouse | 会议厅与住宿服务 | the halls and accommodation
  46 | Mr | 比约恩·埃克斯特兰德 | Björn Ekstrand | 合作总监 | Director of Partnerships | 子午电网 | Meridian Grid | 能源数据展示 | the display of energy data
  49 | Ms | 克里斯蒂娜·哈夫曼斯 | Christina Haffmanns | 政府关系主管 | Head of Government Relations | 诺德港工业 | Nordhaven Industrie | 港口技术展示 | the display of port technology
  44 | Mr | 爱德华·帕尔米特 | Edward Palmitter | 合伙人 | Partner | 帕尔米特咨询 | Palmitter Advisory | 论坛背景研究 | background research
  33 | Ms | 克洛伊·马兰热 | Chloé Malinge | 赞助与艺术主管 | Head of Patronage and the Arts | 法贝瓦尔公司 | Faberval & Cie | 文化项目赞助 | patronage of cultural programmes
  81 | Ms | 浅川美月 | Mizuki Asakawa | 企划部部长 | Head of Planning | 浅本精密 | Asamoto Precision | 技能培训合作 | co-operation on skills training | 浅川 | Asakawa
  65 | Mr | 杰米·洛索普 | Jamie Lowthorpe | 区域总监 | Regional Director | 赤道资产 | Equator Assets | 转型金融研讨 | seminars on transition finance
  971 | Mr | 哈立德·祖拜里 | Khalid Al-Zubairi | 投资促进主管 | Head of Investment Promotion | 新月湾投资局 | Crescent Bay Investment Authority | 联合创新基金 | joint funds for innovation
  91 | Mr | 马尼什·戈德博莱 | Manish Godbole | 对外关系主管 | Head of External Relations | 韦拉扬卡尔工业 | Velayankar Industries | 职业教育资助 | support for vocational education
  27 | Ms | 诺姆萨·马特布拉 | Nomsa Mathebula | 可持续发展主管 | Head of Sustainability | 高原矿业转型集团 | Highveld Transition Minerals | 矿区社区项目 | projects in mining communities
  55 | Mr | 拉斐尔·佩萨尼亚 | Rafael Peçanha | 合作经理 | Partnerships Manager | 南十字农业 | Cruzeiro Agro | 粮食安全对话 | the dialogue on food security
  1 | Ms | 特雷莎·穆尔菲尔德 | Theresa Moorfield | 项目主任 | Programme Director | 奇尔弗斯利基金会 | Chilversley Foundation | 青年学者交流 | exchanges among young scholars
`);

export const greenRows = tableOf(`
  86 | Mr | 季卫民 | Ji Weimin | 总编辑 | Editor-in-Chief | 远见日报 | Yuanjian Daily | 国际发展议题 | international development
  86 | Ms | 焦若宁 | Jiao Ruoning | 首席记者 | Chief Reporter | 远见日报 | Yuanjian Daily | 能源与气候 | energy and the climate
  86 | Mr | 靳凯 | Jin Kai | 摄影记者 | Photographer | 远见日报 | Yuanjian Daily | 国际会议纪实 | international meetings
  86 | Ms | 景淑彤 | Jing Shutong | 主持人 | Presenter | 环海电视台 | Huanhai Television | 财经动态 | business and economics
  86 | Mr | 蒯毅 | Kuai Yi | 编导 | Producer | 环海电视台 | Huanhai Television | 城市与乡村变迁 | change in town and country
  86 | Ms | 兰雅 | Lan Ya | 记者 | Correspondent | 青鸟通讯社 | Qingniao News Agency | 多边外交 | multilateral diplomacy
  86 | Mr | 乐志秋 | Yue Zhiqiu | 评论员 | Commentator | 长风财经 | Changfeng Business News | 宏观经济 | the macroeconomy
  86 | Mr | 冷雪松 | Leng Xuesong | 科技记者 | Science Reporter | 长风财经 | Changfeng Business News | 人工智能与产业 | artificial intelligence and industry
  86 | Ms | 娄清婉 | Lou Qingwan | 音频编辑 | Audio Editor | 听见电台 | Tingjian Radio | 养老与健康 | ageing and health
  86 | Mr | 骆景恒 | Luo Jingheng | 新媒体主编 | Digital Editor | 青鸟通讯社 | Qingniao News Agency | 城市生活与公共数据 | city life and public data
  44 | Ms | 哈丽雅特·戈斯林 | Harriet Gosling | 外交记者 | Diplomatic Correspondent | 舰队巷纪事 | Fleet Lane Chronicle | 全球治理 | global governance
  33 | Mr | 巴斯蒂安·鲁费 | Bastien Rouffet | 驻亚洲记者 | Asia Correspondent | 塞纳晨报 | Le Matin de Seine | 贸易与产业政策 | trade and industrial policy
  49 | Ms | 莱奥妮·布赫霍尔茨 | Leonie Buchholz | 编辑 | Editor | 汉萨经济周报 | Hanseatisches Wirtschaftsblatt | 制造业转型 | change in manufacturing
  81 | Mr | 三云直人 | Naoto Mikumo | 北京分社长 | Beijing Bureau Chief | 澪海新闻 | Miumi Shimbun | 亚洲经济 | the economies of Asia | 三云 | Mikumo
  82 | Ms | 明知宥 | Myeong Ji-yu | 记者 | Reporter | 松风时报 | Solbaram Journal | 电池与汽车产业 | the battery and motor industries | 明 | Myeong
  91 | Ms | 卡维塔·马尔谢 | Kavita Malshe | 高级编辑 | Senior Editor | 南亚商报 | South Asia Ledger | 数字公共产品 | digital public goods
  254 | Mr | 奥蒂埃诺·奥凯洛 | Otieno Okelo | 电视记者 | Television Reporter | 稀树草原广播 | Savanna Broadcasting | 非洲互联互通 | connectivity in Africa
  55 | Ms | 露安娜·塔沃拉 | Luana Távora | 特派记者 | Special Correspondent | 南方杂志 | Revista Meridional | 森林与粮食 | forests and food
  962 | Ms | 萨娜·卡塔乌纳 | Sana Qatawneh | 主播 | News Presenter | 新月卫视 | Hilal Satellite Channel | 中东经济多元化 | economic diversification in the Middle East
  1 | Mr | 本杰明·考德雷 | Benjamin Cowdrey | 专栏作家 | Columnist | 五湖评论 | Five Lakes Review | 技术与社会 | technology and society
`);

export const greyRows = tableOf(`
  86 | Ms | 蓝静 | Lan Jing | 嘉宾联络官 | Delegates’ Liaison Officer | 论坛组委会秘书处 | Forum Secretariat | 多位代表的日程与名片往来 | the schedules and cards of several delegates
  86 | Ms | 米志瑶 | Mi Zhiyao | 嘉宾联络官 | Delegates’ Liaison Officer | 论坛组委会秘书处 | Forum Secretariat | 企业代表联络 | liaison with business delegates
  86 | Mr | 牟健 | Mou Jian | 嘉宾联络官 | Delegates’ Liaison Officer | 论坛组委会秘书处 | Forum Secretariat | 学术代表联络 | liaison with academic delegates
  86 | Ms | 农玉宁 | Nong Yuning | 嘉宾联络官 | Delegates’ Liaison Officer | 论坛组委会秘书处 | Forum Secretariat | 地方代表联络 | liaison with delegates of cities and provinces
  86 | Mr | 区文俊 | Ou Wenjun | 行政助理 | Executive Assistant | 砺石半导体 | Lishi Semiconductor | 首席执行官的会务联络 | the Chief Executive Officer’s arrangements
  221 | Mr | 伊布拉希马·迪亚里索 | Ibrahima Diarisso | 私人秘书 | Private Secretary | 巴库梅共和国发展规划部 | Ministry of Development Planning, Republic of Bakoumé | 部长的日程与联络 | the Minister’s programme and correspondence
  506 | Ms | 伊内丝·索拉诺 | Inés Solano | 秘书长助理 | Assistant to the Secretary-General | 两洋发展组织 | Inter-Oceanic Development Organisation | 秘书长的会晤安排 | the Secretary-General’s meetings
  91 | Mr | 苏雷什·帕特卡尔 | Suresh Patkar | 行政助理 | Executive Assistant | 韦拉扬卡尔工业 | Velayankar Industries | 董事长的会务联络 | the Chair’s arrangements
  44 | Ms | 菲奥娜·布雷斯韦特 | Fiona Braithwaite | 国际联络官 | International Liaison Officer | 论坛组委会秘书处 | Forum Secretariat | 国际代表联络 | liaison with international delegates
  65 | Ms | 陈嘉敏 | Tan Kah Min | 国际联络官 | International Liaison Officer | 论坛组委会秘书处 | Forum Secretariat | 国际代表的会见安排 | the meetings of international delegates | 陈 | Tan
  251 | Ms | 塞拉姆·格布雷 | Selam Gebre | 国际联络官 | International Liaison Officer | 论坛组委会秘书处 | Forum Secretariat | 国际代表的名片往来 | the cards and correspondence of international delegates
  86 | Mr | 孟一舟 | Meng Yizhou | 值班负责人 | Duty Officer | 论坛组委会秘书处 | Forum Secretariat | 会议运行与应急协调 | daily operations and urgent matters
  86 | Ms | 平妍 | Ping Yan | 同声传译员 | Conference Interpreter | 论坛语言服务处 | Forum Language Service | 中英同声传译 | simultaneous interpretation between Chinese and English
  86 | Mr | 戚海洋 | Qi Haiyang | 同声传译员 | Conference Interpreter | 论坛语言服务处 | Forum Language Service | 中法同声传译 | simultaneous interpretation between Chinese and French
  86 | Ms | 瞿清昭 | Qu Qingzhao | 同声传译员 | Conference Interpreter | 论坛语言服务处 | Forum Language Service | 中俄同声传译 | simultaneous interpretation between Chinese and Russian
  86 | Mr | 冉益群 | Ran Yiqun | 笔译审校 | Translator and Reviser | 论坛语言服务处 | Forum Language Service | 论坛文件译审 | the revision of Forum documents
  86 | Dr | 芮敬和 | Rui Jinghe | 值班医师 | Duty Physician | 论坛医疗保障组 | Forum Medical Team | 会场医疗保障 | medical care at the venues
  86 | Ms | 桑若瑜 | Sang Ruoyu | 护士长 | Head Nurse | 论坛医疗保障组 | Forum Medical Team | 医务室值守 | the first-aid room
  86 | Mr | 盛斌 | Sheng Bin | 技术主管 | Technical Manager | 论坛技术保障组 | Forum Technical Team | 音视频与网络保障 | sound, video and the network
  86 | Ms | 司晓玉 | Si Xiaoyu | 会议厅主管 | Hall Manager | 论坛会务组 | Forum Conference Services | 和合厅会务 | the management of Hehe Hall
  86 | Ms | 粟智妍 | Su Zhiyan | 礼宾官 | Protocol Officer | 论坛礼宾组 | Forum Protocol | 贵宾迎送 | the reception of guests of honour
  86 | Mr | 邬建华 | Wu Jianhua | 交通主管 | Transport Manager | 论坛会务组 | Forum Conference Services | 代表用车调度 | delegates’ cars
  86 | Mr | 尚庆年 | Shang Qingnian | 证件主管 | Accreditation Manager | 论坛组委会秘书处 | Forum Secretariat | 证件制作与核验 | badges and accreditation
  86 | Ms | 晏秋萍 | Yan Qiuping | 文件主管 | Documents Manager | 论坛会务组 | Forum Conference Services | 会议文件分发 | the distribution of documents
  86 | Mr | 臧一恒 | Zang Yiheng | 志愿者领队 | Leader of Volunteers | 论坛志愿者服务队 | Forum Volunteers | 志愿者服务 | the work of the volunteers
`);
