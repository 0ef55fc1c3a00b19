import { delegatesFrom } from '../delegate.ts';

export const headsOfChineseEnterprises = delegatesFrom(`
  顾明澜 | Gu Minglan
  Mr | 1970-01-15 | +86 | social
  董事长 | Chair | Yuanxiu New Energy
  电力工程师，2003年创办远岫新能源，由一座山地风电场起步。持有风机并网控制专利14项。
  Mr Gu is a power engineer who founded Yuanxiu New Energy in 2003 with a single wind farm in the mountains. He holds 14 patents in the control of wind turbines.

  贺永强 | He Yongqiang
  Mr | 1967-10-28 | +86 | social
  总裁 | President | Yunfan Shipping Group
  远洋船长出身，航海19年后转入管理。主持集团船队的绿色甲醇改造，首批8艘已投入运营。
  Mr He was a deep-sea captain for 19 years before he came ashore. He directs the conversion of the fleet to green methanol; the first eight ships are in service.

  纪林源 | Ji Linyuan
  Mr | 1960-12-11 | +86 | social
  董事长 | Chair | Yuanhai Heavy Industries
  从事重型装备制造近40年，主持企业数字化车间改造，并创办每年毕业500人的技工学校。
  Mr Ji has been in heavy equipment for close to 40 years. He led the conversion to digital workshops and founded the company’s own school, which trains 500 technicians a year.

  谢福光 | Xie Fuguang
  Mr | 1976-05-19 | +86 | social
  首席执行官 | Chief Executive Officer | Qingzhou Solar
  光伏技术专家，主持异质结电池量产线建设，并与非洲、中亚伙伴合作建设离网光伏诊所130座。
  Mr Xie is a photovoltaics engineer who brought heterojunction cells into mass production. With partners in Africa and Central Asia he has equipped 130 clinics with off-grid solar power.

  江玉恒 | Jiang Yuheng
  Mr | 1969-09-07 | +86 | social
  董事长 | Chair | Guanglu Logistics
  由一支卡车运输队起家，现经营17个多式联运枢纽。推行单证电子化后，跨境货物通关时间缩短三分之一。
  Mr Jiang started with a small fleet of lorries and now runs 17 multimodal hubs. The electronic documents he introduced have cut the clearance time of cross-border freight by a third.

  宋志伟 | Song Zhiwei
  Dr | 1979-08-02 | +86 | social
  创始人、首席科学家 | Founder and Chief Scientist | Hexu Crop Sciences
  植物遗传学家，选育耐盐碱水稻品种5个，在6个国家设有试验站。
  Dr Song is a plant geneticist who has bred five salt-tolerant varieties of rice and runs field stations in six countries.

  梁建波 | Liang Jianbo
  Mr | 1975-11-14 | +86 | assistant
  首席执行官 | Chief Executive Officer | Lishi Semiconductor
  微电子博士，长期从事碳化硅功率器件研发，曾在企业实验室工作9年。
  Mr Liang holds a doctorate in microelectronics. He has long worked on silicon-carbide power devices and spent nine years in an industrial laboratory.

  罗志刚 | Luo Zhigang
  Mr | 1966-02-20 | +86 | social
  董事长 | Chair | Xingchuan Motors
  汽车工程师，主持企业由商用车转向电动客车与动力电池回收，并在4个国家建立组装厂。
  Mr Luo is an automotive engineer who turned the company from lorries to electric buses and battery recycling and set up assembly plants in four countries.

  叶兆林 | Ye Zhaolin
  Mr | 1972-01-09 | +86 | social
  总裁 | President | Qiongye Earth Observation
  从事卫星遥感应用25年，为30余个国家提供洪涝与干旱监测数据。
  Mr Ye has worked in satellite remote sensing for 25 years and supplies flood and drought data to more than 30 countries.

  姜守义 | Jiang Shouyi
  Mr | 1965-08-31 | +86 | social
  总经理 | General Manager | Chiluan Iron and Steel
  冶金专家，主持国内较早的氢基竖炉工业试验，累计运行1.1万小时。
  Mr Jiang is a metallurgist who led one of China’s earlier industrial trials of a hydrogen-based shaft furnace, which has run for 11,000 hours.

  白琪云 | Bai Qiyun
  Dr | 1971-04-18 | +86 | social
  董事长、首席执行官 | Chair and Chief Executive Officer | Boqi Biopharma
  免疫学博士，2009年回国创业，从事低成本疫苗研发。已向11个国家转让灌装技术。
  Dr Bai is an immunologist who returned to China in 2009 to found a company that develops low-cost vaccines. It has transferred filling technology to 11 countries.

  艾德海 | Ai Dehai
  Mr | 1962-05-03 | +86 | social
  董事长 | Chair | Junling Equipment Group
  水轮机设计师，参加过11座大型水电站的机组研制，获国家级技术奖两项。
  Mr Ai is a designer of turbines who worked on the units of 11 large hydropower stations and has received two national prizes for engineering.

  蔡国林 | Cai Guolin
  Mr | 1968-07-19 | +86 | social
  总经理 | General Manager | Bitao Offshore Engineering
  海洋工程师，主持建造两艘风电安装船，最大作业水深70米。
  Mr Cai is an offshore engineer who directed the building of two vessels for installing wind turbines in up to 70 metres of water.

  陈继诚 | Chen Jicheng
  Mr | 1970-12-20 | +86 | social
  董事长 | Chair | Fengshu Seeds
  育种专家，从事谷子与高粱抗旱育种，审定品种9个。
  Mr Chen is a breeder of drought-tolerant millet and sorghum with nine approved varieties.

  崔铁军 | Cui Tiejun
  Mr | 1963-03-06 | +86 | privacy
  总裁 | President | Zelong Farm Machinery
  拖拉机厂学徒出身，主持开发适用于梯田与果园的轻型农机，产品销往26个国家。
  Mr Cui was apprenticed in a tractor works. He led the development of light machines for terraces and orchards, now sold in 26 countries.

  戴文娟 | Dai Wenjuan
  Ms | 1971-05-22 | +86 | social
  执行董事 | Executive Director | Zhian Textiles
  染整工程师，主持无水染色中试线，每吨布料用水减少八成。
  Ms Dai is a dyeing engineer. She runs a pilot line that dyes without water baths and saves four fifths of the water used for a tonne of cloth.

  杜琳淑 | Du Linshu
  Ms | 1965-10-23 | +86 | assistant
  董事长 | Chair | Zhanqiao Port Group
  港口工程师，主持自动化集装箱码头建设，曾任国际港口协会技术委员会委员。
  Ms Du is a port engineer who directed the building of an automated container terminal and sat on the technical committee of an international port association.

  樊若恒 | Fan Ruoheng
  Mr | 1974-01-08 | +86 | social
  首席执行官 | Chief Executive Officer | Yunpan Data
  计算机体系结构专家，主持设计高原自然冷却机房，参与起草数据中心能效国家标准。
  Mr Fan is a specialist in computer architecture. He designed the company’s naturally cooled halls in the highlands and helped to draft the national standard on the efficiency of data centres.

  冯启元 | Feng Qiyuan
  Mr | 1969-03-26 | +86 | social
  总经理 | General Manager | Fujing Environment
  环卫系统工作20年，主持建设厨余垃圾制沼气厂7座。
  Mr Feng worked in municipal cleaning for 20 years and has built seven plants that turn kitchen waste into biogas.

  龚应川 | Gong Yingchuan
  Mr | 1963-08-27 | +86 | privacy
  董事长 | Chair | Lingqiao Construction Group
  桥梁工程师，参建跨峡谷大桥16座，其中3座跨径逾1000米。
  Mr Gong is a bridge engineer who worked on 16 bridges across gorges, three of them with spans of over 1,000 metres.

  郭景廉 | Guo Jinglian
  Mr | 1970-11-12 | +86 | social
  总裁 | President | Lingxiao Space Technology
  卫星总体设计师，主持研制农业遥感小卫星12颗。
  Mr Guo is a satellite designer who has led the building of 12 small satellites for agriculture.

  何修齐 | He Xiuqi
  Mr | 1968-01-28 | +86 | social
  董事长 | Chair | Jizhong Pharmaceuticals
  药剂学专业背景，主持青蒿素类复方与儿童剂型的生产，两个品种通过国际采购资格审核。
  Mr He trained in pharmacy and directs the manufacture of artemisinin combinations and children’s dosage forms, two of which are approved for international procurement.

  洪玉安 | Hong Yu’an
  Mr | 1964-04-15 | +86 | social
  总经理 | General Manager | Kuanggu Mining
  采矿工程师，主持露天矿坑回填与复绿，恢复耕地与林地3400公顷。
  Mr Hong is a mining engineer. He has had open pits filled and replanted, returning 3,400 hectares to farms and forest.

  侯纪明 | Hou Jiming
  Mr | 1978-07-01 | +86 | social
  首席执行官 | Chief Executive Officer | Jiye Mobility
  交通规划专业背景，2014年创业，在43座城市运营共享电动自行车与小汽车。
  Mr Hou studied transport planning and started the company in 2014. It runs shared electric bicycles and cars in 43 cities.

  霍长岭 | Huo Changling
  Mr | 1961-12-02 | +86 | assistant
  董事长 | Chair | Songmo Forestry Group
  林场工人出身，在林区工作42年，主持人工林择伐与混交改造。
  Mr Huo began as a forest worker and has spent 42 years in the woods. He directs selective felling and the conversion of plantations to mixed stands.

  贾秀云 | Jia Xiuyun
  Ms | 1970-02-17 | +86 | social
  总裁 | President | Yilu Commerce
  曾任外贸公司业务员，2011年创办跨境电商平台，为7万家小商户提供报关与结汇服务。
  Ms Jia was a clerk in a foreign trade company. In 2011 she founded a platform that handles customs and currency for 70,000 small sellers.

  康世宇 | Kang Shiyu
  Mr | 1975-07-21 | +86 | social
  总经理 | General Manager | Runchou Irrigation
  农田水利工程师，设计的滴灌系统用于棉花、番茄和枸杞，安装面积26万公顷。
  Mr Kang is an irrigation engineer whose drip systems water 260,000 hectares of cotton, tomatoes and wolfberries.

  雷建生 | Lei Jiansheng
  Mr | 1967-12-22 | +86 | social
  董事长 | Chair | Jifeng Rail Transit
  牵引系统专家，主持列车制动能量回收装置研制，在14条地铁线路使用。
  Mr Lei is a specialist in traction. He led the development of braking-energy recovery equipment in use on 14 metro lines.

  黎旺秋 | Li Wangqiu
  Ms | 1972-03-08 | +86 | social
  总裁 | President | Shijie Culture
  曾任博物馆陈列设计师，主持采集传统工艺影像1200项，制成多语种数字展览。
  Ms Li designed museum displays. She has had 1,200 traditional crafts filmed and shown in digital exhibitions in several languages.

  廖冠海 | Liao Guanhai
  Mr | 1963-05-24 | +86 | social
  董事长 | Chair | Jingwan Fisheries
  渔民家庭出身，水产养殖专业毕业，主持建造可下潜式深海网箱31座。
  Mr Liao comes from a fishing family and trained in aquaculture. He has built 31 submersible cages for deep-sea farming.

  凌志杰 | Ling Zhijie
  Mr | 1973-08-09 | +86 | social
  首席执行官 | Chief Executive Officer | Yinian Care
  康复治疗师出身，经营社区日间照料中心210家，自办护理员学校。
  Mr Ling trained as a physiotherapist. He runs 210 day-care centres for older people and a school for care workers.

  柳春生 | Liu Chunsheng
  Mr | 1966-10-25 | +86 | privacy
  总经理 | General Manager | Suxing Herbal Medicine
  中药师，从业35年，主持建立56种药材的种植与炮制规范。
  Mr Liu has been a pharmacist of herbal medicine for 35 years and drew up rules for growing and preparing 56 herbs.

  卢成林 | Lu Chenglin
  Mr | 1972-01-10 | +86 | assistant
  董事长 | Chair | Gusui Grain and Oils
  粮食储藏专家，推广农户小型粮仓，产后损失率由8%降至3%以下。
  Mr Lu is a specialist in grain storage. The small silos he has brought to farms have lowered losses after harvest from 8 to under 3 per cent.

  吕兴建 | Lyu Xingjian
  Mr | 1962-03-28 | +86 | social
  总裁 | President | Hangwei Aviation
  飞行员出身，安全飞行1.2万小时，后任运行总监。2019年起任总裁。
  Mr Lyu was a pilot with 12,000 hours in the air and later director of operations. He has been President since 2019.

  梅若谷 | Mei Ruogu
  Mr | 1976-06-13 | +86 | social
  首席执行官 | Chief Executive Officer | Hanqing Hydrogen
  电化学博士，研制大型碱性电解槽，首套装置在沿海化工园运行。
  Mr Mei holds a doctorate in electrochemistry and developed a large alkaline electrolyser, the first of which runs in a chemical park on the coast.

  莫廷涛 | Mo Tingtao
  Mr | 1973-08-29 | +86 | social
  董事长 | Chair | Shanhuwan Tourism Group
  酒店管理专业毕业，经营海岛度假地9处，限定每日登岛人数。
  Mr Mo trained in hotel management and runs nine island resorts, each with a daily limit on visitors.

  倪海生 | Ni Haisheng
  Mr | 1964-11-14 | +86 | social
  总经理 | General Manager | Hanbo Shipbuilding
  船舶设计师，主持设计甲醇双燃料集装箱船与风帆助航散货船。
  Mr Ni is a naval architect who designed dual-fuel methanol container ships and bulk carriers with sail assistance.

  潘玉梅 | Pan Yumei
  Ms | 1970-04-17 | +86 | social
  董事长 | Chair | Qingjian Publishing Group
  编辑出身，从业30年，策划出版《域外农书丛刊》等翻译丛书。
  Ms Pan has been an editor for 30 years and conceived several series of translations, among them Farming Books of Other Lands.

  彭岳林 | Peng Yuelin
  Mr | 1961-07-03 | +86 | privacy
  总裁 | President | Leiyue Building Materials
  水泥工艺专家，主持低熟料水泥的试产与应用，每吨减少排放约200千克。
  Mr Peng is a cement engineer. He brought into use a low-clinker cement that saves about 200 kilograms of emissions a tonne.

  乔满仓 | Qiao Mancang
  Mr | 1962-09-18 | +86 | social
  执行总裁 | Executive President | Cangyuan Dairy
  畜牧兽医专业毕业，在牧区工作25年，推行划区轮牧与牧草贮备。
  Mr Qiao is a veterinarian who worked on the grasslands for 25 years. He introduced rotational grazing and reserves of hay among the company’s herders.
`);
