import type { DemoNews } from '../../shapes.ts';
import { daily, yuanjian } from '../../sources.ts';
import { heading, inBoth, list, picture, quote, text } from '../../writing.ts';

export const places: DemoNews[] = [
  {
    ...{ key: 'cangpu-quarter', kind: 'news', category: 'society', published: { day: -38, time: '08:20' } },
    ...{ source: yuanjian, cover: 'old-town-2', public: true },
    title: { zh: '老厂区里的新学期：沧浦更新记', en: 'A new term in the old works: how Cangpu renewed itself' },
    summary: {
      zh: '百年工业港城沧浦把停产厂区改成公园、学校与创业园。更新十年，原有居民大多没有离开。',
      en: 'The industrial port of Cangpu has turned disused works into parks, schools and premises for new firms, and most of the people who lived there have stayed.',
    },
    body: inBoth([
      text(
        '清晨七点半，沧浦市滨江路小学的孩子们排队走进校门。教学楼的红砖墙是一百年前砌的，那时这里是轧钢车间。',
        'At half past seven in the morning the children of Binjiang Road Primary School in Cangpu file through the gate. The red brick of their classrooms was laid a hundred years ago, for a rolling mill.',
      ),
      text(
        '沧浦是一座有百年历史的工业港城。老厂区停产后，城市面临一个常见的难题：拆，还是留。',
        'Cangpu is an industrial port with a century of history. When the old works closed, the city faced a familiar question: to clear or to keep.',
      ),
      picture(
        'old-town-3',
        '更新后的老厂区街巷，屋顶按原样铺瓦',
        'Lanes of the renewed quarter; the roofs were tiled as they had been',
      ),
      heading('先问住在这里的人', 'Asking those who live there'),
      text(
        '市长温如兰是城市规划师出身。她说，最初的方案画得很漂亮，拿到居民议事会上却被退了回来。',
        'Ms Wen Rulan, the Mayor, is a town planner by training. The first plan was handsome, she says, and the residents’ assembly sent it back.',
      ),
      quote(
        '图纸上没有菜场，没有修鞋铺，也没有老人晒太阳的地方。我们重新画了一遍，多花了八个月，后来省下的时间远不止八个月。',
        'There was no market on the drawings, no cobbler, nowhere for old people to sit in the sun. We drew it again. It took eight months more, and it has saved us far more than eight months since.',
      ),
      text(
        '按照新方案，厂区里的三条老街保留了原来的宽度和走向，夏季的穿堂风依旧可用；低洼处挖出一方水塘，暴雨时蓄水，平日里是公园。',
        'Under the new plan three old streets keep their width and direction, so that the summer breeze still passes through them. A pond has been dug in the lowest ground: it holds storm water when it must and is a park when it need not.',
      ),
      heading('钱从哪里来', 'Where the money came from'),
      text(
        '更新资金的一部分来自绿色债券。沧浦牵头，12座城市采用同一套披露标准：钱用在哪里、减了多少排放、由谁核查，都用同样的表格公布。',
        'Part of the cost was met by green bonds. Led by Cangpu, 12 cities now use one standard of disclosure: what the money was spent on, what it saved and who verified it are published in the same form.',
      ),
      list(
        ['厂房改建的学校：2所', 'Schools in former works: two'],
        ['滨江生态廊道：9公里', 'Riverside green corridor: nine kilometres'],
        ['小微企业创业园：41家企业入驻', 'Premises for new firms: 41 tenants'],
        ['留居原街区的家庭：八成以上', 'Households that have stayed: more than four in five'],
      ),
      picture('city-3', '滨江生态廊道', 'The riverside corridor'),
      text(
        '论坛首日，温如兰将在“气候变化中的历史街区”专题研讨会上介绍沧浦的做法，同场发言的还有来自地中海与高加索地区的建筑学者与修复师。',
        'On the first day of the Forum Ms Wen will speak on Cangpu’s experience at the symposium “Historic Quarters in a Changing Climate”, with scholars and restorers of buildings from the Mediterranean and the Caucasus.',
      ),
    ]),
  },
  {
    ...{ key: 'village-libraries', kind: 'news', category: 'society', published: { day: -30, time: '11:05' } },
    ...{ source: daily, cover: 'library-1' },
    title: { zh: '第640间村图书室在集市旁开门', en: 'The 640th village library opens beside a market' },
    summary: {
      zh: '退休教师马志霞2006年开办第一间村图书室，如今它们由退休教师与返乡青年共同管理。',
      en: 'Ms Ma Zhixia, a retired teacher, opened the first in 2006; retired teachers and young people who have come home look after them.',
    },
    body: inBoth([
      text(
        '星火图书馆计划的第640间村图书室日前开放。它设在集市旁，赶集的日子开到天黑。',
        'The Xinghuo Library Project has opened its 640th village library. It stands beside a market and, on market days, stays open until dark.',
      ),
      text(
        '计划创始人马志霞说，选址只有一条原则：孩子放学路过、大人赶集路过。书架上三分之一是农技与法律读物，由村民自己开列书单。',
        'Ms Ma Zhixia, its founder, says that there is one rule for the choice of a place: children must pass it after school and their parents on the way to market. A third of the shelves hold books on farming and the law, from lists that the villagers draw up themselves.',
      ),
      text(
        '论坛第二天，马志霞将在“大城市之外的教育”专题研讨会上谈乡村图书馆的管理员。',
        'On the second day of the Forum Ms Ma will speak about the keepers of village libraries at the symposium “Education beyond the Big Cities”.',
      ),
    ]),
  },
  {
    ...{ key: 'lake-water-heat', kind: 'news', category: 'green', published: { day: -26, time: '14:10' } },
    ...{ source: daily, cover: 'mountains-1' },
    title: {
      zh: '零下30度的暖气：北湖市告别最后一座燃油锅炉',
      en: 'Warm at minus 30: Nordvatn closes its last oil-fired boiler',
    },
    summary: {
      zh: '这座8万人口的北方城市改用湖水热泵与余热供暖，供热公司三成股份由居民持有。',
      en: 'The northern city of 80,000 now heats its homes with lake-water heat pumps and waste heat; its residents own three tenths of the company.',
    },
    body: inBoth([
      text(
        '北湖市最后一座燃油锅炉本月停用。全市住宅改由湖水热泵与垃圾焚烧余热供暖，冬季最低气温可达零下30度。',
        'The last oil-fired boiler in Nordvatn has been shut down this month. The city’s homes are now heated by pumps that draw warmth from the lake and by waste heat, through winters that reach minus 30 degrees.',
      ),
      picture('forest-1', '环湖林地，管道从林下穿过', 'Woods around the lake; the pipes run beneath them'),
      text(
        '市长艾娜·哈尔沃斯达尔是供热工程师，连任两届。她说，难点不在设备，而在账单：',
        'Ms Aina Halvorsdal, the Mayor, is a heating engineer in her second term. The difficulty, she says, was never the equipment but the bill:',
      ),
      quote(
        '居民问的第一个问题总是“我家每月多付多少钱”。我们把答案印在账单上，也把三成股份交给居民，让他们既是用户，也是股东。',
        'The first question is always: how much more shall I pay each month? We printed the answer on the bill, and we gave residents three tenths of the shares, so that they are owners as well as customers.',
      ),
      text(
        '哈尔沃斯达尔将出席论坛第二天的市长晚餐会，就低碳供热与来自亚洲、非洲的市长交流。',
        'Ms Halvorsdal will attend the Mayors’ Dinner on the second day of the Forum and exchange experience of low-carbon heating with mayors from Asia and Africa.',
      ),
    ]),
  },
];
