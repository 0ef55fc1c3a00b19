import { bars, chapter, inBoth, points, table, text } from '../../writing.ts';

export const skills = inBoth(
  {
    key: 'report-skills',
    title: { zh: '中小企业技能培训工作组报告', en: 'Report of the Working Group on Skills for Smaller Firms' },
    subtitle: { zh: '参与倡议 · 提交第三天全体会议', en: 'Engagement initiative · For the plenary of the third day' },
  },
  chapter(
    ['半天从哪里来', 'Where the half day comes from'],
    text(
      '工作组由浅本精密社长浅本健次朗牵头，走访了7个国家的384家企业，其中雇员不足50人的占八成。被问到“为什么不送员工培训”，答“没有课程”的占9%，答“抽不出人”的占67%。',
      'The group, led by Mr Kenjiro Asamoto, President of Asamoto Precision, visited 384 firms in seven countries, four fifths of which employ fewer than 50 people. Asked why they do not send staff to be trained, 9 per cent answered that there are no courses and 67 per cent that nobody can be spared.',
    ),
    bars(
      ['不参加培训的原因', 'Why firms do not train'],
      ['占比（%）', 'per cent'],
      [['抽不出人', 'Nobody can be spared'], 67],
      [['怕学成跳槽', 'Fear that the trained will leave'], 15],
      [['没有合适课程', 'No suitable course'], 9],
      [['费用', 'Cost'], 9],
    ),
  ),
  chapter(
    ['替工池', 'A pool of stand-ins'],
    text(
      '锦渡市的做法最值得推广：12家工厂合雇8名替工，谁家有人上课，替工就到谁家顶岗。头一年，替工共顶岗1,906个半天，企业分摊的费用为每个半天86元。',
      'The example of Jindu deserves to be followed: twelve factories jointly employ eight stand-ins, who go wherever somebody attends a course. In the first year they filled 1,906 half days, at a cost of 86 yuan each to the firms.',
    ),
    text(
      '替工本人也有收获：八人中有五人在两年内取得了第二个工种的证书。',
      'The stand-ins gain as well: five of the eight earned a certificate in a second trade within two years.',
    ),
  ),
  chapter(
    ['证书互认', 'Certificates that travel'],
    text(
      '斯罗克马拉王国的服装业技能阶梯有九级，每级考一道工序，考试在车间进行，不超过40分钟。工作组建议以此为蓝本，先在服装、机加工、食品三个行业互认。',
      'The ladder of skills in the garment industry of the Kingdom of Srokmara has nine steps; each tests one operation, on the shop floor, in at most 40 minutes. The group proposes to take it as a model and to begin mutual recognition in garments, machining and food.',
    ),
    table(
      [
        ['行业', 'Industry'],
        ['工序数', 'Operations'],
        ['首批互认地区', 'First to recognise'],
      ],
      [['服装', 'Garments'], '9', ['江澜省、斯罗克马拉', 'Jianglan, Srokmara']],
      [['机加工', 'Machining'], '14', ['锦渡市、沧浦市', 'Jindu, Cangpu']],
      [['食品', 'Food'], '11', ['云泽市、清湾市', 'Yunze, Baía Clara']],
    ),
  ),
  chapter(
    ['三条建议', 'Three proposals'],
    points(
      ['培训券跨省通用，余额三年有效', 'Vouchers valid everywhere, with a balance that lasts three years'],
      ['证书行业互认，考官交叉派遣', 'Certificates recognised by industries, with examiners sent across'],
      ['统计离岗培训时间，每年公布一次', 'A count of hours released for training, published once a year'],
    ),
    text(
      '西非青年技能网络秘书长科菲·阿格博詹提醒，非正规就业者没有“岗”可离，须为他们另设夜班课程。',
      'Those without formal employment have no post from which to be released, Mr Kofi Agbodjan, Secretary-General of the West African Youth Skills Network, reminded the group; for them there must be courses at night.',
    ),
  ),
);
