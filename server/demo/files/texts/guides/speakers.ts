import { chapter, inBoth, points, table, text } from '../../writing.ts';

export const speakersGuide = inBoth(
  {
    key: 'guide-speakers',
    title: { zh: '主持人与发言嘉宾须知', en: 'Notes for Chairs and Speakers' },
    subtitle: { zh: '仅供代表使用', en: 'For delegates only' },
  },
  chapter(
    ['到场与候场', 'Arriving and waiting'],
    text(
      '请在会议开始前25分钟到达所在会议厅的候场室。和合厅候场室在3号门内左侧，青云厅与松鹤厅的候场室紧邻讲台。主持人与发言嘉宾在候场室互相认识，由会务人员核对姓名读音。',
      'Please be in the waiting room of your hall 25 minutes before the meeting. In Hehe Hall it is on the left inside Door 3; in Qingyun and Songhe Halls it adjoins the platform. Chairs and speakers meet there, and staff verify how names are pronounced.',
    ),
    text(
      '佩戴领夹麦克风的嘉宾请避免佩戴金属项链与胸针；围巾会摩擦麦克风，请交给会务人员保管。',
      'Speakers who wear a clip microphone are asked to avoid metal necklaces and brooches; scarves rub against it and may be left with the staff.',
    ),
  ),
  chapter(
    ['时间与计时灯', 'Time and the signal lamp'],
    table(
      [
        ['环节', 'Part'],
        ['时长', 'Length'],
        ['计时灯', 'Lamp'],
      ],
      [
        ['主持人开场', 'Chair’s opening'],
        ['3分钟', '3 minutes'],
        ['绿灯', 'Green'],
      ],
      [
        ['每位嘉宾开场发言', 'Opening remarks, each'],
        ['不超过6分钟', 'At most 6 minutes'],
        ['剩1分钟转黄', 'Amber with one minute left'],
      ],
      [
        ['嘉宾之间讨论', 'Discussion'],
        ['约30分钟', 'About 30 minutes'],
        ['绿灯', 'Green'],
      ],
      [
        ['现场提问', 'Questions'],
        ['每问90秒', '90 seconds each'],
        ['到时转红', 'Red when it ends'],
      ],
      [
        ['主持人小结', 'Chair’s conclusion'],
        ['2分钟', '2 minutes'],
        ['不计时', 'Not timed'],
      ],
    ),
    text(
      '红灯亮后麦克风不会关闭，由主持人以手势示意。秘书处请主持人对所有发言人一视同仁，无论其职务高低。',
      'The microphone is not switched off when the lamp turns red; the chair gives a sign by hand. The Secretariat asks chairs to treat all speakers alike, whatever their rank.',
    ),
  ),
  chapter(
    ['讲稿与传译', 'Texts and interpreters'],
    points(
      [
        '讲稿请于会前4小时发至秘书处，译员仅用于准备，会后销毁',
        'Please send your text four hours ahead; interpreters use it to prepare and destroy it afterwards',
      ],
      [
        '照稿宣读时，每分钟中文不超过200字、英文不超过120词',
        'When reading aloud, please keep to 200 Chinese characters or 120 English words a minute',
      ],
      [
        '数字、比例与专名请放慢，并尽量展示在屏幕上',
        'Figures, ratios and names are best spoken slowly, and shown on the screen',
      ],
      [
        '幽默与典故请提前告知译员，他们会找到合适的说法',
        'Please tell the interpreters of a joke or an allusion beforehand; they will find the right words',
      ],
    ),
  ),
  chapter(
    ['闭门研讨会', 'Closed-door seminars'],
    text(
      '闭门研讨会不录音、不直播、不具名引用。手机请放入座位右侧的静音袋。主持人会后形成一页要点，由参会者在48小时内核对，逾期视为同意。',
      'Closed-door seminars are neither recorded nor broadcast, and nobody is quoted by name. Phones go into the pouch to the right of each seat. Afterwards the chair writes one page of main points, which participants verify within 48 hours; silence counts as agreement.',
    ),
  ),
  chapter(
    ['若遇意外', 'If something goes wrong'],
    text(
      '若话筒失声，请举手示意，备用话筒在15秒内送到。若传译中断，请停止发言，听到“恢复”提示音后继续。若发言嘉宾迟到，主持人可调整次序，但不缩短其时间。',
      'If your microphone fails, please raise a hand; another will be brought within 15 seconds. If the interpretation stops, please pause until you hear the tone. If a speaker is late, the chair may change the order but does not shorten the time.',
    ),
  ),
);
