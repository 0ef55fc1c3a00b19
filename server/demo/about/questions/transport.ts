import type { DemoCategory } from '../shapes.ts';

export const transport: DemoCategory = {
  key: 'transport',
  name: { zh: '交通与会场', en: 'Transport and venues' },
  questions: [
    {
      key: 'how-to-get-there',
      keywords:
        'address directions taxi metro subway bus airport map route travel 地址 路线 打车 出租车 地铁 机场 导航 交通',
      question: { zh: '如何前往玉澄国宾馆？', en: 'How do I get to the Yucheng State Guesthouse?' },
      answer: {
        zh: '地址为北京市玉澄路8号，请走东门。打开“会场地图”可用地图应用导航，也可将大字中文地址出示给司机。',
        en: 'The address is 8 Yucheng Road, Beijing; please use the East Gate. The “Venue map” page opens directions in your map app, and shows the address in large Chinese characters for the driver.',
      },
    },
    {
      key: 'forum-cars',
      keywords: 'shuttle bus driver pick up transfer vehicle taxi 班车 接送 大巴 车辆 司机 接驳',
      question: { zh: '论坛用车在哪里候车？', en: 'Where do the Forum’s cars wait?' },
      answer: {
        zh: '论坛用车统一在东门内落客环道候车，挡风玻璃上有论坛标识和车号。需要用车请至少提前1小时联系总服务台。',
        en: 'At the circle inside the East Gate, with the Forum’s sign and a number behind the windscreen. Should you need a car, please inform the help desk at least one hour in advance.',
      },
    },
    {
      key: 'arts-centre',
      keywords: 'center dinner gala culture evening shuttle bus 晚会 演出 班车 接驳 文艺',
      question: {
        zh: '晚间活动如何前往云岫艺术中心？',
        en: 'How do I get to the evening events at the Yunxiu Arts Centre?',
      },
      answer: {
        zh: '论坛在活动前由东门统一发车，发车时间见会议页面的“入场提示”；活动结束后原车返回。自行前往的代表请走西侧门，地下车库入口在云岫街。',
        en: 'Cars leave from the East Gate before each event, at the times shown on its page, and return afterwards. If you come on your own, please use the West Door; the car park is entered from Yunxiu Street.',
      },
    },
    {
      key: 'own-car',
      keywords: 'parking park car vehicle pass driver garage 停车 车位 停车场 车证 私家车 自驾',
      question: { zh: '自备车辆可以驶入吗？', en: 'May I come in my own car?' },
      answer: {
        zh: '凭论坛车证可驶入东门落客，落客后请停放至玉澄会议中心北侧院内。贵宾车队可驶至主楼前。车证由代表团联络员在报到时领取。',
        en: 'With a vehicle pass you may drive in by the East Gate to set down, and then park in the yard north of the Yucheng Conference Centre. Motorcades may drive up to the Main Building. Passes are given to the delegation’s liaison officer at registration.',
      },
    },
    {
      key: 'walking',
      keywords: 'distance minutes on foot map how far 距离 步行 多远 路程 走路',
      question: { zh: '各会议厅之间步行需要多久？', en: 'How long does it take to walk between the halls?' },
      answer: {
        zh: '玉澄国宾馆内各厅之间步行2至9分钟，至新闻中心7至13分钟。首页会显示到下一场会议的步行时间。',
        en: 'From 2 to 9 minutes between the halls of the Guesthouse, and from 7 to 13 minutes to the Press Centre. The Home page shows the walking time to your next meeting.',
      },
    },
  ],
};
