import type { DemoNews } from '../../shapes.ts';
import { changfeng, daily } from '../../sources.ts';
import { heading, inBoth, list, picture, quote, text } from '../../writing.ts';

export const secondMorning: DemoNews[] = [
  {
    ...{ key: 'second-day-guide', kind: 'news', category: 'forum', published: { day: 2, time: '06:40' } },
    ...{ source: daily, cover: 'city-1', voice: true },
    title: { zh: '早间提要：今天正式开幕', en: 'Morning brief: the formal opening' },
    summary: {
      zh: '开幕会议、上午的全体会议与晚间的文化之夜，一文了解第二天。',
      en: 'The opening, a morning of plenaries and an Evening of Culture: the second day in two minutes.',
    },
    body: inBoth([
      text(
        '各位代表，早上好。论坛今天上午正式开幕，安检人数较多，请预留20分钟。',
        'Good morning. The Forum is formally opened this morning. Security checks may take time, so please allow 20 minutes.',
      ),
      list(
        [
          '07:45，牡丹厅举行早餐会，谈今年经济形势。',
          'At 07:45, the breakfast briefing on this year’s economic outlook in Mudan Hall.',
        ],
        [
          '09:00，开幕会议在和合厅举行，08:40停止入场，请走3号门。',
          'At 09:00, the opening plenary in Hehe Hall. Doors close at 08:40; please use Door 3.',
        ],
        [
          '09:50，全体会议讨论绿色增长与新型能源体系。',
          'At 09:50, the plenary on green growth and the next energy system.',
        ],
        [
          '11:15，青云厅讨论人工智能与包容发展。',
          'At 11:15, artificial intelligence for inclusive development, in Qingyun Hall.',
        ],
        ['14:00，和合厅讨论供应链。', 'At 14:00, supply chains, in Hehe Hall.'],
        [
          '19:30，云岫艺术中心举行文化之夜，19:00与19:30由东门发车。',
          'At 19:30, the Evening of Culture at the Yunxiu Arts Centre. Cars leave from the East Gate at 19:00 and 19:30.',
        ],
      ),
      text(
        '请留意两处调整：“健康与老龄社会”研讨会改在松鹤厅，时间不变；“学习型港口”研讨会推迟至16:45开始。傍晚的低碳航空燃料研讨会取消。',
        'Please note two changes: the symposium on healthy ageing has moved to Songhe Hall at the same time, and “Ports that Learn” begins at 16:45. The evening symposium on aviation fuels is cancelled.',
      ),
      text(
        '主席总结起草组昨夜举行了第一次会议，今晚继续。',
        'The drafting group on the Chair’s Summary held its first meeting last night and meets again this evening.',
      ),
    ]),
  },
  {
    ...{ key: 'breakfast-outlook', kind: 'news', category: 'economy', published: { day: 2, time: '08:40' } },
    ...{ source: changfeng, cover: 'columns-4', voice: true },
    title: { zh: '早餐桌上的三个判断', en: 'Three judgements over breakfast' },
    summary: {
      zh: '利率、大宗商品与贸易：经济学家在早餐会上给出各自的看法，也说明了可能错在哪里。',
      en: 'Economists gave their views on interest rates, commodities and trade, and said where they might be wrong.',
    },
    body: inBoth([
      text(
        '没有讲台，只有咖啡。今天早上在牡丹厅，弘正证券首席经济学家程立新请每位嘉宾只说一个判断，再说这个判断最可能错在哪里。',
        'There was no rostrum, only coffee. In Mudan Hall this morning Mr Cheng Lixin, Chief Economist of Hongzheng Securities, asked each speaker for one judgement, and then for the place where it was most likely to be wrong.',
      ),
      text(
        '德干联合银行首席经济学家维克拉姆·谢诺利卡尔博士认为，新兴市场的利率会先于发达经济体回落。可能的错误在于汇率：如果资金流出，降息就要推迟。',
        'Dr Vikram Shenolikar, Chief Economist of Deccan Union Bank, expects interest rates to fall in emerging markets before they fall elsewhere. He may be wrong about exchange rates: if money flows out, the cuts will have to wait.',
      ),
      text(
        '拓岭证券首席经济学家谭秀岩认为，大宗商品价格将在窄幅内波动。可能的错误在于天气，一次歉收就足以改变半年的走势。',
        'Ms Tan Xiuyan, Chief Economist of Tuoling Securities, expects commodity prices to move within a narrow band. She may be wrong about the weather, since one poor harvest can change the course of half a year.',
      ),
      text(
        '彭哈洛合伙投资首席执行官奥利维娅·彭哈洛认为，贸易量的恢复会比订单显示的更快，因为企业的库存已经见底。可能的错误在于，企业也许已经习惯了低库存。',
        'Ms Olivia Penhallow, Chief Executive Officer of Penhallow Partners, expects trade to recover faster than orders suggest, because stocks are at their lowest. She may be wrong in this: firms may have grown used to low stocks.',
      ),
      text(
        '程立新最后说，三个判断明年此时一一核对。',
        'All three judgements, Mr Cheng said at the end, will be checked at this time next year.',
      ),
    ]),
  },
  {
    ...{ key: 'supply-chains-call', kind: 'news', category: 'economy', published: { day: 2, time: '09:58' } },
    ...{ source: daily, cover: 'harbour-1', video: 'harbour-at-work', voice: true, public: true },
    title: { zh: '各方呼吁保持供应链稳定与开放', en: 'Ministers call for steady, open supply chains' },
    summary: {
      zh: '论坛今天上午开幕。发言者认为，信心来自可预期的规则、有耐心的资本和坦诚对话的习惯。',
      en: 'The Forum opened this morning. Confidence, its speakers held, grows from predictable rules, patient capital and the habit of candid dialogue.',
    },
    body: inBoth([
      text(
        '在开幕全体会议上，与会代表一致认为，信心与其说来自承诺，不如说来自可预期的规则、有耐心的资本，以及坦诚对话的习惯。',
        'At the opening plenary, delegates agreed that confidence is built less by promises than by predictable rules, patient capital and the habit of talking to one another.',
      ),
      text(
        '会议今天上午在和合厅举行，组委会主席秦书华主持并宣布论坛开幕。他说，供应链不是一张图，而是许多人每天的工作；把它剪断容易，接上要很多年。',
        'The plenary was held in Hehe Hall this morning. Mr Qin Shuhua, Chair of the Organising Committee, presided and declared the Forum open. A supply chain, he said, is not a diagram but the daily work of many people. It is easily cut, and it takes years to join again.',
      ),
      picture('harbour-2', '开幕会议上播放的港口影像', 'A port at work, from the film shown at the opening'),
      text(
        '两洋发展组织秘书长玛丽亚·德拉孔塞普西翁·费尔南德斯-阿尔瓦拉多·德蒙特韦尔德以“多边合作的耐心”为题发言。她说，该组织的成员用了四年才商定一张两页的申请表，此后申请气候适应资金的时间由18个月缩短到5个月。',
        'Ms María de la Concepción Fernández-Alvarado de Monteverde, Secretary-General of the Inter-Oceanic Development Organisation, spoke on patience in multilateral co-operation. Its members, she said, took four years to agree on a form of two pages. Since then an application for adaptation funds takes five months instead of 18.',
      ),
      text(
        '巴库梅共和国发展规划部部长阿马杜·库雷西说，内陆国家最怕的不是价格高，而是不知道货什么时候到。他呼吁沿线各国在提高查验要求之前至少提前60天通知。',
        'What a country without a coast fears most, said Mr Amadou Kouressy, Minister of Development Planning of the Republic of Bakoumé, is not a high price but not knowing when its goods will arrive. He called on countries along the route to give at least 60 days’ notice before they tighten inspections.',
      ),
      quote(
        '我们不要求门永远开着，只希望知道它几点开、几点关。',
        'We do not ask that the door should always be open. We ask to know at what hour it opens and at what hour it closes.',
      ),
      text(
        '格雷马共和国交通与物流部部长约翰尼斯·特克莱亚布在会前表示，与邻国统一轴载和单证之后，本国卡车在边境的等待缩短了一半。他将在下午的全体会议上介绍内陆国家的走廊。',
        'Mr Yohannes Tekleab, Minister of Transport and Logistics of the Republic of Gerema, said before the plenary that common axle loads and documents have halved the wait of his country’s lorries at the border. He will speak about corridors for landlocked countries this afternoon.',
      ),
      text(
        '江澜省副省长邵云杰和崇文大学校长肖培元教授也作了发言。肖培元说，大学能为供应链做的，是培养既懂货物、也懂邻居语言的人。',
        'Mr Shao Yunjie, Vice Governor of Jianglan Province, and Professor Xiao Peiyuan, President of Chongwen University, also spoke. What universities can give to supply chains, Professor Xiao said, is people who understand goods and also the language of their neighbours.',
      ),
      heading('接下来', 'What comes next'),
      text(
        '三个工作组将在明天上午的全体会议上提交报告，内容涉及港口韧性、中小企业技能培训，以及共同的绿色标准名录。',
        'Three working groups will report in plenary tomorrow morning. Their drafts cover port resilience, skills for smaller firms and a common register of green standards.',
      ),
      text(
        '秦书华在结束时说，论坛的价值不在于消除分歧，而在于让分歧始终有处可谈。报告全文将于会后收入“文件”，供各位代表查阅。',
        'The worth of the Forum, Mr Qin said in closing, lies not in ending differences but in keeping a place where they can always be discussed. The reports will be placed in Files for all delegates.',
      ),
    ]),
  },
  {
    ...{ key: 'green-bond-standard', kind: 'news', category: 'green', published: { day: 2, time: '10:06' } },
    ...{ source: daily, cover: 'city-2', voice: true, public: true },
    title: { zh: '十二座城市发布共同绿色债券标准', en: 'Twelve cities publish a shared green-bond standard' },
    summary: {
      zh: '修订后的标准全文与填报指南今天公开。同一张表、同一种算法、同一类核查，小城市也能发债。',
      en: 'The revised text and a guide appear today: one form, one method and one kind of verification, within reach of smaller cities.',
    },
    body: inBoth([
      text(
        '在今天上午的全体会议“绿色增长与新型能源体系”上，沧浦市市长温如兰代表12座城市公布共同绿色债券披露标准修订全文及填报指南。',
        'At this morning’s plenary “Green Growth and the Next Energy System” Ms Wen Rulan, Mayor of Cangpu, published the revised text of the disclosure standard for green bonds that 12 cities share, with a guide to its use.',
      ),
      text(
        '12座城市于2024年首次发布这一标准，并根据各地的使用情况作了修订。各城市用同一张表公布资金用途、减排效果和核查机构，发债准备时间平均缩短了5个星期。',
        'The cities first published the standard in 2024 and have revised it in the light of its use. With one form for the use of funds, the emissions saved and the verifier, the preparation of a bond now takes five weeks less on average.',
      ),
      list(
        ['同一张表：资金用在哪里，一页纸写清楚。', 'One form: the use of the money is set out on a single page.'],
        [
          '同一种算法：减排量按公开的公式计算，任何人都可以复核。',
          'One method: savings are reckoned by a published formula that anybody can repeat.',
        ],
        [
          '同一类核查：核查机构三年一换，费用由各城市共同承担。',
          'One kind of verification: verifiers change every three years, and the cities share the cost.',
        ],
      ),
      text(
        '温如兰说，标准的读者不只是投资者，也是市民。一座城市借了钱、修了什么、省了多少，市民应当看得懂。',
        'The standard is written for citizens as well as investors, Ms Wen said. What a city has borrowed, what it has built and what it has saved ought to be plain to those who live there.',
      ),
      text(
        '共同绿色标准名录工作组将在明天的报告中建议，把这一标准作为首批收录的文件。午间新闻吹风会13:15在青云厅举行，温如兰将回答记者提问。',
        'The working group on a register of green standards will propose tomorrow that it be among the first to be entered. Ms Wen will answer questions at the midday press briefing in Qingyun Hall at 13:15.',
      ),
    ]),
  },
];
