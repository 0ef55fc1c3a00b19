/** The summary of the Annual Report that an item of news offers for download. */
export const reportSummary = {
  title: {
    zh: '论坛年度报告摘要：转型时代的信心',
    en: 'Summary of the Annual Report: Confidence in an Age of Transition',
  },
  parts: [
    {
      heading: { zh: '研究对象', en: 'What was studied' },
      text: [
        {
          zh: '报告考察41个经济体近20年的长期投资，不使用问卷，只采用可以核对的公开记录。',
          en: 'The report studies long-term investment in 41 economies over some 20 years. It uses no questionnaires, only public records that can be verified.',
        },
      ],
    },
    {
      heading: { zh: '三项指标', en: 'Three indicators' },
      text: [
        {
          zh: '规则变动：与投资有关的规定每年修改几次，事先通知多少天。',
          en: 'Change of rules: how often rules on investment are altered in a year, and with how many days’ notice.',
        },
        {
          zh: '资金停留：一笔长期投资平均持有几年。',
          en: 'Stay of money: for how many years a long-term investment is held on average.',
        },
        {
          zh: '答复速度：企业或邻国提出异议后，多久得到书面答复。',
          en: 'Speed of reply: how soon an objection by a firm or a neighbour receives an answer in writing.',
        },
      ],
    },
    {
      heading: { zh: '主要发现', en: 'Main findings' },
      text: [
        {
          zh: '答复在30天以内的经济体，此后5年投资年均增长4.6%；31至90天的，3.1%；超过90天或没有答复的，1.2%。',
          en: 'Where the reply comes within 30 days, investment grew by 4.6 per cent a year in the following five years; within 31–90 days, by 3.1 per cent; after 90 days or never, by 1.2 per cent.',
        },
        {
          zh: '答复不等于同意。得到有理由的否定答复，投资者多半会留下。',
          en: 'To reply is not to agree. Investors who are given a reasoned refusal mostly stay.',
        },
      ],
    },
    {
      heading: { zh: '建议', en: 'Recommendations' },
      text: [
        {
          zh: '规则修改前至少公示60天；设立一个窗口，对书面异议限期答复；每年公布答复情况。',
          en: 'Announce changes of rules at least 60 days ahead; let one office answer written objections within a fixed time; publish the results every year.',
        },
      ],
    },
  ],
};
