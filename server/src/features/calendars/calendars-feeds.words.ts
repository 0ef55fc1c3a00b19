import type { MeetingType } from 'contract/calls/agenda';
import type { Language } from 'contract/languages';

type Words = {
  types: Record<MeetingType, string>;
  /** The names are in their order: the chair first. */
  people: (chair: string | undefined, speakers: readonly string[]) => string;
};

/** The words of the public feeds that are not texts of the meetings. */
export const feedWords: Record<Language, Words> = {
  en: {
    types: {
      ...{ plenary: 'Plenary', symposium: 'Symposium', closed: 'Closed-door seminar' },
      ...{ reception: 'Reception', other: 'Other event' },
    },
    people: (chair, speakers) =>
      [
        ...(chair ? [`Chair: ${chair}`] : []),
        ...(speakers.length > 0 ? [`Speakers: ${speakers.join(', ')}`] : []),
      ].join('\n'),
  },
  zh: {
    types: {
      ...{ plenary: '全体会议', symposium: '专题研讨会', closed: '闭门研讨会' },
      ...{ reception: '招待会', other: '其他活动' },
    },
    people: (chair, speakers) =>
      [
        ...(chair ? [`主持人：${chair}`] : []),
        ...(speakers.length > 0 ? [`发言嘉宾：${speakers.join('、')}`] : []),
      ].join('\n'),
  },
};
