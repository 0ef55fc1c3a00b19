import { organisationsFrom } from '../organisation.ts';

export const society = organisationsFrom(`
  南方发展知识网络 | Southern Development Knowledge Network
  南方发展知识网络连接40个国家的规划部门、大学与农技站，以5种语言编辑发展案例。
  The Southern Development Knowledge Network links planning offices, universities and farm stations in 40 countries and edits cases of development in five languages.

  环海工商联合会 | Huanhai Federation of Industry and Commerce
  环海工商联合会有会员企业3.1万家，提供法律、标准与出口市场咨询。
  The Huanhai Federation of Industry and Commerce has 31,000 member firms, which it advises on law, standards and export markets.

  绿洲志愿者联合会 | Lyuzhou Federation of Volunteers
  绿洲志愿者联合会由北方沙区的38个植树团体组成，每年春季招募志愿者约9000名。
  The Lyuzhou Federation of Volunteers unites 38 tree-planting groups on the northern sands and enlists some 9,000 volunteers each spring.

  草原文化促进会 | Association for Grassland Culture
  草原文化促进会从事草原音乐、服饰与骑射技艺的记录与传授，在12个旗县设有传习点。
  The Association for Grassland Culture records and teaches the music, dress and horsemanship of the grasslands at 12 local centres.

  同行女企业家协会 | Tongxing Association of Women Entrepreneurs
  同行女企业家协会有会员4100名，多数经营员工不足50人的企业。
  The Tongxing Association of Women Entrepreneurs has 4,100 members, most of whom run firms with fewer than 50 staff.

  星火图书馆计划 | Xinghuo Library Project
  星火图书馆计划在乡村小学和集市旁设立图书室，由退休教师与返乡青年管理。
  The Xinghuo Library Project opens libraries beside village schools and markets; retired teachers and young people who have come home look after them.

  北方海洋数据信托 | Northern Seas Data Trust
  北方海洋数据信托汇集渔船、港口与浮标数据，理事会中渔民、港口与科研机构各占三分之一席位。
  The Northern Seas Data Trust gathers data from boats, ports and buoys. Fishers, ports and researchers each hold a third of the seats on its board.

  宫下长寿社会研究基金会 | Miyashita Foundation for Ageing Research
  宫下长寿社会研究基金会成立于1988年，资助老年住房、交通与护理研究，每年评选社区实践奖。
  The Miyashita Foundation for Ageing Research was established in 1988. It supports studies of housing, transport and care for older people and awards an annual prize for community work.

  国际初级保健联盟 | International Alliance for Primary Care
  国际初级保健联盟有68个国家的家庭医生组织参加，秘书处设于一所乡村医院旁。
  The International Alliance for Primary Care unites associations of family doctors from 68 countries; its secretariat stands beside a country hospital.

  百所学校倡议 | Hundred Schools Initiative
  百所学校倡议在萨赫勒地区建设中学与女生宿舍，校餐所用粮食全部在本地收购。
  The Hundred Schools Initiative builds secondary schools and girls’ boarding houses in the Sahel and buys all the grain for their meals locally.

  乡村清水协会 | Clean Water for Villages
  乡村清水协会在东非打井、修泵并检测水质，每口井由村委员会共同管理。
  Clean Water for Villages sinks wells, repairs pumps and tests water in East Africa; each well is in the care of a village committee.

  西非青年技能网络 | West African Youth Skills Network
  西非青年技能网络汇集210所技工学校与行会，统一学徒证书。
  The West African Youth Skills Network brings together 210 trade schools and guilds with a common certificate for apprentices.

  咖啡合作社联合会 | Federation of Coffee Co-operatives
  咖啡合作社联合会代表6.3万户山地种植者，设有品质实验室和价格稳定基金。
  The Federation of Coffee Co-operatives represents 63,000 mountain growers and keeps a tasting laboratory and a fund against falling prices.

  加勒比灾害保险联盟 | Caribbean Alliance for Disaster Cover
  加勒比灾害保险联盟为19个岛屿经济体提供飓风、地震与暴雨共保。
  The Caribbean Alliance for Disaster Cover insures 19 island economies jointly against hurricanes, earthquakes and heavy rain.

  阿拉伯女工程师联盟 | League of Arab Women Engineers
  阿拉伯女工程师联盟在14个国家设有分会，颁发青年工程师奖学金。
  The League of Arab Women Engineers has chapters in 14 countries and awards scholarships to young engineers.

  乡村太阳能学校 | Solar Village School
  乡村太阳能学校面向未受过正规教育的农村妇女，以图示与实物教授光伏安装维修。
  The Solar Village School teaches village women without formal schooling to install and repair solar equipment, by pictures and by hand.

  珊瑚三角守护者 | Coral Triangle Guardians
  珊瑚三角守护者与220个渔村合作，开展珊瑚移植、巡护与渔获登记。
  Coral Triangle Guardians works with 220 fishing villages to transplant coral, patrol reefs and record catches.

  北欧和平发展对话会 | Nordic Dialogue on Peace and Development
  北欧和平发展对话会每年在湖畔举行一次圆桌会议，讨论战后重建与地方经济。
  The Nordic Dialogue on Peace and Development holds a round table by a lake every year on reconstruction and local economies after conflict.

  国际标准互认协会 | International Association for the Mutual Recognition of Standards
  国际标准互认协会由54家检测与认证机构组成，编制结果互认目录。
  The International Association for the Mutual Recognition of Standards consists of 54 testing and certification bodies and compiles a register of results that all accept.

  高加索遗产工作室 | Caucasus Heritage Studio
  高加索遗产工作室从事石构建筑测绘与修复，并培训当地石匠。
  The Caucasus Heritage Studio surveys and restores buildings of stone and trains local masons.

  欧亚货运理事会 | Eurasian Freight Council
  欧亚货运理事会有26家铁路、公路与保险企业参加，编制联运单据范本。
  The Eurasian Freight Council unites 26 railway, road and insurance companies and draws up model documents for combined transport.

  雨林生计联盟 | Rainforest Livelihoods Alliance
  雨林生计联盟帮助林区社区采集和销售可可、坚果与油脂，收入按采集量分配。
  The Rainforest Livelihoods Alliance helps forest communities to gather and sell cocoa, nuts and oils and shares the proceeds by what each has gathered.
`);
