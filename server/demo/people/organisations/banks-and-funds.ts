import { organisationsFrom } from '../organisation.ts';

export const banksAndFunds = organisationsFrom(`
  长河开发银行 | Changhe Development Bank
  长河开发银行是区域性开发金融机构，成立于1994年，主要为交通、能源与供水项目提供长期贷款。
  Changhe Development Bank, founded in 1994, is a regional development bank that makes long-term loans for transport, energy and water supply.

  赤道湖区开发银行 | Equatorial Lakes Development Bank
  赤道湖区开发银行由湖区9国共同出资，总部轮流设于两座湖滨城市。
  The Equatorial Lakes Development Bank is owned by nine countries of the lakes; its seat alternates between two cities on the shore.

  里海沿岸开发银行 | Caspian Shore Development Bank
  里海沿岸开发银行成立于2006年，为过境公路、铁路渡口与粮食码头提供项目融资。
  The Caspian Shore Development Bank was founded in 2006 and finances transit roads, railway ferries and grain terminals.

  景泽资产管理 | Jingze Asset Management
  景泽资产管理管理基础设施、养老与不动产信托，客户以保险与养老机构为主。
  Jingze Asset Management manages infrastructure, pension and property trusts, chiefly for insurers and pension funds.

  汇捷支付 | Huijie Payments
  汇捷支付为跨境商户与务工人员提供小额收款和汇款，覆盖52个国家和地区。
  Huijie Payments handles small receipts and remittances for traders and migrant workers in 52 countries and regions.

  厚土资本 | Houtu Capital
  厚土资本管理4只制造业成长基金，投资期一般为8至12年。
  Houtu Capital manages four growth funds for manufacturing with terms of 8 to 12 years.

  益众租赁 | Yizhong Leasing
  益众租赁从事设备融资租赁，租赁资产中绿色设备占六成。
  Yizhong Leasing provides equipment on lease; three fifths of it is green equipment.

  惠耕农村银行 | Huigeng Rural Bank
  惠耕农村银行在23个县设有营业网点，每个网点每周有一天在集市办公。
  Huigeng Rural Bank has branches in 23 counties, each of which works from the market one day a week.

  初阳创投 | Chuyang Ventures
  初阳创投专注于材料与生物制造领域的早期投资，并为科研团队提供财务与专利服务。
  Chuyang Ventures makes early investments in materials and biomanufacturing and helps research teams with accounts and patents.

  信桥征信 | Xinqiao Credit Information
  信桥征信为银行和供应商提供企业信用报告，数据主体可免费查询和更正。
  Xinqiao Credit Information supplies banks and suppliers with reports on companies, which may see and correct their own records free of charge.

  岚港交易所 | Langang Exchange
  岚港交易所经营碳配额、绿色电力与航运衍生品交易，会员单位430家。
  The Langang Exchange trades emission allowances, green electricity and shipping derivatives among 430 members.

  三角洲妇女银行 | Delta Women’s Bank
  三角洲妇女银行的客户中九成为女性，在河网地区以船只作为流动网点。
  Nine in ten clients of the Delta Women’s Bank are women. Where there are no roads, its branches are boats.

  霍尔沃西资本 | Hallworthy Capital
  霍尔沃西资本受托管理29家大学与养老机构的长期资产。
  Hallworthy Capital manages the long-term assets of 29 universities and pension funds.

  西海岸合作银行 | West Coast Co-operative Bank
  西海岸合作银行由农业合作社出资设立，为收购、仓储与农机提供贷款。
  The West Coast Co-operative Bank is owned by farming co-operatives and lends for harvests, storage and machinery.

  地峡担保基金 | Isthmus Guarantee Fund
  地峡担保基金为7个国家的小企业提供贷款担保，并培训借款人记账。
  The Isthmus Guarantee Fund guarantees loans to small firms in seven countries and teaches borrowers to keep accounts.

  珍珠湾投资基金 | Pearl Bay Investment Fund
  珍珠湾投资基金长期持有港口、医院与食品企业股权，每年公布持仓。
  The Pearl Bay Investment Fund holds long-term stakes in ports, hospitals and food companies and publishes them every year.

  彭哈洛合伙投资 | Penhallow Partners
  彭哈洛合伙投资管理责任投资基金，对持股企业的表决记录全部公开。
  Penhallow Partners manages responsible investment funds and publishes all its votes.

  长岸成长基金 | Longshore Growth Partners
  长岸成长基金投资储能、热泵与建筑节能企业，单笔投资不超过3000万美元。
  Longshore Growth Partners invests in storage, heat pumps and efficient buildings, at most 30 million dollars at a time.

  弘正证券 | Hongzheng Securities
  弘正证券从事证券承销、研究与资产管理，在24座城市设有营业部。
  Hongzheng Securities offers underwriting, research and asset management through offices in 24 cities.

  几内亚湾养老基金 | Gulf of Guinea Pension Fund
  几内亚湾养老基金为教师、护士与港口工人管理养老金，参保者62万人。
  The Gulf of Guinea Pension Fund looks after the pensions of 620,000 teachers, nurses and dock workers.

  伊瓜拉资本 | Iguara Capital
  伊瓜拉资本管理林业与自然修复基金，按季度公布样地影像。
  Iguara Capital manages funds for forestry and the restoration of nature and publishes pictures of its plots every quarter.

  拓岭证券 | Tuoling Securities
  拓岭证券以大宗商品与航运研究见长，设有面向中小投资者的教育网站。
  Tuoling Securities is known for research on commodities and shipping and keeps a website that teaches small investors.

  德干联合银行 | Deccan Union Bank
  德干联合银行由3家地方银行合并而成，经营1200家网点。
  Deccan Union Bank was formed from three local banks and has 1,200 branches.

  青嶂信托银行 | Aomine Trust Bank
  青嶂信托银行从事养老信托、遗产规划与不动产管理。
  Aomine Trust Bank handles retirement trusts, estates and the management of property.

  采恩塔尔再保险 | Zehnthal Re
  采恩塔尔再保险承保洪水、冰雹与地震风险，设有山地灾害研究室。
  Zehnthal Re covers flood, hail and earthquake and keeps a research office for mountain hazards.

  大陆投资银行 | Continental Investment Bank
  大陆投资银行为城市与公用事业发行债券，并公布每笔资金的用途。
  The Continental Investment Bank issues bonds for cities and utilities and publishes the use of the proceeds of each.
`);
