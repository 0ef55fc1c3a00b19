import type { Both, DemoMeeting } from '../shapes.ts';

type Optional = 'chair' | 'speakers' | 'invited' | 'channels' | 'entry' | 'change';
type MeetingDraft = Omit<DemoMeeting, Optional | 'day'> & Partial<Pick<DemoMeeting, Optional>>;

/** Fills in what most meetings of a day leave out. */
export function onDay(day: DemoMeeting['day'], drafts: MeetingDraft[]): DemoMeeting[] {
  return drafts.map((draft) => ({
    chair: null,
    speakers: [],
    invited: [],
    channels: [],
    entry: null,
    change: null,
    ...draft,
    day,
  }));
}

export function speaks(person: string, zh?: string, en?: string): { person: string; topic: Both | null } {
  return { person, topic: zh && en ? { zh, en } : null };
}

const languages: Both[] = [
  { zh: '中文', en: 'Chinese' },
  { zh: '英语', en: 'English' },
  { zh: '法语', en: 'French' },
  { zh: '俄语', en: 'Russian' },
  { zh: '西班牙语', en: 'Spanish' },
  { zh: '阿拉伯语', en: 'Arabic' },
];

export const sixLanguages = languages.map((language, i) => ({ number: i + 1, language }));
export const chineseAndEnglish = sixLanguages.slice(0, 2);
