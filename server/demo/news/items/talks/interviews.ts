import type { DemoNews } from '../../shapes.ts';
import { daily, yuanjian } from '../../sources.ts';
import { heading, inBoth, picture, quote, text } from '../../writing.ts';

/** Conversations before the Forum. A question is bold, its answer follows. */
export const interviews: DemoNews[] = [
  {
    ...{ key: 'talk-qin-shuhua', kind: 'talk', category: 'forum', published: { day: -20, time: '10:00' } },
    ...{ source: daily, cover: 'lake-2', public: true },
    title: { zh: '秦书华：给分歧留一把椅子', en: 'Qin Shuhua: A chair for those who differ' },
    summary: {
      zh: '组委会主席谈论坛为什么不通过宣言、怎样算开得成功，以及四十余年谈判教会他的事。',
      en: 'The Chair of the Organising Committee on why the Forum adopts nothing, what success would be, and what 40 years of negotiation have taught him.',
    },
    body: inBoth([
      text(
        '秦书华从事国际发展合作40余年，参与起草和谈判过六项区域发展规划，自第二届起担任论坛组委会主席。',
        'Mr Qin Shuhua has worked in international development co-operation for more than 40 years and took part in negotiating six regional development plans. He has chaired the Organising Committee since the second Forum.',
      ),
      text('*论坛为什么不通过宣言？*', '*Why does the Forum adopt no declaration?*'),
      text(
        '因为宣言要逐字逐句地谈，谈到最后，大家记住的是自己让了什么。我们只由主席发布一份总结，写清谁提出了什么、哪些得到普遍支持、哪些没有。没有得到支持的也写，这一点很重要。',
        'Because a declaration is negotiated word by word, and in the end everybody remembers what they gave away. Here the Chair issues a summary. It says what was proposed, what met with broad support and what did not. That the last of these is recorded too is important.',
      ),
      text('*怎样算开得成功？*', '*When is a Forum a success?*'),
      text(
        '散会一年之后，还有人给当时坐在对面的人打电话，就算成功。',
        'If, a year later, somebody still telephones the person who sat on the other side of the table.',
      ),
      quote(
        '谈判桌上最贵的一把椅子，是留给不同意您的人的。撤掉它，会开得很快，事办得很慢。',
        'The dearest chair at a table is the one kept for those who disagree with you. Take it away, and the meeting is quick and the work is slow.',
      ),
      text('*您的第一次谈判是什么？*', '*What was your first negotiation?*'),
      text(
        '一条乡村公路的走向。两个村子都希望路从自己村口过，我带着图纸去了九次。最后路从两村中间走，两边都不满意，也都用了三十年。',
        'The course of a country road. Two villages each wanted it to pass their own gate, and I went there nine times with my drawings. In the end it ran between them. Neither was content, and both have used it for 30 years.',
      ),
      picture('tea-1', '听澜轩的午后', 'An afternoon at Tinglan Pavilion'),
      text('*对第一次参会的代表，您有什么建议？*', '*What would you say to somebody who attends for the first time?*'),
      text(
        '少听一场讲话，多喝一次茶。湖边的听澜轩下午有茶。',
        'Leave out one speech and take tea instead. It is served in the afternoon at Tinglan Pavilion, by the lake.',
      ),
    ]),
  },
  {
    ...{ key: 'talk-adebari', kind: 'talk', category: 'economy', published: { day: -11, time: '09:15' } },
    ...{ source: yuanjian, cover: 'telephone-1' },
    title: { zh: '奥卢雷米·阿德巴里：信贷跟着土壤走', en: 'Oluremi Adebari: Credit that follows the soil' },
    summary: {
      zh: '稀树农业科技创始人谈一条短信、一份土样和90万农户。',
      en: 'The founder of Savanna Agritech on a text message, a handful of soil and 900,000 farms.',
    },
    body: inBoth([
      text('*为什么从土壤做起？*', '*Why begin with soil?*'),
      text(
        '因为银行问农户要抵押，农户只有地，而没有人知道那块地值多少。我们测土，告诉农户该施什么肥，也告诉银行这块地能还多少钱。一份土样回答了两个问题。',
        'Because a bank asks a farmer for security, and all a farmer has is land, and nobody knows what it is worth. We test the soil. The farmer learns what to put on it, and the bank learns what it can repay. One handful of soil answers two questions.',
      ),
      text('*服务全部用短信？*', '*And all of it by text message?*'),
      text(
        '全部。不是每个人都有智能手机，但人人有短信。我们的农学家每条建议不超过七十个字，写短比写长难得多。',
        'All of it. Not everybody has a smartphone; everybody has text messages. Our agronomists may use no more than 160 letters, and it is far harder to write short than to write long.',
      ),
      picture('telephone-2', '地头收到的施肥建议', 'Advice on fertiliser, received in the field'),
      text('*失败过吗？*', '*Have you failed?*'),
      text(
        '第二年就失败过。我们按日历催还款，忘了那一带雨季推迟。后来把还款日改成收成后的第三个星期，逾期少了一大半。',
        'In the second year. We asked for repayment by the calendar and forgot that the rains were late. Now the date is three weeks after the harvest, and most of the arrears have gone.',
      ),
    ]),
  },
  {
    ...{ key: 'talk-miyashita', kind: 'talk', category: 'society', published: { day: -8, time: '15:00' } },
    ...{ source: daily, cover: 'street-1' },
    title: { zh: '宫下由佳里：一条街，四代人', en: 'Yukari Miyashita: One street, four generations' },
    summary: {
      zh: '“多代同街”试点已在19座城市推广。它的发起人说，关键不是房子，是台阶。',
      en: 'Her “streets of many generations” have been taken up in 19 cities. What matters, she says, is not the houses but the steps.',
    },
    body: inBoth([
      text(
        '宫下由佳里研究长寿社会的住房与护理，她发起的“多代同街”试点已在19座城市推广。',
        'Ms Yukari Miyashita studies housing and care in long-lived societies. Her “streets of many generations” have been taken up in 19 cities.',
      ),
      heading('从一级台阶说起', 'It begins with a step'),
      text(
        '“我们量过一条街：从家门到菜店，一共十一级台阶。拆掉十一级台阶，老人每周出门的次数从两次变成五次。没有哪种药有这个效果。”',
        '“We measured one street: from the door to the grocer’s there were 11 steps. When the 11 steps were gone, old people went out five times a week instead of twice. No medicine does as much.”',
      ),
      heading('让年轻人愿意来', 'Why the young should come'),
      text(
        '“街上要有托儿所，也要有夜里开门的食堂。年轻父母来接孩子，老人在隔壁吃饭，两代人就认识了。我们从不组织联谊活动。”',
        '“There must be a nursery, and a canteen that is open in the evening. Parents come for their children, old people dine next door, and so they meet. We never arrange gatherings.”',
      ),
      text(
        '论坛第二天，她将在“健康与老龄社会”专题研讨会上发言；第三天，她是“十二人谈”的嘉宾之一。',
        'She will speak at the symposium “Healthy Ageing Societies” on the second day of the Forum and is one of the “Twelve Voices” on the third.',
      ),
    ]),
  },
  {
    ...{ key: 'talk-ouyang', kind: 'talk', category: 'society', published: { day: -1, time: '11:30' } },
    ...{ source: daily, cover: 'clinic-1' },
    title: { zh: '欧阳艳秋：出院那天，照护才开始', en: 'Ouyang Yanqiu: Care begins on the day of discharge' },
    summary: {
      zh: '从医36年的老年医学专家谈医院、社区与家庭怎样接力。',
      en: 'After 36 years in geriatric medicine she explains how hospital, community and home can pass the baton.',
    },
    body: inBoth([
      text(
        '梧桐医学院附属医院院长欧阳艳秋教授说，她最关心的不是病人住院的七天，而是出院后的七个星期。',
        'Professor Ouyang Yanqiu, President of the Affiliated Hospital of Wutong Medical College, is concerned less with the seven days in hospital than with the seven weeks after it.',
      ),
      text(
        '“老人出院时拿到一张单子，上面写着吃什么药。没有人告诉他浴室要装扶手、地毯要收起来。三成多的再入院，是在家里摔的。”',
        '“When an old patient goes home, there is a sheet that says which medicines to take. Nobody says that the bath needs a rail and the rug must go. More than three in ten of those who come back have fallen at home.”',
      ),
      text(
        '她主持的跌倒预防项目已进入120个社区。护士在病人出院前先去家里看一遍，带一把尺子、一盏灯。',
        'Her programme for the prevention of falls is offered in 120 communities. Before a patient is discharged a nurse visits the home, with a measure and a lamp.',
      ),
      quote(
        '长期护理保险付的是照护的钱，不是摔倒之后的钱。早一点付，就少付很多。',
        'Long-term care insurance should pay for care and not for what follows a fall. Whoever pays a little sooner pays far less.',
      ),
    ]),
  },
];
