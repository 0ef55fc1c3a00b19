import { organisationsFrom } from '../organisation.ts';

/** Technology, energy, health and services. */
export const technology = organisationsFrom(`
  砺石半导体 | Lishi Semiconductor
  砺石半导体设计并制造功率器件，用于电动汽车、电网与家电。
  Lishi Semiconductor designs and makes power devices for electric vehicles, grids and household appliances.

  穹野遥感 | Qiongye Earth Observation
  穹野遥感处理卫星影像，为农业、林业与防灾部门提供每日更新的图件。
  Qiongye Earth Observation processes satellite images and supplies farmers, foresters and disaster offices with maps that are renewed every day.

  博岐生物医药 | Boqi Biopharma
  博岐生物医药研制肺炎、轮状病毒与破伤风疫苗，在3个国家设有合作灌装厂。
  Boqi Biopharma develops vaccines against pneumonia, rotavirus and tetanus and has partner filling plants in three countries.

  凌霄航天技术 | Lingxiao Space Technology
  凌霄航天技术研制小型遥感卫星，为农情监测与林火巡查提供影像。
  Lingxiao Space Technology builds small satellites whose images serve crop monitoring and the watch for forest fires.

  济众医药 | Jizhong Pharmaceuticals
  济众医药生产抗疟药、口服补液盐与儿童制剂，供应37个国家。
  Jizhong Pharmaceuticals makes antimalarials, rehydration salts and medicines for children and supplies 37 countries.

  霁野出行 | Jiye Mobility
  霁野出行提供共享电动车与换电服务，电池由自有工厂梯次利用。
  Jiye Mobility offers shared electric vehicles and battery swaps and puts used batteries to a second use in its own works.

  驿路电商 | Yilu Commerce
  驿路电商为小商户提供多语种店铺、报关与仓配服务，在8个国家设有海外仓。
  Yilu Commerce gives small traders shops in several languages, customs services and delivery from warehouses in eight countries.

  拾阶文化 | Shijie Culture
  拾阶文化制作博物馆数字展览与工艺教学影像，作品以9种语言发行。
  Shijie Culture makes digital exhibitions for museums and films that teach crafts, issued in nine languages.

  颐年康养 | Yinian Care
  颐年康养在19座城市提供日间照料、康复与上门护理。
  Yinian Care offers day care, rehabilitation and home nursing in 19 cities.

  素杏中药 | Suxing Herbal Medicine
  素杏中药种植、炮制中药材并生产配方颗粒，每批产品附检测报告。
  Suxing Herbal Medicine grows and prepares herbs and makes granules; each batch comes with a report of its tests.

  焓清氢能 | Hanqing Hydrogen
  焓清氢能制造电解水制氢设备，并在沿海建设风电制氢示范站。
  Hanqing Hydrogen makes electrolysers and is building a station on the coast that makes hydrogen with wind power.

  珊瑚湾旅游集团 | Shanhuwan Tourism Group
  珊瑚湾旅游集团经营海岛酒店与潜水学校，门票收入的一成用于珊瑚养护。
  Shanhuwan Tourism Group runs island hotels and diving schools and spends a tenth of its admission fees on the care of coral.

  凯尔索拉生命科学 | Kelsorra Life Sciences
  凯尔索拉生命科学生产胰岛素、急救药品与冷链包装。
  Kelsorra Life Sciences makes insulin, emergency medicines and packaging for the cold chain.

  南岬风能 | Southern Cape Wind
  南岬风能运营沿海风电场，并为渔村安装屋顶光伏。
  Southern Cape Wind runs wind farms on the coast and fits solar roofs in fishing villages.

  高原电子 | Altiplano Electronics
  高原电子生产汽车线束与家电控制板，与技术学院合办夜校。
  Altiplano Electronics makes wiring for cars and controls for appliances and runs an evening school with a technical college.

  赤岸海水淡化 | Red Coast Desalination
  赤岸海水淡化日产淡水60万立方米，浓盐水部分用于制盐与提镁。
  Red Coast Desalination makes 600,000 cubic metres of fresh water a day and obtains salt and magnesium from part of the brine.

  卡拉厄伦家电 | Karaören Appliances
  卡拉厄伦家电生产冰箱、烘干机与炊具，备件保证供应15年。
  Karaören Appliances makes refrigerators, dryers and cookers and guarantees spare parts for 15 years.

  佩特拉纳软件 | Petrana Software
  佩特拉纳软件开发阿拉伯语语音与检索系统，供图书馆、医院与政府热线使用。
  Petrana Software makes Arabic speech and search systems for libraries, hospitals and public help lines.

  萨拉萨医疗器械 | Sarasa Medical Devices
  萨拉萨医疗器械生产适用于供电不稳地区的呼吸机、保温箱与超声仪。
  Sarasa Medical Devices makes ventilators, incubators and scanners for places with unsteady power.

  群岛电信 | Archipelago Telecom
  群岛电信经营移动网络与海底光缆，台风季保留应急通信船。
  Archipelago Telecom runs mobile networks and submarine cables and keeps a ship for emergency links in the typhoon season.

  爪哇环带地热 | Java Rim Geothermal
  爪哇环带地热开发火山带地热资源，尾水用于温室与干燥作物。
  Java Rim Geothermal develops heat along the volcanic rim; the spent water warms greenhouses and dries crops.

  榊原机器人 | Sakakibara Robotics
  榊原机器人制造护理、搬运与清洁机器人，工厂与护理学校相邻。
  Sakakibara Robotics makes robots for nursing, carrying and cleaning; its works stand beside a school of nursing.

  锐目智能科技 | Ruimu Intelligent Technology
  锐目智能科技为钢铁、纺织与食品工厂提供视觉检测设备。
  Ruimu Intelligent Technology supplies steel, textile and food factories with inspection by camera.

  阿特拉斯绿能 | Atlas Verde Energy
  阿特拉斯绿能建设光热与光伏电站，电站下方空地供农户放牧。
  Atlas Verde Energy builds solar thermal and photovoltaic plants, under which farmers may graze their flocks.

  朔原输变电 | Shuoyuan Power Transmission
  朔原输变电制造变压器与开关设备，并承担高海拔线路施工。
  Shuoyuan Power Transmission makes transformers and switchgear and builds lines at high altitudes.

  鸿渡冷链 | Hongdu Cold Chain
  鸿渡冷链为生鲜、药品与花卉提供全程温控运输。
  Hongdu Cold Chain carries fresh food, medicines and flowers at controlled temperatures from end to end.
`);
