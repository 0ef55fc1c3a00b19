import type { MeetingRole } from 'contract/calls/agenda';
import type { Message, MessageKind } from 'contract/calls/messages';
import type { ProfileField } from 'contract/calls/profile';
import type { Both, Language } from 'contract/languages';
import type {
  AddressFacts,
  ChangeFacts,
  CorrectionFacts,
  HidingFacts,
  PlanFacts,
  ReminderFacts,
} from '../../platform/messages/message-facts.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { dayAndMonthIn, timeIn } from '../../platform/time-zones.ts';
import { timeDiffers } from './messages-who-sees-what.rules.ts';
import { messageWords, type Sentence } from './messages.words.ts';

/** The reader and what they may see of the meeting. */
export type Reading = {
  language: Language;
  timeZone: string;
  view: 'all' | 'time only';
  /** How the reader is greeted; null without an honorific. */
  address: string | null;
  meeting: { title: Both; role: MeetingRole | null; place: number } | null;
  /** What the reader wrote into the own schedule; null if it is deleted. */
  ownItem: { content: string; location: string } | null;
  /** False if the walk begins in a hall of which the reader may not know any more. */
  seesWalk: boolean;
};

type Told = Sentence & Pick<Message, 'change' | 'kind'>;

const minute = 60_000;
/** Chairs and speakers are seated this long before the start. */
const seatedBefore = 15 * minute;
/** From so far off the day is named, and nobody counts minutes. */
const farMinutes = 90;

export function reminderSentence(kind: MessageKind, facts: ReminderFacts, reading: Reading): Told {
  const { language, timeZone, meeting, view, address } = reading;
  const words = messageWords[language];
  const start = new Date(facts.startsAt);
  const [time, { minutes }] = [timeIn(timeZone, start), facts];
  const walk = walkOf(facts, reading);
  if (kind === 'own item') return { kind, change: [], ...words.ownItem({ time, minutes }, reading.ownItem, walk) };
  // The role is one of the details of a closed-door seminar.
  if (view === 'time only' || !meeting || !facts.hall)
    return { kind: 'bookmarked', change: [], ...words.timeOnly({ time, minutes }) };
  const say = inLanguage(language);
  const told = {
    ...{ title: say.text(meeting.title), hall: say(facts.hall), time, minutes },
    date: dayAndMonthIn(timeZone, start, language),
    seatedBy: timeIn(timeZone, new Date(start.getTime() - seatedBefore)),
  };
  if (kind !== 'chairs' && kind !== 'speaks') return { kind, change: [], ...words.bookmarked(told, walk) };
  if (minutes > farMinutes) {
    const far = words.roleFromFar[kind](told);
    return { kind, change: [], title: far.title, text: words.dear(address, far.text) };
  }
  const near = words.role[kind](told, meeting.place);
  return { kind, change: [], title: near.title, text: `${words.dear(address, near.text)}${walk}${words.end}` };
}

function walkOf({ walk }: ReminderFacts, { language, seesWalk, view }: Reading): string {
  if (!walk || !seesWalk || view === 'time only') return '';
  return messageWords[language].walk(walk.minutes, inLanguage(language)(walk.from));
}

type ChangeKind = Extract<MessageKind, 'moved' | 'cancelled' | 'restored'>;

