import type { DemoNews } from '../../shapes.ts';
import { daily, secretariat } from '../../sources.ts';
import { inBoth, list, text } from '../../writing.ts';

export const announcements: DemoNews[] = [
  {
    ...{ key: 'theme-announced', kind: 'news', category: 'forum', published: { day: -60, time: '10:00' } },
    ...{ source: secretariat, cover: 'lake-1', public: true },
    title: {
      zh: '本届论坛主题公布：转型时代的信心',
      en: 'Theme of the Forum announced: Confidence in an Age of Transition',
    },
    summary: {
      zh: '第十二届论坛将围绕“转型时代的信心”展开三天讨论，会期最后由组委会主席发布主席总结。',
      en: 'The twelfth Forum will devote three days to its theme and conclude with the Chair’s Summary.',
    },
    body: inBoth([
      text(
        '全球发展高层论坛组委会今天公布本届论坛主题：“转型时代的信心”。论坛将在北京玉澄国宾馆举行，会期三天。',
        'The Organising Committee of the High-Level Forum on Global Development today announced the theme of this year’s edition: “Confidence in an Age of Transition”. The Forum will meet for three days at the Yucheng State Guesthouse in Beijing.',
      ),
      text(
        '组委会主席秦书华说，能源、人口与技术的变化正在同时发生，各方最需要的不是更响亮的承诺，而是可预期的规则、有耐心的资本和坦诚对话的习惯。',
        'Mr Qin Shuhua, Chair of the Organising Committee, said that energy, population and technology were changing at the same time. What all sides needed was not louder promises but predictable rules, patient capital and the habit of candid dialogue.',
      ),
      text(
        '会议日程将于开幕前一个月在本应用发布，届时代表可收藏会议、安排个人日程。',
        'The agenda will be published in this app a month before the opening; delegates will then be able to bookmark meetings and plan their days.',
      ),
    ]),
  },
  {
    ...{ key: 'working-groups', kind: 'news', category: 'forum', published: { day: -45, time: '15:30' } },
    ...{ source: daily, cover: 'columns-1' },
    title: { zh: '三个工作组启动会前磋商', en: 'Three working groups begin their consultations' },
    summary: {
      zh: '港口韧性、中小企业技能培训与共同绿色标准名录三个工作组将在论坛第三天提交报告。',
      en: 'The groups on port resilience, skills for smaller firms and a register of green standards will report on the third day.',
    },
    body: inBoth([
      text(
        '本届论坛设立的三个工作组本周以视频方式举行首次会议，就工作范围、时间表和报告体例交换意见。',
        'The three working groups of this year’s Forum held their first meetings by video link this week and discussed their scope, their timetable and the form of their reports.',
      ),
      list(
        [
          '*港口韧性*：由云帆航运集团总裁贺永强牵头',
          '*Port resilience*, led by Mr He Yongqiang, President of Yunfan Shipping Group',
        ],
        [
          '*中小企业技能培训*：由浅本精密社长浅本健次朗牵头',
          '*Skills for smaller firms*, led by Mr Kenjiro Asamoto, President of Asamoto Precision',
        ],
        [
          '*共同绿色标准名录*：由沧浦市市长温如兰牵头',
          '*A common register of green standards*, led by Ms Wen Rulan, Mayor of Cangpu',
        ],
      ),
      text(
        '论坛发言人赵卫平介绍，工作组不谈判文本，只整理各方已有的做法，列出可以共同推进的步骤。获得普遍支持的建议将写入主席总结。',
        'Mr Zhao Weiping, spokesperson of the Forum, explained that the groups negotiate no texts. They collect what has already been tried and list the steps that could be taken together; proposals that meet with broad support will be included in the Chair’s Summary.',
      ),
      text(
        '三份报告将在论坛第三天的全体会议上提交，每份报告后安排20分钟评议。',
        'The three reports will be presented in plenary on the third day, each followed by 20 minutes of discussion.',
      ),
    ]),
  },
  {
    ...{ key: 'registration-opens', kind: 'news', category: 'forum', published: { day: -14, time: '09:00' } },
    ...{ source: secretariat, cover: null },
    title: { zh: '报到与证件领取须知', en: 'Registration and badges: what to know' },
    // The English summary is missing on purpose: the list then shows the Chinese one.
    summary: { zh: '首日08:00起可在牡丹厅领取证件，请携带护照或身份证件原件。', en: null },
    body: inBoth([
      text(
        '代表可于论坛首日08:00至11:30在玉澄国宾馆牡丹厅报到并领取证件。请携带护照或身份证件原件，由东门入场。',
        'Delegates may register and collect their badges in Mudan Hall of the Yucheng State Guesthouse from 08:00 to 11:30 on the first day. Please bring your passport or identity card and enter by the East Gate.',
      ),
      text(
        '助理可凭委托书代领会议文件，但不能代领证件。如需协助，请联系组委会秘书处或到总服务台咨询。',
        'Assistants may collect documents with a letter of authority, but not badges. For assistance please contact the Secretariat or ask at the help desk.',
      ),
    ]),
  },
  {
    ...{ key: 'six-languages', kind: 'news', category: 'forum', published: { day: -3, time: '16:00' } },
    ...{ source: secretariat, cover: 'press-2' },
    title: { zh: '六种语言，一个会场：同声传译使用说明', en: 'Six languages, one hall: how to use the interpretation' },
    summary: {
      zh: '全体会议提供六种语言的同声传译，专题研讨会提供中英文传译。',
      en: 'Plenaries are interpreted into six languages, symposia between Chinese and English.',
    },
    body: inBoth([
      text(
        '全体会议在和合厅举行，配备六种语言的同声传译。接收机置于座位右侧，离场时请留在原处。',
        'Plenaries are held in Hehe Hall with interpretation into six languages. Receivers are placed to the right of each seat; please leave them there afterwards.',
      ),
      list(
        ['1频道：中文', 'Channel 1: Chinese'],
        ['2频道：英语', 'Channel 2: English'],
        ['3频道：法语', 'Channel 3: French'],
        ['4频道：俄语', 'Channel 4: Russian'],
        ['5频道：西班牙语', 'Channel 5: Spanish'],
        ['6频道：阿拉伯语', 'Channel 6: Arabic'],
      ),
      text(
        '专题研讨会提供中英文传译，个别会议增设其他语言，请以会议详情页所列频道为准。发言嘉宾如有讲稿，请提前交给现场会务人员，以便译员准备。',
        'Symposia are interpreted between Chinese and English, and some meetings offer a further language; the channels are listed on the page of each meeting. Speakers with a prepared text are asked to hand it to the meeting staff in advance, so that the interpreters can prepare.',
      ),
    ]),
  },
];
