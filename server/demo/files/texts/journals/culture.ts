import { chapter, inBoth, points, table, text } from '../../writing.ts';

export const culture = inBoth(
  {
    key: 'journal-culture',
    title: { zh: '会刊增刊：活态遗产图说', en: 'Journal Supplement: Living Heritage' },
    subtitle: { zh: '手艺如何养活手艺人', en: 'How a craft feeds its craftsmen' },
  },
  chapter(
    ['一张木版年画的账', 'The accounts of one woodblock print'],
    text(
      '一张四色木版年画从刻版到晾干需要11天。增刊记者跟随一间作坊记了三个月的账。',
      'From the cutting of the blocks to the last drying, a print in four colours takes 11 days. For three months our reporter followed the books of one workshop.',
    ),
    table(
      [
        ['支出', 'Expense'],
        ['每张（元）', 'Yuan a print'],
      ],
      [['梨木与刻版', 'Pear wood and cutting'], '38'],
      [['宣纸与颜料', 'Paper and pigments'], '21'],
      [['工时', 'Labour'], '74'],
      [['展位与运输', 'Stall and transport'], '17'],
    ),
  ),
  chapter(
    ['谁在学', 'Who is learning'],
    points(
      ['登记学徒126人，平均年龄27岁', '126 registered apprentices, 27 years old on average'],
      ['其中58人另有一份工作，周末学艺', '58 of them have another job and learn at weekends'],
      ['学满三年的留存率为64%，十年前为22%', '64 per cent stay after three years; ten years ago it was 22 per cent'],
    ),
    text(
      '草原文化促进会会长鄂云起说：“先有买的人，才有学的人。”',
      '“First there must be buyers,” said Mr E Yunqi, President of the Association for Grassland Culture. “Then there will be learners.”',
    ),
  ),
  chapter(
    ['修旧如旧的一堵墙', 'A wall mended as it was'],
    text(
      '沧浦老城的糯米灰浆墙高4.2米。修缮队按旧方试配了19次，第17次的收缩率最接近原墙，于是墙上留下一块小小的“17”号砖。',
      'The wall of lime and sticky rice in the old quarter of Cangpu is 4.2 metres high. The masons tried the old recipe 19 times; the seventeenth shrank most nearly as the wall did, and a small brick numbered 17 was left in it.',
    ),
    text(
      '建筑史教授萨米娅·哈穆达认为，记录失败的18次，比展示成功的一次更有用。',
      'To record the 18 failures, holds Professor Samia Hammouda, is of more use than to show the one success.',
    ),
  ),
  chapter(
    ['丝弦夜曲曲目', 'Strings at Night: the pieces'],
    table(
      [
        ['曲目', 'Piece'],
        ['乐器', 'Instruments'],
        ['时长', 'Length'],
      ],
      [['听澜小令', 'A Little Song at Tinglan'], ['古琴独奏', 'Guqin'], '6′20″'],
      [['雨过石桥', 'Rain over the Stone Bridge'], ['琵琶与大提琴', 'Pipa and cello'], '9′45″'],
      [['归帆', 'Sails Coming Home'], ['弦乐四重奏', 'String quartet'], '14′10″'],
    ),
  ),
);
