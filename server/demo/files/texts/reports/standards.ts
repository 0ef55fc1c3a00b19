import { chapter, inBoth, points, table, text } from '../../writing.ts';

export const standards = inBoth(
  {
    key: 'report-standards',
    title: {
      zh: '共同绿色标准名录工作组报告',
      en: 'Report of the Working Group on a Common Register of Green Standards',
    },
    subtitle: { zh: '参与倡议 · 提交第三天全体会议', en: 'Engagement initiative · For the plenary of the third day' },
  },
  chapter(
    ['为什么是名录', 'Why a register'],
    text(
      '工作组由沧浦市市长温如兰牵头。我们统计到73种仍在使用的绿色标准，其中29种对“可再生”一词的定义互不相同。再写第74种标准无济于事，把73种放在一张表上，谁都看得见异同，才有用处。',
      'The group, led by Ms Wen Rulan, Mayor of Cangpu, counted 73 green standards in use, 29 of which define the word “renewable” differently. A seventy-fourth would not help. To place the 73 in one table, where anybody can see how they differ, would.',
    ),
  ),
  chapter(
    ['名录记什么', 'What the register records'],
    table(
      [
        ['栏目', 'Column'],
        ['说明', 'Meaning'],
      ],
      [
        ['编号', 'Number'],
        ['GS加四位数字，终身不变', 'GS and four digits, which never change'],
      ],
      [
        ['管什么', 'Scope'],
        ['建筑、船用燃料或债券，首批三类', 'Buildings, marine fuels or bonds: the first three kinds'],
      ],
      [
        ['谁核验', 'Verifier'],
        ['第三方机构，须列明收费', 'A third party, with its fees'],
      ],
      [
        ['门槛', 'Threshold'],
        ['以数字表示，如每平方米每年用能60千瓦时', 'As a figure, such as 60 kilowatt-hours a square metre a year'],
      ],
      [
        ['上次修订', 'Last revised'],
        ['年月；超过五年未修订者标灰', 'Year and month; grey after five years'],
      ],
    ),
  ),
  chapter(
    ['首批三类', 'The first three kinds'],
    points(
      [
        '低能耗建筑：17种标准，门槛从每平方米45至120千瓦时不等',
        'Low-energy buildings: 17 standards, with thresholds between 45 and 120 kilowatt-hours a square metre',
      ],
      [
        '船用绿色燃料：8种标准，仅3种计入甲醇逃逸',
        'Green marine fuels: eight standards, only three of which count the slip of methanol',
      ],
      [
        '绿色债券：21种标准，报告周期从季度到三年',
        'Green bonds: 21 standards, which ask for reports from every quarter to every third year',
      ],
    ),
    text(
      '国际标准互认协会秘书长伯努瓦·范登豪特表示，协会愿意免费提供编号服务十年。',
      'Mr Benoît Vandenhoute, Secretary-General of the International Association for the Mutual Recognition of Standards, offers to assign the numbers free of charge for ten years.',
    ),
  ),
  chapter(
    ['费用与时间表', 'Cost and timetable'],
    text(
      '名录第一年预算为380万元，其中编辑三人、核对两人、网站一人。沧浦市与望江理工大学各承担一半场地。首版于论坛闭幕后九个月发布，此后每年三月修订。',
      'The budget of the first year is 3.8 million yuan, for three editors, two verifiers and one person for the website. Cangpu and the Wangjiang University of Technology each provide half of the rooms. The first edition appears nine months after the Forum and is revised every March.',
    ),
  ),
);
