import { delegatesFrom } from '../delegate.ts';

/** Those who hold a post below the head of a bank, a company or an association. */
export const executives = delegatesFrom(`
  程立新 | Cheng Lixin
  Mr | 1974-03-12 | +86 | social
  首席经济学家 | Chief Economist | Hongzheng Securities
  研究宏观经济与资产定价，连续11年撰写季度展望，曾任职于两家国际金融机构。
  Mr Cheng works on the macroeconomy and asset pricing and has written a quarterly outlook for 11 years. He served earlier at two international financial institutions.

  孔绪彦 | Kong Xuyan
  Mr | 1966-05-07 | +86 | social
  副行长 | Executive Vice President | Changhe Development Bank
  分管基础设施项目融资，经手公路、港口与输电项目银团贷款70余笔。
  Mr Kong is in charge of project finance for infrastructure and has arranged more than 70 syndicated loans for roads, ports and power lines.

  阿道比·奥比亚科尔 | Adaobi Obiakor
  Ms | 1971-02-09 | +234 | assistant
  首席投资官 | Chief Investment Officer | Gulf of Guinea Pension Fund
  特许金融分析师，主持首批养老金投资收费公路与粮仓的项目。
  Ms Obiakor is a chartered financial analyst who directed the first pension investments in toll roads and grain stores.

  海托尔·瓦拉当 | Heitor Valadão
  Mr | 1974-07-13 | +55 | social
  合伙人 | Partner | Iguara Capital
  林业工程师，负责生物多样性基金，投资原生树种育苗与蜂产品企业。
  Mr Valadão is a forest engineer in charge of a biodiversity fund that invests in nurseries of native trees and in honey.

  舒令文 | Shu Lingwen
  Mr | 1965-12-24 | +86 | privacy
  首席投资官 | Chief Investment Officer | Chuntan Pension Fund
  从事债券投资27年，主持养老金长期资产配置模型的编制。
  Mr Shu has invested in bonds for 27 years and directs the model by which the Fund allocates its assets in the long term.

  谭秀岩 | Tan Xiuyan
  Ms | 1968-05-26 | +86 | social
  首席经济学家 | Chief Economist | Tuoling Securities
  研究大宗商品周期，编制沿海干散货价格指数，在财经院校兼任客座教授。
  Ms Tan studies commodity cycles and compiles an index of coastal dry-bulk prices. She is visiting professor at a school of finance.

  维克拉姆·谢诺利卡尔 | Vikram Shenolikar
  Dr | 1971-03-01 | +91 | social
  首席经济学家 | Chief Economist | Deccan Union Bank
  研究新兴市场利率与汇率，曾在中央银行研究部工作10年。
  Dr Shenolikar studies interest and exchange rates in emerging markets and spent ten years in the research department of a central bank.

  高森千寻 | Chihiro Takamori | 高森 | Takamori
  Ms | 1966-08-02 | +81 | social
  执行董事 | Executive Director | Aomine Trust Bank
  负责养老资产信托业务，为认知障碍老人设计财产托管合同。
  Ms Takamori is in charge of trusts for retirement and designed a contract for the care of the property of people with dementia.

  乌尔斯·凯勒哈尔斯 | Urs Kellerhals
  Mr | 1967-10-18 | +41 | social
  董事 | Member of the Board | Zehnthal Re
  冰川学博士、再保险精算师，主持山区洪水与泥石流风险模型。
  Mr Kellerhals holds a doctorate in glaciology and is a reinsurance actuary. He directs models of flood and debris-flow risk in mountain regions.

  童毅坚 | Tong Yijian
  Mr | 1973-03-30 | +86 | assistant
  首席风险官 | Chief Risk Officer | Hongzheng Securities
  统计学博士，主持企业气候风险压力测试方法的编制。
  Mr Tong holds a doctorate in statistics and developed the firm’s stress tests for climate risk.

  蒂埃里·克莱芒松 | Thierry Clémençon
  Mr | 1962-03-20 | +32 | assistant
  副行长 | Executive Vice President | Continental Investment Bank
  从事公共部门债券发行25年，主持绿色债券资金用途核查。
  Mr Clémençon has issued public-sector bonds for 25 years and directs the verification of how the proceeds of green bonds are used.

  卫清河 | Wei Qinghe
  Mr | 1964-02-01 | +86 | social
  副总裁 | Vice President | Huijie Payments
  银行清算系统出身，负责与境外清算机构的系统对接。
  Mr Wei comes from interbank clearing and is in charge of links with clearing houses abroad.

  邹泉生 | Zou Quansheng
  Mr | 1966-06-19 | +86 | privacy
  秘书长 | Secretary-General | Jianghai Philanthropic Foundation
  曾任县医院院长，负责乡村卫生室项目的选址与验收。
  Mr Zou was director of a county hospital and is in charge of choosing and inspecting the sites of village clinics.

  金哲 | Jin Zhe
  Mr | 1969-04-23 | +86 | social
  副总干事 | Deputy Director-General | Southern Development Knowledge Network
  负责案例库编审与培训，编辑团队分布于5个国家。
  Mr Jin is responsible for the editing of the case library and for training, with editors in five countries.

  王怀秀 | Wang Huaixiu
  Ms | 1963-12-10 | +86 | social
  副会长 | Vice President | Huanhai Federation of Industry and Commerce
  经营食品机械企业25年，主管中小企业涉外法律服务。
  Ms Wang has run a food machinery company for 25 years and is responsible for legal advice to smaller firms on business abroad.

  岑志柏 | Cen Zhibai
  Mr | 1976-10-04 | +86 | social
  首席技术官 | Chief Technology Officer | Ruimu Intelligent Technology
  机器视觉工程师，研制钢板与织物表面缺陷检测系统。
  Mr Cen is a machine-vision engineer who developed systems that find flaws in steel plate and cloth.

  萨勒玛·泽鲁阿利 | Salma Zerouali
  Ms | 1972-08-17 | +212 | privacy
  首席运营官 | Chief Operating Officer | Atlas Verde Energy
  热力工程师，主持光热电站熔盐储热系统运行。
  Ms Zerouali is a thermal engineer who runs the molten-salt storage of a concentrated solar power plant.

  丁旭川 | Ding Xuchuan
  Mr | 1972-08-07 | +86 | social
  总工程师 | Chief Engineer | Shuoyuan Power Transmission
  高电压专家，参与设计特高压换流变压器，现场调试变电站22座。
  Mr Ding is a specialist in high voltage who helped to design converter transformers and commissioned 22 substations.

  弗洛伦西亚·加利诺 | Florencia Gallino
  Dr | 1970-09-06 | +54 | social
  首席技术官 | Chief Technology Officer | Pampa Biotech
  微生物学家，研制以本地真菌为原料的生物农药，用于大豆与葡萄。
  Dr Gallino is a microbiologist who developed crop protection from local fungi for soya and vines.

  葛兆业 | Ge Zhaoye
  Mr | 1977-06-11 | +86 | social
  副总裁 | Vice President | Yuanxiu New Energy
  储能系统工程师，负责电网侧储能电站建设，已投运18座。
  Mr Ge is a storage engineer in charge of grid-scale stations, 18 of which are in operation.

  胡玲怡 | Hu Lingyi
  Ms | 1974-09-16 | +86 | social
  首席可持续发展官 | Chief Sustainability Officer | Fengtao Home
  建筑材料专业背景，主持瓷砖薄型化与窑炉余热利用。
  Ms Hu trained in building materials and directs work on thinner tiles and the use of heat from the kilns.

  简永南 | Jian Yongnan
  Mr | 1971-05-05 | +86 | privacy
  首席运营官 | Chief Operating Officer | Hongdu Cold Chain
  制冷工程师，管理冷库64座，主持疫苗与果蔬混运温控标准的制定。
  Mr Jian is a refrigeration engineer with 64 cold stores in his care. He drew up rules for carrying vaccines and fresh produce at different temperatures.

  柯一宁 | Ke Yining
  Mr | 1973-10-06 | +86 | social
  首席技术官 | Chief Technology Officer | Lishi Semiconductor
  半导体工艺专家，主持8英寸碳化硅晶圆产线调试。
  Mr Ke is a specialist in semiconductor processes who brought a line for eight-inch silicon-carbide wafers into operation.

  鲜于瑞河 | Seonu Seo-ha | 鲜于 | Seonu
  Mr | 1968-08-19 | +82 | social
  副社长 | Executive Vice President | Cheonggang Shipbuilding
  船舶动力工程师，主持氨燃料发动机的船级社认证。
  Mr Seonu is a marine propulsion engineer who obtained class approval for an ammonia engine.

  杰德·卡兰德 | Jed Callander
  Mr | 1977-11-24 | +61 | social
  首席可持续发展官 | Chief Sustainability Officer | Wattle Ridge Resources
  环境科学家，与当地原住民土地所有者共同制定遗址保护方案。
  Mr Callander is an environmental scientist. With the traditional owners of the land he drew up a plan to protect its heritage sites.

  聂海涛 | Nie Haitao
  Mr | 1975-01-30 | +86 | social
  首席技术官 | Chief Technology Officer | Yuanxu Software
  操作系统内核开发者，维护开源文件系统项目15年。
  Mr Nie is a kernel developer who has maintained an open-source file system for 15 years.

  任长庚 | Ren Changgeng
  Dr | 1966-12-04 | +86 | social
  首席科学家 | Chief Scientist | Qingzhou Solar
  半导体物理学家，研究钙钛矿叠层电池，团队多次刷新转换效率纪录。
  Dr Ren is a semiconductor physicist who works on perovskite tandem cells; his team has set several records of efficiency.

  施云婷 | Shi Yunting
  Ms | 1975-02-19 | +86 | assistant
  国际业务总裁 | President, International Business | Xingchuan Motors
  负责电动客车海外组装与售后网络，曾常驻海外11年。
  Ms Shi is in charge of assembly abroad and of the service network for electric buses. She lived abroad for 11 years.
`);
