import { mainPoints, questions, type DemoMaterial } from './shapes.ts';

export const notesAndPapers: DemoMaterial[] = [
  {
    key: 'opening-proceedings',
    meeting: 'opening-plenary',
    name: { zh: '开幕全体会议程序', en: 'Order of Proceedings of the Opening Plenary' },
    introduction: {
      zh: '请各位代表于08:40前就座。会议厅内请将手机调至静音，拍照请勿使用闪光灯。同声传译接收机置于座位右侧，离场时请留在原处。',
      en: 'Participants are requested to be seated by 08:40, to silence their telephones and to take photographs without flash. Receivers for interpretation are to the right of each seat; please leave them there afterwards.',
    },
    heading: { zh: '程序', en: 'Proceedings' },
    points: [
      { zh: '主持人宣布开幕并致辞', en: 'The chair declares the Forum open and gives an address' },
      { zh: '各方代表致辞，每位8分钟', en: 'Addresses, eight minutes each' },
      { zh: '论坛年度报告要点介绍', en: 'Main findings of the Annual Report' },
      { zh: '合影，请按席卡背面所示位置站立', en: 'Group photograph; places are shown on the back of the name card' },
    ],
  },
  {
    key: 'ai-speaking-note',
    meeting: 'ai-inclusive-development',
    name: { zh: '发言要点：用预测平衡电网', en: 'Speaking Note: Balancing the Grid by Forecasting' },
    introduction: {
      zh: '发言时间6分钟。发言将以一个服务4000万人口的区域电网为例，说明负荷与风光预测如何减少备用机组，以及其中有多少经验可以为电网较小的国家所用。',
      en: 'Six minutes. Taking a regional grid that serves 40 million people, the speaker shows how forecasts of load, wind and solar output have reduced the plant held in reserve, and how much of this could serve countries with smaller grids.',
    },
    heading: mainPoints,
    points: [
      {
        zh: '预测误差降低三分之一，备用容量随之减少',
        en: 'Forecasting errors have fallen by a third, and reserve capacity with them',
      },
      { zh: '模型可以共享，数据质量不能替代', en: 'Models can be shared; there is no substitute for good data' },
      {
        zh: '调度员仍是最后的决策者，培训与设备同等重要',
        en: 'Dispatchers still decide: their training matters as much as equipment',
      },
    ],
  },
  {
    key: 'patient-capital-background',
    meeting: 'patient-capital',
    name: { zh: '背景材料：长期资金从何而来', en: 'Background Paper: Sources of Long-Term Capital' },
    introduction: {
      zh: '养老金、保险资金与主权财富基金的期限最长，却往往投向最短的资产。本材料梳理造成这种错配的三类原因：监管权重、估值方式与退出渠道，并列出若干国家的改进做法。',
      en: 'Pension funds, insurers and sovereign wealth funds have the longest horizons and often hold the shortest assets. This paper sets out three causes of the mismatch, risk weights, valuation and ways of exit, and lists what some countries have done about each.',
    },
    heading: questions,
    points: [
      {
        zh: '长期投资的业绩应以多少年为期考核？',
        en: 'Over how many years should the results of long-term investment be judged?',
      },
      {
        zh: '二级市场能否为基础设施资产提供退出渠道？',
        en: 'Can secondary markets offer an exit from infrastructure assets?',
      },
      { zh: '小型经济体如何吸引长期资金？', en: 'How can smaller economies attract long-term capital?' },
    ],
  },
  {
    key: 'grid-issues',
    meeting: 'grid-interconnection',
    name: { zh: '议题文件（仅供与会者）', en: 'Issues Paper (for Participants Only)' },
    introduction: {
      zh: '本文件仅供受邀与会者使用，请勿转发。跨境输电线路的收益往往落在两端，成本却沿线分布。文件提出三种分摊方法供讨论，不代表任何一方的立场。',
      en: 'For invited participants only; please do not pass it on. The benefits of a line across borders tend to fall at its ends, while the costs are spread along its route. The paper offers three methods of sharing for discussion and does not represent the position of any party.',
    },
    heading: questions,
    points: [
      { zh: '按容量分摊、按电量分摊还是按收益分摊？', en: 'Share by capacity, by energy or by benefit?' },
      { zh: '过境国的补偿如何计算与复核？', en: 'How is compensation for transit countries calculated and reviewed?' },
      { zh: '极端天气下的互济规则由谁启动？', en: 'Who activates the rules of mutual assistance in extreme weather?' },
    ],
  },
  {
    key: 'planning-guide',
    meeting: 'planning-for-2040',
    name: { zh: '高级别对话讨论指南', en: 'Guide to the High-Level Dialogue' },
    introduction: {
      zh: '对话不设主旨发言，每轮由主持人提出一个问题，各位嘉宾依次回应，每次不超过2分钟。最后20分钟由现场提问。',
      en: 'There are no keynote speeches. In each round the chair puts one question, and each speaker replies in turn for no more than two minutes. The last 20 minutes belong to the floor.',
    },
    heading: questions,
    points: [
      {
        zh: '贵国或贵地2040年规划中，哪一项目标最难实现？',
        en: 'Which goal of your plan for 2040 is the hardest to reach?',
      },
      { zh: '规划期跨越多届政府，如何保持连续性？', en: 'A plan outlives several governments: what keeps it steady?' },
      { zh: '哪些数据今天就应开始收集？', en: 'Which data should be collected from today?' },
    ],
  },
];
