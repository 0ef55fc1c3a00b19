import type { Language } from 'contract/languages';
import type { MessageKind } from 'contract/calls/messages';

export type Sentence = { title: string; text: string };
/** A meeting's name, its day and time, and the hall where they may be told. */
type Told = { title: string; date: string; time: string; minutes: number; hall: string; seatedBy: string };
type Change = { when: string; hall: string; wasWhen: string; wasHall: string };
type RoleKind = Extract<MessageKind, 'chairs' | 'speaks'>;

type Words = {
  /** The beginning of a text to a chair or a speaker, polite with or without an honorific. */
  dear: (address: string | null, text: string) => string;
  walk: (minutes: number, from: string) => string;
  /** Ends a sentence to which a walk may be added. */
  end: string;
  role: Record<RoleKind, (told: Told, place: number) => Sentence>;
  roleFromFar: Record<RoleKind, (told: Told) => Sentence>;
  bookmarked: (told: Told, walk: string) => Sentence;
  timeOnly: (told: Pick<Told, 'time' | 'minutes'>) => Sentence;
  ownItem: (
    told: Pick<Told, 'time' | 'minutes'>,
    entry: { content: string; location: string } | null,
    walk: string,
  ) => Sentence;
  moved: Record<'time' | 'hall' | 'both', (title: string, change: Change) => Sentence>;
  movedTimeOnly: (change: Pick<Change, 'when' | 'wasWhen'>) => Sentence;
  cancelled: (title: string, change: Change) => Sentence;
  restored: (title: string, change: Change) => Sentence;
  reason: (reason: string) => string;
  part: Record<'chair' | 'speaker', string>;
  when: (date: string, from: string, to: string) => string;
};

