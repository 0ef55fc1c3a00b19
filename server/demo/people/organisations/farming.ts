import { organisationsFrom } from '../organisation.ts';

export const farming = organisationsFrom(`
  禾序生物育种 | Hexu Crop Sciences
  禾序生物育种从事水稻、大豆育种，种子以成本价向小农户供应。
  Hexu Crop Sciences breeds rice and soya and supplies smallholders with seed at cost.

  丰澍种业 | Fengshu Seeds
  丰澍种业在旱作区建有28个育种点，供应谷子、高粱与荞麦种子。
  Fengshu Seeds breeds millet, sorghum and buckwheat at 28 sites in dry regions.

  泽垄农业机械 | Zelong Farm Machinery
  泽垄农业机械生产微型耕作机、果园车与山地收割机，年产18万台。
  Zelong Farm Machinery makes tillers, orchard vehicles and hillside harvesters, 180,000 a year.

  松漠林业集团 | Songmo Forestry Group
  松漠林业集团经营北方林地180万公顷，其中九成取得可持续经营认证。
  Songmo Forestry Group manages 1.8 million hectares of northern forest, nine tenths of it certified as sustainable.

  润畴节水 | Runchou Irrigation
  润畴节水生产滴灌带、过滤器与田间控制器，并为用水户协会提供维护培训。
  Runchou Irrigation makes drip lines, filters and field controllers and trains water users’ associations to maintain them.

  鲸湾水产 | Jingwan Fisheries
  鲸湾水产养殖大黄鱼、石斑鱼与海带，养殖区水质由第三方按月检测。
  Jingwan Fisheries farms croaker, grouper and kelp; an independent laboratory tests the water of its farms every month.

  谷穗粮油集团 | Gusui Grain and Oils
  谷穗粮油集团从事粮食收购、储藏与加工，仓容960万吨。
  Gusui Grain and Oils buys, stores and mills grain, with silos for 9.6 million tonnes.

  苍塬乳业 | Cangyuan Dairy
  苍塬乳业与5800户牧民签订长期收购合同，产品以奶酪与奶粉为主。
  Cangyuan Dairy buys from 5,800 herding families on long contracts and makes chiefly cheese and milk powder.

  稀树农业科技 | Savanna Agritech
  稀树农业科技以手机短信向农户提供土壤检测、施肥建议与小额贷款。
  Savanna Agritech offers farmers soil tests, advice on fertiliser and small loans, all by text message.

  九川食品 | Nine Rivers Foods
  九川食品加工虾、鱼与水果，每件产品附养殖池编号。
  Nine Rivers Foods processes prawns, fish and fruit; every packet bears the number of its pond.

  金岸可可 | Golden Shore Cocoa
  金岸可可在产地生产可可液块、可可脂与巧克力，员工中女性占半数。
  Golden Shore Cocoa makes cocoa mass, butter and chocolate where the beans are grown; half of its staff are women.

  宽扎渔业 | Cuanza Fisheries
  宽扎渔业以钓船捕捞金枪鱼与鲷鱼，并经营制冰厂与鱼市。
  Cuanza Fisheries catches tuna and bream by line and runs an ice factory and a fish market.

  盖芬灌溉 | Gefen Irrigation
  盖芬灌溉生产田间传感器与滴灌控制系统，用于葡萄、扁桃与蔬菜。
  Gefen Irrigation makes field sensors and drip controls for vines, almonds and vegetables.

  高地茶业 | Highland Leaf Tea
  高地茶业在海拔1800米山区种植红茶，为茶工子女开办6所学校。
  Highland Leaf Tea grows black tea at 1,800 metres and keeps six schools for its workers’ children.

  双岭棕榈 | Twin Ridge Palm
  双岭棕榈种植油棕并榨油，种植园与森林之间保留河岸缓冲带。
  Twin Ridge Palm grows and presses oil palm and keeps riverside strips between its estates and the forest.

  帕尔梅里尼食品 | Palmerini Alimentari
  帕尔梅里尼食品创办于1874年，生产奶酪、香醋与腌制食品。
  Palmerini Alimentari has made cheese, vinegar and cured foods since 1874.

  潘帕斯生物 | Pampa Biotech
  潘帕斯生物生产生物农药与根瘤菌剂，用于120万公顷农田。
  Pampa Biotech makes biological crop protection and root bacteria for 1.2 million hectares.
`);
