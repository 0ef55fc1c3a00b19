import type { DemoNews } from '../../shapes.ts';
import { daily, harbourline } from '../../sources.ts';
import { heading, inBoth, list, picture, text } from '../../writing.ts';

/** Written by speakers for the Forum’s daily, before they speak. */
export const essays: DemoNews[] = [
  {
    ...{ key: 'talk-shen-yanzhi', kind: 'talk', category: 'science', published: { day: -15, time: '08:30' } },
    ...{ source: daily, cover: 'servers-2' },
    title: { zh: '沈彦志：为县城准备的人工智能', en: 'Shen Yanzhi: Artificial intelligence for county towns' },
    summary: {
      zh: '新技术通常先到大城市。这一次能不能反过来？明理研究院院长提出三个条件。',
      en: 'New technology usually reaches the big cities first. Could it be the other way round? Three conditions, by the President of the Mingli Institute.',
    },
    body: inBoth([
      text(
        '过去两年，我和同事走访了31个县，问企业主和办事员同一个问题：如果多一个不知疲倦的助手，您让它做什么？',
        'In the past two years my colleagues and I visited 31 counties and asked owners of firms and clerks in offices one question: if you had a helper who never tired, what would you have it do?',
      ),
      text(
        '回答出乎意料地一致：填表、对账、看图纸、写说明书。没有人提到我们在论文里讨论的那些事。',
        'The answers were surprisingly alike: fill in forms, check accounts, read drawings, write instructions. Nobody mentioned what we discuss in our papers.',
      ),
      heading('第一个条件：有人会修', 'First: somebody who can mend it'),
      text(
        '县城的机器坏了，等省城的工程师要等四天。软件坏了，没有人等得了四天。因此每个县要先有两三个会修的人，再谈推广。',
        'When a machine breaks in a county town, the engineer from the provincial capital comes in four days. Nobody can wait four days for software. Each county needs two or three people who can mend it before we speak of spreading it.',
      ),
      heading('第二个条件：错了能改', 'Second: a mistake can be put right'),
      text(
        '办事大厅用机器核对材料，错一次，群众就不再相信。我们建议每个窗口都保留一位能当场更正的人，并把更正的次数公布出来。',
        'When an office checks papers by machine, one mistake is enough for people to lose trust. We propose that every window keep somebody who can correct it on the spot, and that the number of corrections be published.',
      ),
      heading('第三个条件：数据留在本地', 'Third: the data stay'),
      text(
        '县里的数据为县里所用。模型可以从外面来，数据不必到外面去，这在技术上已经做得到。',
        'A county’s data should serve the county. Models may come from outside; the data need not leave. That is technically possible today.',
      ),
      text(
        '做到这三条，新技术或许可以第一次先到县城。这也是我准备在“十二人谈”上讲的五分钟。',
        'If these three are met, a new technology might for once reach the county town first. That is what I intend to say in my five minutes at “Twelve Voices on the Next Decade”.',
      ),
    ]),
  },
  {
    ...{ key: 'talk-he-yongqiang', kind: 'talk', category: 'economy', published: { day: -4, time: '14:40' } },
    ...{ source: harbourline, cover: 'harbour-5' },
    title: { zh: '贺永强：船与港之间，差一个电话', en: 'He Yongqiang: Between ship and shore, one telephone call' },
    summary: {
      zh: '做了19年远洋船长的航运集团总裁谈到港预测：数据都有，只是没有人先开口。',
      en: 'A deep-sea captain for 19 years, now President of a shipping group, on predicted arrivals: the data exist, but nobody speaks first.',
    },
    body: inBoth([
      text(
        '我当船长的时候，最怕的不是风浪，是抛锚等泊。二十几个人，一船货，等一个不知道几点空出来的泊位。',
        'When I was a captain, what I dreaded was not the weather but lying at anchor: some 20 people and a shipload of goods, waiting for a berth that would be free nobody knew when.',
      ),
      text(
        '现在我管86艘船，问题还是那个问题。船上知道自己几点到，港口知道泊位几点空，引航站知道潮水，三家各有一块屏幕。',
        'Now I have 86 ships, and the question is the same. The ship knows when it will arrive, the port knows when the berth is free, the pilots know the tide, and each has a screen of its own.',
      ),
      list(
        [
          '船方愿意提前24小时报到港时间，误差不超过一小时',
          'Ships would announce their arrival 24 hours ahead, to within an hour',
        ],
        ['港方愿意提前12小时确认泊位', 'Ports would confirm a berth 12 hours ahead'],
        ['双方都担心报错了要赔钱', 'Both fear that they must pay if they are wrong'],
      ),
      picture('harbour-6', '锚地等泊的船只，一等往往是一整天', 'Waiting at anchor: often it takes a whole day'),
      text(
        '所以工作组的第一条建议很朴素：第一年，报错不赔。大家先学会说，再学会说准。',
        'So the first proposal of our working group is a plain one: in the first year, nobody pays for a wrong forecast. Let us learn to speak first, and to be right afterwards.',
      ),
    ]),
  },
];
