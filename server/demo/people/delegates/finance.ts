import { delegatesFrom } from '../delegate.ts';

/** Chairs and chief executives of banks, insurers and funds. */
export const headsOfFinance = delegatesFrom(`
  魏成宇 | Wei Chengyu
  Mr | 1968-04-30 | +86 | privacy
  总裁 | President | Jingze Asset Management
  从事基础设施与养老金投资22年，管理资产逾4000亿元。
  Mr Wei has worked in infrastructure and pension investment for 22 years and has over 400 billion yuan under management.

  孟慧敏 | Meng Huimin
  Ms | 1964-10-12 | +86 | social
  董事长 | Chair | Anheng Insurance
  精算师出身，主持设计农业巨灾指数保险。现任行业精算标准委员会委员。
  Ms Meng is an actuary who designed the company’s index insurance for agricultural disasters. She sits on the industry’s committee for actuarial standards.

  范宇宁 | Fan Yuning
  Mr | 1981-06-06 | +86 | social
  首席执行官 | Chief Executive Officer | Huijie Payments
  支付清算技术专家，主持建设支持9种语言的跨境小额收款平台。
  Mr Fan is a specialist in payment technology who built a platform for small cross-border receipts in nine languages.

  董喜和 | Dong Xihe
  Mr | 1956-05-05 | +86 | social
  理事长 | Chair of the Board | Chuntan Pension Fund
  社会保障专家，曾参与养老基金投资管理办法的起草，在基金工作17年。
  Mr Dong is a specialist in social security. He helped to draft the rules for the investment of pension funds and has been with the Fund for 17 years.

  石建军 | Shi Jianjun
  Mr | 1968-07-23 | +86 | social
  董事长 | Chair | Houtu Capital
  曾任仪器厂厂长，后转入投资业，主要投资传感器与精密制造企业。
  Mr Shi managed an instrument factory before he turned to investment. He backs chiefly makers of sensors and precision equipment.

  史红梅 | Shi Hongmei
  Ms | 1971-10-08 | +86 | social
  行长 | President | Huilan Bank
  从信贷员做起，在基层支行工作14年，主持建立以税务和用电数据为依据的小微企业授信办法。
  Ms Shi began as a loan officer and spent 14 years in branches. She introduced lending to small firms on the evidence of tax and electricity data.

  孙彦清 | Sun Yanqing
  Mr | 1969-03-10 | +86 | social
  总经理 | General Manager | Anheng Insurance
  从事财产保险理赔23年，组建无人机查勘队伍，参加过6次重大洪灾的理赔工作。
  Mr Sun has worked in claims for 23 years. He set up the company’s drone survey teams and served in the settlement of six major floods.

  汤和平 | Tang Heping
  Mr | 1973-08-11 | +86 | social
  董事长 | Chair | Yizhong Leasing
  经济师，主营公交车、光伏与医疗设备租赁，客户多为县级公共机构。
  Mr Tang is an economist whose company leases buses, solar equipment and medical apparatus, mainly to public bodies in the counties.

  陶金山 | Tao Jinshan
  Mr | 1966-10-27 | +86 | social
  行长 | President | Huigeng Rural Bank
  在农村信用社工作30年，推行农户口碑授信，最低贷款额度3000元。
  Mr Tao worked in rural credit co-operatives for 30 years. He introduced loans from 3,000 yuan on the word of a borrower’s neighbours.

  田树桐 | Tian Shutong
  Mr | 1974-01-12 | +86 | social
  管理合伙人 | Managing Partner | Chuyang Ventures
  曾任生物化学研究员，2008年起从事早期投资，所投企业中有23家出自高校实验室。
  Mr Tian was a research biochemist. An early-stage investor since 2008, he has backed 23 companies that came out of university laboratories.

  万立洲 | Wan Lizhou
  Mr | 1965-06-15 | +86 | social
  董事长 | Chair | Xinqiao Credit Information
  统计学专业背景，主持建立小微企业信用档案，与8个国家的征信机构开展报告互换。
  Mr Wan is a statistician by training. He built up a register of credit for small firms and exchanges reports with bureaux in eight countries.

  汪继明 | Wang Jiming
  Mr | 1967-08-31 | +86 | privacy
  总经理 | General Manager | Langang Exchange
  曾任期货交易所副总经理，参与设计碳排放配额拍卖规则。
  Mr Wang was deputy general manager of a futures exchange and helped to design the rules for the auction of emission allowances.

  韦承谟 | Wei Chengmo
  Mr | 1969-11-16 | +86 | social
  董事总经理 | Managing Director | Jingze Asset Management
  负责基础设施不动产投资信托业务，经手高速公路与仓储项目19个。
  Mr Wei is in charge of infrastructure investment trusts and has handled 19 motorway and warehouse projects.

  吕西安·法贝瓦尔 | Lucien Faberval
  Mr | 1953-07-14 | +33 | privacy
  董事长 | Chair | Faberval & Cie
  家族投资公司第四代负责人，长期持有水务、铁路与出版企业股份，每年亲笔撰写致股东信。
  Mr Faberval is the fourth generation at the head of a family house with long holdings in water, railways and publishing. He writes the annual letter to shareholders himself.

  莱拉·马尔扎班 | Layla Al-Marzaban
  Ms | 1976-03-30 | +971 | social
  首席执行官 | Chief Executive Officer | Crescent Bay Investment Authority
  曾任职于投资银行与养老基金。任内将四成资产配置于清洁能源与生命科学，并与亚洲伙伴设立联合孵化基金。
  Ms Al-Marzaban has worked in investment banking and for a pension fund. In her term two fifths of the Authority’s assets have moved into clean energy and life sciences, and joint incubation funds have been set up with partners in Asia.

  塔斯尼姆·拉赫马图内萨 | Tasneem Rahmatunnessa
  Ms | 1967-04-14 | +880 | social
  董事总经理 | Managing Director | Delta Women’s Bank
  从事小额信贷30年，设计了按农时与汛期安排的还款办法，逾期率低于2%。
  Ms Rahmatunnessa has worked in microfinance for 30 years. She devised repayments that follow the seasons and the floods; arrears are under 2 per cent.

  格雷戈里·霍尔沃西 | Gregory Hallworthy
  Mr | 1958-02-02 | +1 | privacy
  董事长 | Chair | Hallworthy Capital
  1991年创办投资公司，受托管理大学捐赠基金与养老金，平均持有期为18年。
  Mr Hallworthy founded the firm in 1991. It manages money for university endowments and pension funds and holds its investments for 18 years on average.

  塞杜·达尼奥戈 | Seydou Dagnogo
  Mr | 1966-04-27 | +225 | social
  行长 | President | West Coast Co-operative Bank
  农业经济学者，主持可可与腰果收购季的短期贷款，服务2300家合作社。
  Mr Dagnogo is an agricultural economist. He directs short-term lending for the cocoa and cashew seasons to 2,300 co-operatives.

  帕洛玛·恩西纳雷斯 | Paloma Encinares
  Ms | 1964-09-28 | +52 | social
  总经理 | General Manager | Isthmus Guarantee Fund
  曾任储蓄合作社审计师，为中小企业贷款提供担保，累计4.8万笔。
  Ms Encinares was an auditor of savings co-operatives. The Fund has guaranteed 48,000 loans to smaller firms.

  哈莉达·苏韦丹 | Khalida Al-Suwaidan
  Ms | 1972-12-14 | +974 | privacy
  董事总经理 | Managing Director | Pearl Bay Investment Fund
  财务分析师，负责亚洲与非洲的长期股权投资，分管港口与医疗领域。
  Ms Al-Suwaidan is a financial analyst in charge of long-term equity in Asia and Africa, in particular ports and health care.

  郑婉琪 | Tay Wan Ki | 郑 | Tay
  Ms | 1970-05-17 | +65 | social
  首席执行官 | Chief Executive Officer | Equator Assets
  环境经济学硕士，主持设立区域首只煤电提前退役基金。
  Ms Tay holds a master’s degree in environmental economics. She set up the region’s first fund for the early closure of coal-fired plants.

  奥利维娅·彭哈洛 | Olivia Penhallow
  Ms | 1974-01-03 | +44 | social
  首席执行官 | Chief Executive Officer | Penhallow Partners
  律师出身，从事责任投资18年，参与编写资产管理人尽责守则。
  Ms Penhallow was a solicitor and has worked in responsible investment for 18 years. She helped to write a stewardship code for asset managers.

  内森·阿特沃特-格林 | Nathan Attwater-Greene
  Mr | 1971-06-05 | +1 | social
  管理合伙人 | Managing Partner | Longshore Growth Partners
  热能工程师，投资长时储能与工业热泵企业，所投公司在9个国家设厂。
  Mr Attwater-Greene is a thermal engineer who invests in long-duration storage and industrial heat pumps; his companies have plants in nine countries.
`);
