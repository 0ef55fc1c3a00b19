import { chapter, inBoth, table, text } from '../../writing.ts';

type Both = [zh: string, en: string];
const head: Both[] = [
  ['编号', 'Number'],
  ['承诺', 'Commitment'],
  ['提出方', 'By'],
  ['期限（月）', 'Months'],
  ['进度（%）', 'Progress, per cent'],
];

export const commitments = inBoth(
  {
    key: 'report-commitments',
    title: { zh: '参与倡议承诺台账', en: 'Register of Engagement Commitments' },
    subtitle: { zh: '仅供代表查阅', en: 'For delegates only' },
  },
  chapter(
    ['上届承诺', 'From the last Forum'],
    table(
      head,
      [
        'EI-11-01',
        ['为1,200名乡村教师提供在线进修', 'Online courses for 1,200 village teachers'],
        ['百所学校倡议', 'Hundred Schools Initiative'],
        '24',
        '88',
      ],
      [
        'EI-11-02',
        ['公布三座矿山的用水数据', 'Publish the water use of three mines'],
        ['北部盐湖矿业', 'Salar Norte Minerals'],
        '12',
        '100',
      ],
      [
        'EI-11-03',
        ['建成40座乡镇烘干点', 'Build 40 grain dryers'],
        ['山野乡村发展中心', 'Shanye Centre for Rural Development'],
        '18',
        '65',
      ],
      [
        'EI-11-04',
        ['汇款手续费降至2%以下', 'Bring the fee for remittances below 2 per cent'],
        ['汇捷支付', 'Huijie Payments'],
        '12',
        '92',
      ],
      [
        'EI-11-05',
        ['捐建6座潮位站', 'Donate six tide gauges'],
        ['南方海洋研究院', 'Southern Ocean Institute'],
        '24',
        '50',
      ],
      [
        'EI-11-06',
        ['为可可农户签订三年保底价', 'Three-year floor price for cocoa growers'],
        ['金岸可可', 'Golden Shore Cocoa'],
        '36',
        '40',
      ],
    ),
    text(
      '进度由提出方自报，秘书处抽查三分之一。EI-11-05因海况推迟，新期限为明年六月。',
      'Progress is reported by those who made the commitment; the Secretariat examines one in three. EI-11-05 was delayed by the sea and is now due next June.',
    ),
  ),
  chapter(
    ['本届承诺', 'At this Forum'],
    table(
      head,
      [
        'EI-12-01',
        ['开放900座风电场的功率曲线', 'Open the power curves of 900 wind farms'],
        ['远岫新能源', 'Yuanxiu New Energy'],
        '18',
        '0',
      ],
      [
        'EI-12-02',
        ['三座港口率先试行“三小时规则”', 'Three ports begin the three-hour rule'],
        ['栈桥港务集团', 'Zhanqiao Port Group'],
        '12',
        '0',
      ],
      [
        'EI-12-03',
        ['免费开放供应商培训学校', 'Open a training school to suppliers free of charge'],
        ['浅本精密', 'Asamoto Precision'],
        '24',
        '0',
      ],
      ['EI-12-04', ['发放5万套走廊感应灯', 'Install 50,000 corridor lights'], ['颐年康养', 'Yinian Care'], '24', '0'],
      [
        'EI-12-05',
        ['共享森林样地数据3,800块', 'Share the data of 3,800 forest plots'],
        ['中部非洲森林研究所', 'Institute for Central African Forests'],
        '36',
        '0',
      ],
      [
        'EI-12-06',
        ['设立首损担保池，规模2.4亿美元', 'A first-loss guarantee pool of 240 million dollars'],
        ['几内亚湾养老基金', 'Gulf of Guinea Pension Fund'],
        '30',
        '0',
      ],
    ),
  ),
  chapter(
    ['历年汇总', 'All years'],
    table(
      [
        ['届次', 'Edition'],
        ['承诺数', 'Commitments'],
        ['按期完成', 'Completed in time'],
        ['延期完成', 'Completed late'],
        ['撤回', 'Withdrawn'],
      ],
      ['8', '31', '19', '9', '3'],
      ['9', '36', '22', '10', '4'],
      ['10', '44', '31', '9', '4'],
      ['11', '48', '27', '0', '1'],
    ),
    text(
      '第十一届尚有20项在期限之内。撤回须说明理由，理由与承诺一并公布。',
      'Twenty of the eleventh Forum are still within their time. Whoever withdraws a commitment gives a reason, and the reason is published with it.',
    ),
  ),
);
