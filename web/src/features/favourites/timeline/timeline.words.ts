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
});
