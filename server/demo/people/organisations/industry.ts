import { organisationsFrom } from '../organisation.ts';

export const industry = organisationsFrom(`
  云帆航运集团 | Yunfan Shipping Group
  云帆航运集团拥有集装箱船与散货船86艘，经营21条远洋航线。
  Yunfan Shipping Group has 86 container ships and bulk carriers on 21 ocean routes.

  渊海重工 | Yuanhai Heavy Industries
  渊海重工制造港口起重机、盾构机与大型锻件，产品用于40余个国家。
  Yuanhai Heavy Industries makes port cranes, tunnelling machines and large forgings, in use in more than 40 countries.

  晴昼光能 | Qingzhou Solar
  晴昼光能生产高效光伏电池与组件，年产能12吉瓦，并承建离网电站。
  Qingzhou Solar makes high-efficiency cells and modules, 12 gigawatts a year, and builds off-grid plants.

  广陆物流 | Guanglu Logistics
  广陆物流提供铁路、公路与内河联运服务，仓储面积310万平方米。
  Guanglu Logistics carries goods by rail, road and river and has 3.1 million square metres of warehouses.

  赤峦钢铁 | Chiluan Iron and Steel
  赤峦钢铁年产钢材900万吨，正以氢基竖炉替代一座高炉。
  Chiluan Iron and Steel makes nine million tonnes of steel a year and is replacing a blast furnace with a hydrogen-based shaft furnace.

  峻岭装备集团 | Junling Equipment Group
  峻岭装备集团制造水轮发电机组与抽水蓄能设备，已交付机组600余台。
  Junling Equipment Group makes hydropower and pumped-storage units, of which it has delivered more than 600.

  碧涛海洋工程 | Bitao Offshore Engineering
  碧涛海洋工程从事海上风机基础施工与海缆敷设，自有工程船9艘。
  Bitao Offshore Engineering lays foundations and cables for wind farms at sea with nine ships of its own.

  织岸纺织 | Zhian Textiles
  织岸纺织经营纺纱、织造与印染，棉花与再生纤维来源均可查询。
  Zhian Textiles spins, weaves and dyes; the origin of its cotton and recycled fibre can be looked up.

  栈桥港务集团 | Zhanqiao Port Group
  栈桥港务集团经营3座港口，年吞吐量2.3亿吨。
  Zhanqiao Port Group runs three ports, which handle 230 million tonnes a year.

  复净环境 | Fujing Environment
  复净环境在32座城市从事垃圾分类收运与资源化处理。
  Fujing Environment collects, sorts and recycles waste in 32 cities.

  岭桥建设集团 | Lingqiao Construction Group
  岭桥建设集团承建山区公路、铁路桥梁与隧道，设有桥梁监测中心。
  Lingqiao Construction Group builds roads, railway bridges and tunnels in the mountains and has a centre for the monitoring of bridges.

  旷谷矿业 | Kuanggu Mining
  旷谷矿业开采铁矿与磷矿，按年度公布矿区复垦进度。
  Kuanggu Mining extracts iron ore and phosphate and reports each year on the land it has restored.

  极峰轨道交通 | Jifeng Rail Transit
  极峰轨道交通制造地铁车辆与牵引系统，并承担线路节能改造。
  Jifeng Rail Transit builds metro cars and traction systems and refits lines to save energy.

  瀚舶船舶 | Hanbo Shipbuilding
  瀚舶船舶建造集装箱船、散货船与科考船，年交付30余艘。
  Hanbo Shipbuilding builds container ships, bulk carriers and research vessels and delivers more than 30 a year.

  磊岳建材 | Leiyue Building Materials
  磊岳建材生产水泥、混凝土构件与再生骨料，在16个省设有工厂。
  Leiyue Building Materials makes cement, concrete parts and recycled aggregate in 16 provinces.

  内陆走廊铁路联合体 | Inland Corridor Railways Consortium
  内陆走廊铁路联合体由5家铁路企业组成，共同经营4700公里货运线路。
  The Inland Corridor Railways Consortium is formed by five railways, which together run 4,700 kilometres of freight line.

  星河电池材料 | Byeolha Battery Materials
  星河电池材料生产正极材料，并从旧电池中回收镍、钴与锂。
  Byeolha Battery Materials makes cathodes and recovers nickel, cobalt and lithium from used batteries.

  莱茵塔尔化学 | Rheintal Chemie
  莱茵塔尔化学生产溶剂、塑料原料与水处理剂，在5个国家设有一体化基地。
  Rheintal Chemie makes solvents, plastics and water treatment agents at integrated sites in five countries.

  尼罗水泥集团 | Nilus Cement Group
  尼罗水泥集团经营4座水泥厂，以稻壳和废轮胎替代部分燃煤。
  Nilus Cement Group has four works, where rice husks and old tyres replace part of the coal.

  斯瓦希里海岸港埠 | Swahili Coast Terminals
  斯瓦希里海岸港埠经营两座集装箱码头与一座内陆堆场。
  Swahili Coast Terminals runs two container terminals and an inland depot.

  北部盐湖矿业 | Salar Norte Minerals
  北部盐湖矿业开采锂与钾盐，水位数据向湖区居民公开。
  Salar Norte Minerals extracts lithium and potash; its records of the water table are open to those who live by the salt lake.

  安第斯羊驼纺织 | Alpaca Andina Textiles
  安第斯羊驼纺织生产羊驼绒纱线与衣料，以天然色分级，不经染色。
  Alpaca Andina Textiles makes yarn and cloth of alpaca, graded by natural colour and left undyed.

  印度河谷纺织 | Indus Vale Mills
  印度河谷纺织经营纺纱、织布与成衣，员工1.4万人。
  Indus Vale Mills spins, weaves and sews, with 14,000 staff.

  狮岛海事 | Lion Isle Marine
  狮岛海事从事船舶加注、拖航与修理，船队38艘。
  Lion Isle Marine refuels, tows and repairs ships with a fleet of 38 vessels.

  施瓦本传动 | Suebia Antriebe
  施瓦本传动生产工业电机与减速机，提供旧机翻新服务。
  Suebia Antriebe makes industrial motors and gears and reconditions old ones.

  卢瓦尔航空材料 | Ligeria Matériaux
  卢瓦尔航空材料生产机翼与舱内复合材料，设有材料回收试验线。
  Ligeria Matériaux makes composites for wings and cabins and has a trial line for recycling them.

  低地水工 | Laagland Hydraulics
  低地水工从事海堤、闸门与疏浚工程设计，并向小岛屿提供免费咨询日。
  Laagland Hydraulics designs sea walls, barriers and dredging and offers small islands regular days of free advice.

  北岭铁路 | Northridge Rail
  北岭铁路经营货运铁路6300公里，运输粮食、木材与集装箱。
  Northridge Rail runs 6,300 kilometres of freight railway for grain, timber and containers.

  枫陶家居 | Fengtao Home
  枫陶家居生产瓷砖、洁具与地板，窑炉全部改用天然气与余热。
  Fengtao Home makes tiles, sanitary ware and flooring in kilns that run on gas and recovered heat.

  清江造船 | Cheonggang Shipbuilding
  清江造船建造液化气船与氨燃料船，并设有船员模拟培训中心。
  Cheonggang Shipbuilding builds gas carriers and ammonia-fuelled ships and has a simulator centre for crews.

  金合欢岭矿业 | Wattle Ridge Resources
  金合欢岭矿业开采铁矿，以光伏与电动矿卡替代柴油设备。
  Wattle Ridge Resources mines iron ore and is replacing diesel with solar power and electric haul trucks.
`);
