import type { DemoNews } from '../../shapes.ts';
import { changfeng, daily, harbourline } from '../../sources.ts';
import { heading, inBoth, list, picture, quote, text } from '../../writing.ts';

export const enterprise: DemoNews[] = [
  {
    ...{ key: 'salt-tolerant-rice', kind: 'news', category: 'science', published: { day: -33, time: '09:40' } },
    ...{ source: daily, cover: 'terraces-1', voice: true },
    title: { zh: '盐碱地上的第十个收成', en: 'A tenth harvest on salty ground' },
    summary: {
      zh: '禾序生物育种的耐盐碱水稻在六个国家设有试验站，种子以成本价供应小农户。',
      en: 'Hexu Crop Sciences grows salt-tolerant rice at field stations in six countries and supplies smallholders with seed at cost.',
    },
    body: inBoth([
      text(
        '海风吹过稻田，田埂上有一层白霜似的盐。植物遗传学家宋志伟蹲下来，捻了捻土，说今年的收成不会差。',
        'The wind comes off the sea, and a crust of salt lies along the edges of the fields like frost. Dr Song Zhiwei, a plant geneticist, crouches, rubs the soil between his fingers and says that the harvest will not be bad.',
      ),
      text(
        '这是禾序生物育种在这片盐碱地上的第十个收成。十年来，宋志伟和同事选育出五个耐盐碱品种，在六个国家设立了试验站。',
        'It is the tenth harvest of Hexu Crop Sciences on this ground. In ten years Dr Song and his colleagues have bred five salt-tolerant varieties and set up field stations in six countries.',
      ),
      text(
        '“品种只是一半，”他说，“另一半是水。什么时候灌、灌多少、盐往哪里排，每块地都不一样，农户比我们清楚。”',
        '“The variety is one half of it,” he says. “The other half is water: when to let it in, how much, and where the salt should go. Every field is different, and the farmers know theirs better than we do.”',
      ),
      text(
        '公司向小农户按成本价供应种子，并请他们记录每一季的灌水与产量。这些记录经整理后向各试验站开放。',
        'The company supplies smallholders with seed at cost and asks them to write down, season by season, what they watered and what they reaped. The records are put in order and opened to all field stations.',
      ),
      text(
        '宋志伟将在论坛首日的“气候变暖背景下的粮食安全”专题研讨会上发言，题目是“耐盐碱水稻的十年”。',
        'Dr Song will speak on “Ten years of salt-tolerant rice” at the symposium “Food Security in a Warming World” on the first day of the Forum.',
      ),
    ]),
  },
  {
    ...{ key: 'methanol-ships', kind: 'news', category: 'economy', published: { day: -18, time: '17:15' } },
    ...{ source: harbourline, cover: 'harbour-3' },
    title: { zh: '首批八艘甲醇动力船投入运营', en: 'First eight methanol-fuelled ships enter service' },
    summary: {
      zh: '云帆航运集团改造船队的同时，更关心港口能否加注。',
      en: 'As Yunfan Shipping Group converts its fleet, its question is whether ports can refuel it.',
    },
    body: inBoth([
      text(
        '云帆航运集团首批八艘绿色甲醇动力船已全部投入运营。集团拥有集装箱船与散货船86艘，经营21条远洋航线。',
        'The first eight ships of Yunfan Shipping Group to run on green methanol are all in service. The Group has 86 container ships and bulk carriers on 21 ocean routes.',
      ),
      text(
        '总裁贺永强曾做过19年远洋船长。他说，船改好了，加注还要看港口：“一条航线上只要有一个港口加不上，整条航线就得退回去用老燃料。”',
        'Mr He Yongqiang, the President, was a deep-sea captain for 19 years. The ships are ready, he says, and now it depends on the ports: “If one port on a route cannot refuel you, the whole route goes back to the old fuel.”',
      ),
      text(
        '由他牵头的港口韧性工作组正在统计各港的加注与岸电能力，结果将写入提交论坛的报告。',
        'The working group on port resilience, which he leads, is recording what each port can offer in fuel and shore power. The results will be included in its report to the Forum.',
      ),
    ]),
  },
  {
    ...{ key: 'cocoa-at-source', kind: 'news', category: 'economy', published: { day: -12, time: '10:25' } },
    ...{ source: changfeng, cover: 'market-1' },
    title: { zh: '可可豆不再原样出口', en: 'No more exports of raw cocoa' },
    summary: {
      zh: '金岸可可在产地建厂，向1.6万户农民收购可可豆，员工中女性占半数。',
      en: 'Golden Shore Cocoa built its factory where the beans are grown; it buys from 16,000 farmers, and half of its staff are women.',
    },
    body: inBoth([
      text(
        '阿贝娜·弗林蓬马是食品工艺师。2012年，她在可可产区建起加工厂，把可可液块、可可脂和巧克力的生产留在当地。',
        'Ms Abena Frimpomaa is a food technologist. In 2012 she built a factory in the growing region, so that cocoa mass, butter and chocolate are made there.',
      ),
      text(
        '工厂向1.6万户农民收购可可豆，价格在播种前商定，付款不超过七天。弗林蓬马说，农民最看重的不是最高价，而是知道价。',
        'It buys from 16,000 farmers at prices agreed before planting and pays within seven days. What farmers value most, Ms Frimpomaa says, is not the highest price but a known one.',
      ),
      quote(
        '豆子运出去，一年只有一个收成；巧克力运出去，一年有十二个月的工资。',
        'Ship the beans, and there is one harvest a year. Ship the chocolate, and there are twelve months of wages.',
      ),
      text(
        '论坛第二天，弗林蓬马将与来自咖啡、水产和蔬菜行业的同行一起，在“小农户与现代市场”专题研讨会上发言。',
        'On the second day of the Forum Ms Frimpomaa will speak at the symposium “Smallholders and Modern Markets”, with colleagues from the coffee, seafood and vegetable trades.',
      ),
    ]),
  },
  {
    ...{ key: 'zero-carbon-park', kind: 'news', category: 'green', published: { day: -10, time: '08:00' } },
    ...{ source: daily, cover: 'wind-1', video: 'wind-at-work', public: true },
    title: { zh: '零碳产业园的第一年', en: 'The first year of a zero-carbon park' },
    summary: {
      zh: '江澜省首个零碳产业园运行满一年。记者走访风机、储能站与车间，看看哪些设想成了，哪些改了。',
      en: 'Jianglan’s first zero-carbon industrial park has run for a year. A visit to its turbines, its batteries and its workshops shows what worked and what was changed.',
    },
    body: inBoth([
      text(
        '江澜省首个零碳产业园投入运行满一年。园区的电来自山脊上的风机和厂房屋顶的光伏板，夜里靠储能站补足。',
        'The first zero-carbon industrial park in Jianglan Province has been in operation for a year. Its power comes from turbines on the ridge and panels on the roofs, and at night from its batteries.',
      ),
      heading('一年的账', 'A year’s accounts'),
      list(
        [
          '可再生能源供电比例：首季71%，末季88%',
          'Share of renewable power: 71 per cent in the first quarter, 88 per cent in the last',
        ],
        ['入园企业：年初19家，年末34家', 'Tenants: 19 at the start, 34 at the end'],
        ['因供电不足而停产：全年3次，合计5小时', 'Stoppages for want of power: three, five hours in all'],
        ['由职业院校定向培养的运维人员：126人', 'Technicians trained with vocational colleges: 126'],
      ),
      text(
        '数字由园区与第三方核查机构共同公布，包括那三次停产。副省长邵云杰说，公布失败，别人才学得到东西。',
        'The figures, the three stoppages among them, are published jointly by the park and an independent verifier. Unless failures are published, says Mr Shao Yunjie, Vice Governor, others have nothing to learn from.',
      ),
      picture('solar-1', '厂房屋顶与坡地上的光伏板', 'Panels on the slopes beside the workshops'),
      heading('改了什么', 'What was changed'),
      text(
        '最大的改动在用电时间。园区原打算增建储能，后来发现，让三家用电大户把部分工序挪到大风的夜里，省下的钱足够少建一半电池。',
        'The greatest change was in the hours of use. The park had meant to build more storage. It then found that moving some of the work of its three largest users to windy nights would save half the batteries.',
      ),
      picture(
        'steelworks-1',
        '三家用电大户之一：园区里的铸造厂',
        'A foundry in the park, one of its three largest users',
      ),
      text(
        '风机由远岫新能源建设和运维。公司董事长顾明澜说，提前一天告诉车间明晚有没有风，比多装几台风机更有用。',
        'The turbines were built and are maintained by Yuanxiu New Energy. To tell a workshop a day ahead whether tomorrow night will be windy, says Mr Gu Minglan, its Chair, is worth more than a few more turbines.',
      ),
      text(
        '邵云杰将在论坛第二天的全体会议“绿色增长与新型能源体系”上介绍园区第一年的情况。',
        'Mr Shao will report on the first year of the park at the plenary “Green Growth and the Next Energy System” on the second day of the Forum.',
      ),
    ]),
  },
];
