import type { DemoCategory } from '../shapes.ts';

export const services: DemoCategory = {
  key: 'services',
  name: { zh: '网络与会务服务', en: 'Wi-Fi and services' },
  questions: [
    {
      key: 'wifi',
      keywords: 'wlan wireless internet network password online connect 上网 联网 网络 无线 密码 互联网 热点',
      question: { zh: '会场有无线网络吗？', en: 'Is there Wi-Fi at the venues?' },
      answer: {
        zh: '各会场均覆盖免费无线网络，名称为“Yucheng-Forum”，密码印在证件背面，登录后亦可在首页“帮助”栏查看并复制。新闻中心另有“Yucheng-Press”及有线网络。',
        en: 'Yes, free of charge at all venues: the network is “Yucheng-Forum”, and its password is printed on the back of your badge and can be copied under “Help” on Home. The Press Centre has a network of its own, “Yucheng-Press”, and cable connections.',
      },
    },
    {
      key: 'lost-property',
      keywords: 'lost found missing umbrella phone forgotten item 失物 招领 丢失 遗落',
      question: { zh: '遗失物品如何查找？', en: 'Where can I enquire about lost property?' },
      answer: {
        zh: '拾获物品统一交至主楼一层总服务台登记，闭幕后由组委会秘书处保管30天。请致电或前往总服务台说明物品特征。',
        en: 'All items found are registered at the help desk on Level 1 of the Main Building and kept by the Secretariat for 30 days after the Forum. Please call, or come to the help desk, and describe the item.',
      },
    },
    {
      key: 'meals',
      keywords:
        'food lunch dinner breakfast coffee halal vegetarian vegan allergy kosher diet menu 餐饮 用餐 午餐 晚餐 早餐 清真 素食 过敏 茶歇',
      question: { zh: '有特殊饮食需求怎么办？', en: 'What if I have special dietary requirements?' },
      answer: {
        zh: '午餐与茶歇均备有清真和素食，菜品标注过敏原。如有其他需求，请至少提前一天告知总服务台。',
        en: 'Halal and vegetarian dishes are served at every luncheon and coffee break, and allergens are marked. For other requirements, please inform the help desk at least one day in advance.',
      },
    },
    {
      key: 'medical',
      keywords:
        'doctor nurse ill sick hospital first aid ambulance emergency pharmacy medicine 医疗 医生 急救 生病 救护车 医务室 药',
      question: { zh: '身体不适如何求助？', en: 'What if I feel unwell?' },
      answer: {
        zh: '医务室设在主楼一层东侧，会议期间有医生值守。请告知身边任意一位工作人员，或直接致电组委会秘书处。',
        en: 'A doctor is on duty during all meetings in the first-aid room on Level 1, on the east side of the Main Building. Please tell any member of staff, or call the Secretariat.',
      },
    },
    {
      key: 'accessibility',
      keywords: 'wheelchair disabled disability lift elevator ramp step-free 轮椅 残疾 电梯 坡道 无障碍',
      question: { zh: '是否有无障碍设施？', en: 'Are the venues accessible?' },
      answer: {
        zh: '所有会议厅均可无台阶到达，并预留轮椅席位。可在总服务台借用轮椅，或预约陪同人员。',
        en: 'Every hall can be reached without steps and keeps places for wheelchairs. The help desk lends wheelchairs and arranges for someone to accompany you.',
      },
    },
    {
      key: 'luggage',
      keywords: 'baggage bag suitcase coat cloakroom storage left 行李 衣帽间 存包 寄存 箱包',
      question: { zh: '可以寄存行李吗？', en: 'May I leave luggage?' },
      answer: {
        zh: '可以，衣帽与行李寄存处在主楼一层大厅西侧，06:30至23:00开放。会议厅内请勿携带大件行李。',
        en: 'Yes, in the cloakroom on the west side of the lobby, Level 1 of the Main Building, open from 06:30 to 23:00. Large luggage is not allowed in the halls.',
      },
    },
    {
      key: 'quiet-room',
      keywords: 'prayer mosque rest nursing baby breastfeeding toilet relax 祈祷 礼拜 母婴 哺乳 休息室 安静',
      question: { zh: '有安静休息的地方吗？', en: 'Is there a quiet room?' },
      answer: {
        zh: '西翼三层设静室与祈祷室，东翼一层设母婴室，均无需预约。',
        en: 'A quiet room and a prayer room are on Level 3 of the West Wing, a nursing room on Level 1 of the East Wing. None needs to be booked.',
      },
    },
  ],
};