export function changeSentence(kind: ChangeKind, facts: ChangeFacts, reading: Reading): Told {
  const { language, view, meeting, address } = reading;
  const words = messageWords[language];
  const say = inLanguage(language);
  const [now, was] = [planIn(facts.after, reading), planIn(facts.before, reading)];
  const compared = { when: now.when, hall: now.hall, wasWhen: was.when, wasHall: was.hall };
  const time = timeDiffers(facts) ? [{ what: 'time' as const, before: was.when, after: now.when }] : [];
  if (view === 'time only' || !meeting) return { kind: 'moved', change: time, ...words.movedTimeOnly(compared) };
  const hall = was.hall === now.hall ? [] : [{ what: 'hall' as const, before: was.hall, after: now.hall }];
  const both = time.length > 0 && hall.length > 0 ? 'both' : 'hall';
  const how = hall.length === 0 ? 'time' : both;
  const title = say.text(meeting.title);
  const sentence = kind === 'moved' ? words.moved[how](title, compared) : words[kind](title, compared);
  // What is restored may still carry the reason of an earlier move.
  const why = facts.reason && kind !== 'restored' ? words.reason(say.text(facts.reason)) : '';
  const text = meeting.role ? words.dear(address, words.part[meeting.role] + sentence.text) : sentence.text;
  return { kind, change: kind === 'moved' ? [...time, ...hall] : [], title: sentence.title, text: text + why };
}

function planIn({ startsAt, endsAt, hall }: PlanFacts, { language, timeZone }: Reading) {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const date = dayAndMonthIn(timeZone, from, language);
  const when = messageWords[language].when(date, timeIn(timeZone, from), timeIn(timeZone, to));
  return { when, hall: inLanguage(language)(hall) };
}

const fields: Record<Language, Record<ProfileField, string>> = {
  en: {
    ...{ name: 'name', organisation: 'organisation', title: 'title', profile: 'profile' },
    ...{ mobile: 'mobile number', email: 'email address', photo: 'photo' },
  },
  zh: {
    ...{ name: '姓名', organisation: '单位', title: '职务', profile: '个人简介' },
    ...{ mobile: '手机号码', email: '电子邮箱', photo: '照片' },
  },
};

/** What the Secretariat decided on a correction, without the values, which a lock screen might show. */
export const correctionWords: Record<Language, (facts: CorrectionFacts) => Sentence> = {
  en({ field, decision }) {
    const what = fields.en[field];
    return decision === 'applied'
      ? {
          title: `Your correction of the ${what} was applied`,
          text: `The Secretariat has corrected your ${what} as you asked.`,
        }
      : {
          title: `Your correction of the ${what} was declined`,
          text: `The Secretariat has declined the correction of your ${what}. Your profile says why.`,
        };
  },
  zh({ field, decision }) {
    const what = fields.zh[field];
    return decision === 'applied'
      ? { title: `您的${what}更正申请已通过`, text: `组委会秘书处已按您的申请更正${what}。` }
      : { title: `您的${what}更正申请未通过`, text: `组委会秘书处未采纳您的${what}更正申请，原因请见个人资料。` };
  },
};

/** What the Secretariat answered to whoever asked to hide a photo. */
export const hidingWords: Record<Language, (facts: HidingFacts) => Sentence> = {
  en: ({ answer, reason }) =>
    answer === 'hide'
      ? { title: 'The photo is hidden', text: 'The photo that you asked about is no longer in the album.' }
      : {
          title: 'The photo stays in the album',
          text: `The Secretariat has declined to hide the photo that you asked about.${reason ? messageWords.en.reason(reason.en) : ''}`,
        },
  zh: ({ answer, reason }) =>
    answer === 'hide'
      ? { title: '相关照片已隐藏', text: '您申请隐藏的照片已从相册中移除。' }
      : {
          title: '相关照片予以保留',
          text: `组委会秘书处未采纳您的照片隐藏申请。${reason ? messageWords.zh.reason(reason.zh) : ''}`,
        },
};

/** To the person's other sessions, like the message to the address that was replaced. */
export const addressWords: Record<Language, (facts: AddressFacts) => Sentence> = {
  en: ({ channel }) => ({
    title: `Your login ${fields.en[channel]} was changed`,
    text: 'From now on please log in with the new one. If this was not you, please call the Secretariat at once.',
  }),
  zh: ({ channel }) => ({
    title: `您的登录${fields.zh[channel]}已变更`,
    text: `今后请使用新的${fields.zh[channel]}登录。如非本人操作，请立即联系组委会秘书处。`,
  }),
};
