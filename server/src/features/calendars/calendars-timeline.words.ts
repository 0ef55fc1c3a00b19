import type { Language } from 'contract/languages';

type Words = {
  name: (forumName: string) => string;
  closed: string;
  cancelled: (title: string) => string;
  link: (url: string) => string;
  car: (from: string, to: string) => string;
  /** The hall of the Forum and what the person typed besides. */
  place: (hall: string, location: string) => string;
};

/** The words of a person's own calendar. */
export const timelineWords: Record<Language, Words> = {
  en: {
    name: (forumName) => `${forumName}: my timeline`,
    closed: 'Closed-door seminar',
    cancelled: (title) => `Cancelled: ${title}`,
    link: (url) => `Details in the app: ${url}`,
    car: (from, to) => `Car: ${from} to ${to}`,
    place: (hall, location) => `${hall}, ${location}`,
  },
  zh: {
    name: (forumName) => `${forumName}：我的日程`,
    closed: '闭门研讨会',
    cancelled: (title) => `已取消：${title}`,
    link: (url) => `详情请见论坛应用：${url}`,
    car: (from, to) => `用车：${from}至${to}`,
    place: (hall, location) => `${hall}（${location}）`,
  },
};
