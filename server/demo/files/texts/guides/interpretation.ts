import { chapter, inBoth, points, table, text } from '../../writing.ts';

export const interpretation = inBoth(
  {
    key: 'guide-interpretation',
    title: { zh: '同声传译使用说明', en: 'How to Use the Interpretation' },
    subtitle: { zh: '六种语言，两种接收方式', en: 'Six languages, two ways to listen' },
  },
  chapter(
    ['频道', 'Channels'],
    table(
      [
        ['频道', 'Channel'],
        ['语言', 'Language'],
        ['全体会议', 'Plenaries'],
        ['专题研讨会', 'Symposia'],
      ],
      ['1', ['中文', 'Chinese'], ['有', 'Yes'], ['有', 'Yes']],
      ['2', ['英语', 'English'], ['有', 'Yes'], ['有', 'Yes']],
      ['3', ['法语', 'French'], ['有', 'Yes'], ['个别场次', 'Some']],
      ['4', ['俄语', 'Russian'], ['有', 'Yes'], ['个别场次', 'Some']],
      ['5', ['西班牙语', 'Spanish'], ['有', 'Yes'], ['个别场次', 'Some']],
      ['6', ['阿拉伯语', 'Arabic'], ['有', 'Yes'], ['个别场次', 'Some']],
    ),
  ),
  chapter(
    ['接收机', 'The receiver'],
    points(
      [
        '接收机在座位右侧，按一下侧键开机，再按切换频道',
        'The receiver is to the right of your seat; press the side key to switch it on, and again to change channel',
      ],
      ['音量分16级，开机时为第5级', 'There are 16 steps of volume; it begins at the fifth'],
      [
        '电池可用9小时，红灯闪烁时请向会务人员更换',
        'The battery lasts nine hours; when the lamp flashes red, please ask for another',
      ],
      [
        '接收机离开会议厅20米后自动锁定，请留在座位上',
        'Twenty metres from the hall the receiver locks itself; please leave it at your seat',
      ],
    ),
  ),
  chapter(
    ['译员在哪里', 'Where the interpreters sit'],
    text(
      '和合厅后墙有六间译员室，每间两人，每20分钟轮换一次。译员听到的就是话筒收到的：离话筒太远，或两人同时说话，译文便会中断。',
      'Six booths stand at the back of Hehe Hall, with two interpreters in each, who change every 20 minutes. They hear what the microphone hears: whoever sits too far from it, or speaks at the same time as another, will not be interpreted.',
    ),
    text(
      '本届论坛共有译员46人，其中31人参加过往届论坛。',
      'Forty-six interpreters work at this year’s Forum; 31 of them have done so before.',
    ),
  ),
  chapter(
    ['给发言者的三句话', 'Three requests to speakers'],
    points(
      ['请说完整的句子', 'Please finish your sentences'],
      ['请先说结论，再说理由', 'Please give the conclusion first, then the reasons'],
      ['请读出图表上的关键数字', 'Please read out the figures that matter on your slide'],
    ),
  ),
);
