import type { DemoPlace } from '../shapes.ts';

export const places: DemoPlace[] = [
  {
    key: 'guesthouse',
    name: { zh: '玉澄国宾馆', en: 'Yucheng State Guesthouse' },
    address: { zh: '北京市玉澄路8号', en: '8 Yucheng Road, Beijing' },
    arrival: {
      zh: '请走东门。车辆在东门内的落客环道停靠，贵宾车队可驶至主楼前。东门至主楼步行约4分钟。',
      en: 'Please use the East Gate. Cars stop at the circle inside the gate; motorcades may drive up to the Main Building, four minutes away on foot.',
    },
    dropOff: '请在东门内的落客区停车',
    baiduCoord: '116.293921,39.952108',
    gaodeCoord: '116.287421,39.946108',
    googleCoord: '116.287421,39.946108',
  },
  {
    key: 'conference-centre',
    name: { zh: '玉澄会议中心', en: 'Yucheng Conference Centre' },
    address: { zh: '北京市玉澄路12号', en: '12 Yucheng Road, Beijing' },
    arrival: {
      zh: '凭绿证或红证由南门入场。车辆在玉澄路辅路即停即走，转播车请停北侧院内。',
      en: 'The South Entrance is for green and red badges. Cars may set down on the service lane of Yucheng Road; broadcast vehicles park in the yard on the north side.',
    },
    dropOff: '请在玉澄路12号南门前停车',
    baiduCoord: '116.296735,39.953284',
    gaodeCoord: '116.290235,39.947284',
    googleCoord: '116.290236,39.947284',
  },
  {
    key: 'arts-centre',
    name: { zh: '云岫艺术中心', en: 'Yunxiu Arts Centre' },
    address: { zh: '北京市云岫街3号', en: '3 Yunxiu Street, Beijing' },
    arrival: {
      zh: '统一乘车前往的代表在正门台阶前下车；自行前往的代表请走西侧门，地下车库入口在云岫街。',
      en: 'Forum cars stop at the steps of the main entrance. Those who come on their own use the West Door; the car park is entered from Yunxiu Street.',
    },
    dropOff: '请在云岫街西侧门前停车',
    baiduCoord: '116.321407,39.961972',
    gaodeCoord: '116.314907,39.955972',
    googleCoord: '116.314907,39.955973',
  },
];
