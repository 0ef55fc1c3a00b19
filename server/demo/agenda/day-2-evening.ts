import { chineseAndEnglish, onDay, speaks } from './draft.ts';

export const dayTwoEvening = onDay(2, [
  {
    key: 'aviation-fuels',
    type: 'symposium',
    press: 'open',
    hall: 'qingyun',
    from: '17:45',
    to: '18:45',
    title: { zh: '低碳航空燃料：成长中的市场', en: 'Low-Carbon Aviation Fuels: A Market in the Making' },
    summary: {
      zh: '可持续航空燃料的价格仍为传统燃料的数倍。会议拟讨论长期采购承诺、原料认证与机场加注设施的投资安排。',
      en: 'Sustainable aviation fuel still costs several times as much as conventional fuel. The symposium was to discuss long-term purchase commitments, the certification of feedstocks and investment in refuelling facilities at airports.',
    },
    chair: 'lyu-xingjian',
    speakers: [
      speaks('eugenie-delabruyere'),
      speaks('mei-ruogu', '绿氢与合成燃料', 'Green hydrogen and synthetic fuel'),
    ],
    channels: chineseAndEnglish,
    change: {
      kind: 'cancelled',
      reason: {
        zh: '因主持人临时另有公务，本场会议取消，发言材料可向总服务台索取。',
        en: 'The symposium has been cancelled, as the chair has been called away on other duties. Papers may be requested at the help desk.',
      },
    },
  },
  {
    key: 'mayors-dinner',
    type: 'reception',
    press: 'opening',
    hall: 'mudan',
    from: '18:30',
    to: '20:00',
    title: { zh: '市长晚餐会', en: 'Mayors’ Dinner' },
    summary: {
      zh: '来自亚洲、欧洲与非洲的市长围绕“城市如何相互学习”举行晚餐会，就河岸更新、低碳供热与防洪交流做法。席间将签署两份友好城市合作备忘录。',
      en: 'Over dinner, mayors from Asia, Europe and Africa discuss how cities can learn from one another, and exchange experience of riverside renewal, low-carbon heating and flood protection. Two memoranda of co-operation between sister cities will be signed.',
    },
    chair: 'wen-rulan',
    speakers: [
      speaks('celina-machavane'),
      speaks('aina-halvorsdal', '零下30度的低碳供热', 'Low-carbon heating at minus 30 degrees'),
      speaks('yue-chengxian'),
      speaks('zheng-wenhai'),
    ],
    channels: chineseAndEnglish,
  },
  {
    key: 'evening-of-culture',
    type: 'reception',
    press: 'open',
    hall: 'yunxiu',
    from: '19:30',
    to: '21:30',
    title: { zh: '文化之夜', en: 'Evening of Culture' },
    summary: {
      zh: '云岫艺术中心以音乐、皮影与当代舞蹈招待各位代表，幕间备有茶点。演出分上、下半场，代表可随时入场。',
      en: 'The Yunxiu Arts Centre entertains delegates with music, shadow puppets and contemporary dance; tea is served in the interval. The programme is in two halves, and delegates may arrive at any time.',
    },
    entry: { zh: '19:00与19:30由东门发车', en: 'Cars leave from the East Gate at 19:00 and 19:30' },
  },
  {
    key: 'drafting-group-2',
    type: 'other',
    press: 'closed',
    hall: 'hefeng',
    from: '22:30',
    to: '01:00',
    title: { zh: '主席总结起草组第二次会议', en: 'Drafting Group on the Chair’s Summary: Second Meeting' },
    summary: {
      zh: '起草组讨论主席总结草案第四、第五部分，并继续讨论第一次会议留待商议的段落。清稿于次日07:30前送达各代表团。',
      en: 'The group takes up parts four and five and returns to the passages left open at its first meeting. A clean text will reach all delegations by 07:30 the next morning.',
    },
    chair: 'zhao-weiping',
    channels: chineseAndEnglish,
    entry: { zh: '荷风会见室2，仅限起草组成员', en: 'Hefeng Room 2, for members of the group only' },
  },
]);
