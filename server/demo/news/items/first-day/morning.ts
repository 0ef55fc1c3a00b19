import type { DemoNews } from '../../shapes.ts';
import { daily } from '../../sources.ts';
import { inBoth, list, picture, quote, text } from '../../writing.ts';

export const firstMorning: DemoNews[] = [
  {
    ...{ key: 'first-day-guide', kind: 'news', category: 'forum', published: { day: 1, time: '06:40' } },
    ...{ source: daily, cover: 'hall-1', voice: true },
    title: { zh: '早间提要：首日看点', en: 'Morning brief: the first day' },
    summary: {
      zh: '报到、青年学者对话、首日全体会议与欢迎晚宴，一文了解今天的安排。',
      en: 'Registration, a dialogue with young scholars, the first-day plenary and the welcome dinner: the day in two minutes.',
    },
    body: inBoth([
      text(
        '各位代表，早上好。论坛今天启幕，以下是今天的主要安排。',
        'Good morning. The Forum begins today, and these are the main points of the day.',
      ),
      list(
        [
          '08:00起，牡丹厅办理报到，请由东门入场。',
          'From 08:00, registration in Mudan Hall. Please enter by the East Gate.',
        ],
        ['09:00，青云厅举行青年学者对话。', 'At 09:00, the dialogue with young scholars in Qingyun Hall.'],
        ['09:30，松鹤厅讨论气候变暖背景下的粮食安全。', 'At 09:30, food security in a warming world, in Songhe Hall.'],
        [
          '13:30，首日全体会议在和合厅举行，13:15停止入场。',
          'At 13:30, the first-day plenary in Hehe Hall. Doors close at 13:15.',
        ],
        ['17:00，松鹤厅发布论坛年度报告。', 'At 17:00, the Annual Report of the Forum is presented in Songhe Hall.'],
        [
          '18:30，云岫艺术中心举行欢迎晚宴，18:00由东门发车。',
          'At 18:30, the welcome dinner at the Yunxiu Arts Centre. Cars leave from the East Gate at 18:00.',
        ],
      ),
      text(
        '玉澄国宾馆各厅之间步行即可到达。如需协助，总服务台设在主楼一层，开放至22:00。',
        'The halls of the Guesthouse are within walking distance of one another. The help desk is on Level 1 of the Main Building and open until 22:00.',
      ),
      text('祝各位今天有好的对话。', 'We wish you good conversations.'),
    ]),
  },
  {
    ...{ key: 'seeds-soil-storage', kind: 'news', category: 'science', published: { day: 1, time: '12:10' } },
    ...{ source: daily, cover: 'fields-1', voice: true },
    title: {
      zh: '种子、土壤与仓库：粮食安全研讨会侧记',
      en: 'Seeds, soils and storehouses: notes from the symposium on food',
    },
    summary: {
      zh: '与会专家认为，减少产后损失见效最快，而区域储备最考验信任。',
      en: 'Cutting losses after harvest would bring the quickest results, speakers said; regional reserves would be the hardest test of trust.',
    },
    body: inBoth([
      text(
        '如果只能做一件事，先做什么？今天上午在松鹤厅，主持人喻景明教授以这个问题开始了“气候变暖背景下的粮食安全”专题研讨会。',
        'If only one thing could be done, what should come first? With this question Professor Yu Jingming opened the symposium “Food Security in a Warming World” in Songhe Hall this morning.',
      ),
      text(
        '禾序生物育种创始人宋志伟博士选种子，稀树农业科技创始人奥卢雷米·阿德巴里选土壤。阿德巴里说，90万农户的检测记录显示，同一个村里的土壤可以相差很远。',
        'Dr Song Zhiwei, founder of Hexu Crop Sciences, chose seed. Mr Oluremi Adebari, founder of Savanna Agritech, chose soil: the tests of 900,000 farms, he said, show how widely soils differ within one village.',
      ),
      text(
        '土壤学教授多萝西·范霍恩提醒，检测之后要有人解释结果，否则只是一张纸。',
        'Professor Dorothy Van Horn, a soil scientist, added that somebody must explain the result; otherwise a test is only a sheet of paper.',
      ),
      picture(
        'fields-2',
        '条播的耕地：研讨会展示的示范田',
        'Strips of ploughland: a demonstration farm shown at the symposium',
      ),
      quote(
        '收上来的粮食，有一成多没有走到餐桌。修一座仓库，比多种一季更快。',
        'More than a tenth of what is harvested never reaches a table. To mend a storehouse is quicker than to sow another season.',
      ),
      text(
        '卢万多共和国农业与粮食部常务秘书钱达·辛温加的这番话得到不少与会者赞同。他建议各国先公布各自的产后损失，用同一种算法。',
        'These words of Mr Chanda Simwinga, Permanent Secretary of the Ministry of Agriculture and Food of the Republic of Luvando, met with wide agreement. He proposed that countries begin by publishing their losses after harvest, reckoned in the same way.',
      ),
      text(
        '喻景明在总结时说，种子、土壤和仓库都可以各家自己办，只有区域储备必须一起办，因此也最考验信任。',
        'Seed, soil and storehouses, Professor Yu said in closing, each country can see to by itself. Only a regional reserve must be built together, and that is why it is the hardest test of trust.',
      ),
    ]),
  },
  {
    ...{ key: 'training-vouchers', kind: 'news', category: 'society', published: { day: 1, time: '13:05' } },
    ...{ source: daily, cover: 'workshop-1' },
    title: { zh: '23万人次用过的一张培训券', en: 'A training voucher used 230,000 times' },
    summary: {
      zh: '培训券、共享实训车间、大企业带供应商：小企业培训的三种做法在松鹤厅同台比较。',
      en: 'Vouchers, shared workshops and large firms that train their suppliers: three approaches were compared in Songhe Hall.',
    },
    body: inBoth([
      text(
        '小企业最缺的不是培训课程，而是让员工离岗上课的那半天。“面向中小企业的技能培训”专题研讨会今天上午从这半天谈起。',
        'What small firms lack is not courses but the half day in which somebody can be spared to attend one. From that half day the symposium “Skills for Smaller Firms” set out this morning.',
      ),
      text(
        '江澜省人才交流中心主任祝云奎介绍，该省的培训券可由员工自己选课，已使用23万人次；凡在下班后和周末开课的，费用由省里多补一成。',
        'Mr Zhu Yunkui, Director of the Jianglan Provincial Centre for Talent Exchange, reported that the province’s vouchers, with which employees choose their own courses, have been used 230,000 times. Courses in the evening and at weekends are subsidised by a tenth more.',
      ),
      picture('classroom-1', '江澜省一间夜校教室', 'An evening class in Jianglan Province'),
      text(
        '浅本精密社长浅本健次朗说，公司的培训学校对供应商员工免费开放：“供应商的一道工序出错，最后坏的是我们的轴承。”',
        'Mr Kenjiro Asamoto, President of Asamoto Precision, said that his company’s school is free to the staff of its suppliers: “If one of them makes a slip, it is our bearing that fails.”',
      ),
      text(
        '斯罗克马拉王国手工业与就业部国务秘书索菲娅·钦介绍了服装业女工的技能阶梯：每学会一道工序，工资上一级，证书全行业通用。',
        'Ms Sophea Chhim, Secretary of State at the Ministry of Crafts and Employment of the Kingdom of Srokmara, described a ladder of skills for women in the garment industry: each operation mastered means a step in pay, and the certificate is good throughout the industry.',
      ),
      text(
        '讨论要点将由中小企业技能培训工作组写入第三天提交的报告。',
        'The main points will enter the report that the working group on skills presents on the third day.',
      ),
    ]),
  },
];
