import { words } from '../../../lib/words.ts';

export const timelineWords = words({
  closedDoor: { en: 'Closed-door seminar', zh: '闭门研讨会' },
  car: { en: (name: string) => `Car: ${name}`, zh: (name) => `用车：${name}` },
  overlaps: {
    en: (what: string, length: string) => `Overlaps “${what}” by ${length}`,
    zh: (what, length) => `与“${what}”重叠${length}`,
  },
  overlapsAndWalk: {
    en: (overlap: string, walk: string, early: string) =>
      `${overlap}; with the walk of ${walk} you would need to leave ${early} early`,
    zh: (overlap, walk, early) => `${overlap}，加上步行${walk}，您需提前${early}离开`,
  },
  walkFrom: {
    en: (what: string, walk: string, early: string) =>
      `The walk from “${what}” takes ${walk}: you would need to leave ${early} early`,
    zh: (what, walk, early) => `从“${what}”步行过来需${walk}，您需提前${early}离开`,
  },
  walkTo: {
    en: (what: string, walk: string, early: string) =>
      `The walk to “${what}” takes ${walk}: you would need to leave ${early} early`,
    zh: (what, walk, early) => `步行前往“${what}”需${walk}，您需提前${early}离开`,
  },
  stillOn: {
    en: (what: string, early: string) => `“${what}” is still on: you would need to leave ${early} early`,
    zh: (what, early) => `“${what}”届时尚未结束，您需提前${early}离开`,
  },
  minutes: {
    en: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    zh: (count) => `${count}分钟`,
  },
  andMore: {
    en: (count: number) => (count === 1 ? 'and 1 other entry' : `and ${count} other entries`),
    zh: (count) => `另与${count}项日程重叠`,
  },

  day: { en: 'My day', zh: '我的日程' },
  bookmarked: { en: 'Meeting', zh: '会议' },
  own: { en: 'My own entry', zh: '个人日程' },
  arranged: { en: 'Arranged for you', zh: '为您安排' },
  legend: { en: 'Key', zh: '图例' },
  mySchedule: { en: 'My schedule', zh: '个人日程' },
  carPill: { en: 'Car', zh: '用车' },
  ongoing: { en: 'Ongoing', zh: '进行中' },
  concluded: { en: 'Concluded', zh: '已结束' },
  edit: { en: (what: string) => `Edit: ${what}`, zh: (what) => `编辑：${what}` },
  fromTo: { en: (from: string, to: string) => `From ${from} to ${to}`, zh: (from, to) => `${from}至${to}` },

  nothing: { en: 'Nothing planned on this day', zh: '当天暂无安排' },
  nothingText: {
    en: 'Bookmark meetings in the agenda, or add an entry of your own.',
    zh: '您可在会议日程中收藏会议，或添加个人日程。',
  },
  openAgenda: { en: 'Open the agenda', zh: '查看会议日程' },
  add: { en: 'Add an entry', zh: '添加个人日程' },
  ended: { en: 'The Forum has ended', zh: '论坛已闭幕' },
  stop: { en: '. ', zh: '。' },
  endedText: {
    en: 'Thank you for taking part. Your favourites can still be read here.',
    zh: '感谢您的参与。您的收藏仍可在此查看。',
  },
});
