import { words } from '../../lib/words.ts';

export const placeWords = words({
  venueMap: { en: 'Venue map', zh: '会场地图' },
  noPlaces: { en: 'The venues will be announced soon', zh: '会场信息即将公布' },
  goneFromForum: {
    en: 'The venue you were looking for is no longer listed. These are the venues of the Forum.',
    zh: '您要查看的会场已不在列表中。以下为论坛全部会场。',
  },
  navigate: { en: 'Directions', zh: '导航' },
  showDriver: { en: 'Show the driver', zh: '出示给司机' },
  copy: { en: 'Copy', zh: '复制' },
  copyLabel: { en: 'Copy the Chinese address', zh: '复制地址' },
  notCopied: { en: 'Please press and hold the address to copy it', zh: '请长按地址进行复制' },
  plansAndHalls: { en: 'Floor plans and halls', zh: '楼层平面图与会议厅' },
  floorPlans: { en: 'Floor plans', zh: '楼层平面图' },
  halls: { en: 'Halls', zh: '会议厅' },
  planOf: { en: (plan: string) => `Floor plan: ${plan}`, zh: (plan) => `平面图：${plan}` },
  noPlan: { en: 'There is no floor plan for this venue.', zh: '该会场暂无平面图。' },
  notOnPlan: { en: 'Not shown on a plan', zh: '未在平面图中标出' },
  zoomIn: { en: 'Zoom in', zh: '放大' },
  zoomOut: { en: 'Zoom out', zh: '缩小' },
  wholePlan: { en: 'Whole plan', zh: '显示全图' },
  seats: { en: (count: number) => `${count} seats`, zh: (count) => `${count}个座位` },
  onFoot: { en: (hall: string) => `Walking times from ${hall}`, zh: (hall) => `从${hall}步行所需时间` },
  whereIsHall: { en: 'Show on floor plan', zh: '在平面图中查看' },
});