const inMinutes = (minutes: number) => `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const chineseNumerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

export const messageWords: Record<Language, Words> = {
  en: {
    dear: (address, text) => {
      if (!address) return text.charAt(0).toUpperCase() + text.slice(1);
      return address === 'Your Excellency' ? `${address}, ${text}` : `Dear ${address}, ${text}`;
    },
    walk: (minutes, from) => `, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} on foot from ${from}`,
    end: '.',
    role: {
      chairs: ({ title, time, hall, minutes }) => ({
        title: `You chair at ${time}, ${hall}`,
        text: `you chair “${title}”, which begins ${inMinutes(minutes)} in ${hall}`,
      }),
      speaks: ({ title, time, hall, minutes }, place) => ({
        title: `You speak at ${time}, ${hall}`,
        text: `you ${ordinals[place] ? `are the ${ordinals[place]} speaker of` : 'speak in'} “${title}”, which begins ${inMinutes(minutes)} in ${hall}`,
      }),
    },
    roleFromFar: {
      chairs: ({ title, date, time, hall, seatedBy }) => ({
        title: `You chair on ${date} at ${time}, ${hall}`,
        text: `you chair “${title}” on ${date} at ${time} in ${hall}. Please be seated by ${seatedBy}.`,
      }),
      speaks: ({ title, date, time, hall, seatedBy }) => ({
        title: `You speak on ${date} at ${time}, ${hall}`,
        text: `you speak in “${title}” on ${date} at ${time} in ${hall}. Please be seated by ${seatedBy}.`,
      }),
    },
    bookmarked: ({ title, time, hall, minutes }, walk) => ({
      title: `A meeting you bookmarked begins at ${time}`,
      text: `“${title}” begins ${inMinutes(minutes)} in ${hall}${walk}.`,
    }),
    timeOnly: ({ time, minutes }) => ({
      title: `A closed-door seminar begins at ${time}`,
      text: `The closed-door seminar that you bookmarked begins ${inMinutes(minutes)}.`,
    }),
    ownItem: ({ time, minutes }, entry, walk) => ({
      title: `Your own schedule: ${time}`,
      text: entry
        ? `“${entry.content}” begins ${inMinutes(minutes)}, ${entry.location}${walk}.`
        : `An entry of your own schedule begins ${inMinutes(minutes)}.`,
    }),
    moved: {
      time: (title, { when, wasWhen }) => ({
        title: `Time changed: ${title}`,
        text: `Now on ${when} (was ${wasWhen}). The venue is unchanged.`,
      }),
      hall: (title, { hall, wasHall }) => ({
        title: `Venue changed: ${title}`,
        text: `Now in ${hall} (was ${wasHall}). The time is unchanged.`,
      }),
      both: (title, { when, hall, wasWhen, wasHall }) => ({
        title: `Time and venue changed: ${title}`,
        text: `Now on ${when}, in ${hall} (was ${wasWhen}, in ${wasHall}).`,
      }),
    },
    movedTimeOnly: ({ when, wasWhen }) => ({
      title: 'Time changed: a closed-door seminar',
      text: `Now on ${when} (was ${wasWhen}).`,
    }),
    cancelled: (title, { when, hall }) => ({
      title: `Cancelled: ${title}`,
      text: `The meeting on ${when}, in ${hall} will not take place.`,
    }),
    restored: (title, { when, hall }) => ({
      title: `No longer cancelled: ${title}`,
      text: `The meeting will take place on ${when}, in ${hall}.`,
    }),
    reason: (reason) => ` Reason: ${reason.replace(/\.$/, '')}.`,
    part: {
      chair: 'this concerns the meeting that you chair. ',
      speaker: 'this concerns the meeting in which you speak. ',
    },
    when: (date, from, to) => `${date}, ${from}–${to}`,
  },
  zh: {
    dear: (address, text) => `尊敬的${address ?? '嘉宾'}，${text}`,
    walk: (minutes, from) => `，从${from}步行约需${minutes}分钟`,
    end: '。',
    role: {
      chairs: ({ title, time, hall, minutes }) => ({
        title: `您将于${time}在${hall}主持会议`,
        text: `您主持的“${title}”将于${minutes}分钟后在${hall}开始`,
      }),
      speaks: ({ title, time, hall, minutes }, place) => ({
        title: `您将于${time}在${hall}发言`,
        text: `您${chineseNumerals[place] ? `是“${title}”的第${chineseNumerals[place]}位发言嘉宾` : `将在“${title}”发言`}，会议将于${minutes}分钟后在${hall}开始`,
      }),
    },
    roleFromFar: {
      chairs: ({ title, date, time, hall, seatedBy }) => ({
        title: `您将于${date}${time}在${hall}主持会议`,
        text: `您将于${date}${time}在${hall}主持“${title}”，请于${seatedBy}前抵达会场就座。`,
      }),
      speaks: ({ title, date, time, hall, seatedBy }) => ({
        title: `您将于${date}${time}在${hall}发言`,
        text: `您将于${date}${time}在${hall}举行的“${title}”上发言，请于${seatedBy}前抵达会场就座。`,
      }),
    },
    bookmarked: ({ title, time, hall, minutes }, walk) => ({
      title: `您收藏的会议将于${time}开始`,
      text: `“${title}”将于${minutes}分钟后在${hall}开始${walk}。`,
    }),
    timeOnly: ({ time, minutes }) => ({
      title: `一场闭门研讨会将于${time}开始`,
      text: `您收藏的闭门研讨会将于${minutes}分钟后开始。`,
    }),
    ownItem: ({ time, minutes }, entry, walk) => ({
      title: `您的个人日程：${time}`,
      text: entry
        ? `“${entry.content}”将于${minutes}分钟后开始，地点：${entry.location}${walk}。`
        : `您的一项个人日程将于${minutes}分钟后开始。`,
    }),
    moved: {
      time: (title, { when, wasWhen }) => ({
        title: `时间变更：${title}`,
        text: `改至${when}（原${wasWhen}），会场不变。`,
      }),
      hall: (title, { hall, wasHall }) => ({
        title: `会场变更：${title}`,
        text: `改至${hall}（原${wasHall}），时间不变。`,
      }),
      both: (title, { when, hall, wasWhen, wasHall }) => ({
        title: `时间和会场变更：${title}`,
        text: `改至${when}，${hall}（原${wasWhen}，${wasHall}）。`,
      }),
    },
    movedTimeOnly: ({ when, wasWhen }) => ({
      title: '时间变更：一场闭门研讨会',
      text: `改至${when}（原${wasWhen}）。`,
    }),
    cancelled: (title, { when, hall }) => ({
      title: `会议取消：${title}`,
      text: `原定于${when}在${hall}举行的会议已取消。`,
    }),
    restored: (title, { when, hall }) => ({
      title: `会议恢复：${title}`,
      text: `会议将于${when}在${hall}举行。`,
    }),
    reason: (reason) => `说明：${reason.replace(/。$/, '')}。`,
    part: { chair: '以下变更涉及您主持的会议。', speaker: '以下变更涉及您发言的会议。' },
    when: (date, from, to) => `${date}${from}—${to}`,
  },
};
