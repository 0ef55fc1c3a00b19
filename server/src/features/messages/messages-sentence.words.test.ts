import { describe, expect, test } from 'vitest';
import type { MessageKind } from 'contract/calls/messages';
import type { ChangeFacts, ReminderFacts } from '../../platform/messages/message-facts.ts';
import { changeSentence, reminderSentence, type Reading } from './messages-sentence.words.ts';

const songhe = { zh: '松鹤厅', en: 'Songhe Hall' };
const mudan = { zh: '牡丹厅', en: 'Mudan Hall' };
const hehe = { zh: '和合厅', en: 'Hehe Hall' };
const reminder = (over: Partial<ReminderFacts> = {}): ReminderFacts => ({
  ...{ of: 'reminder', startsAt: '2027-03-22T08:45:00Z', minutes: 30, hall: songhe },
  walk: { minutes: 7, from: hehe, itemId: 'earlier' },
  ...over,
});
const reading = (language: 'en' | 'zh', over: Partial<Reading> = {}): Reading => ({
  ...{ language, timeZone: 'Asia/Shanghai', view: 'all', seesWalk: true },
  address: language === 'zh' ? '顾明澜先生' : 'Mr Gu',
  meeting: { title: { zh: '学习型港口', en: 'Ports that Learn' }, role: null, place: 1 },
  ownItem: { content: language === 'zh' ? '双边会谈' : 'Bilateral talks', location: '302' },
  ...over,
});
const said = ({ title, text }: { title: string; text: string }) => [title, text];

describe('a reminder says', () => {
  test.each<[MessageKind, [string, string], [string, string]]>([
    [
      'chairs',
      [
        'You chair at 16:45, Songhe Hall',
        'Dear Mr Gu, you chair “Ports that Learn”, which begins in 30 minutes in Songhe Hall, 7 minutes on foot from Hehe Hall.',
      ],
      [
        '您将于16:45在松鹤厅主持会议',
        '尊敬的顾明澜先生，您主持的“学习型港口”将于30分钟后在松鹤厅开始，从和合厅步行约需7分钟。',
      ],
    ],
    [
      'speaks',
      [
        'You speak at 16:45, Songhe Hall',
        'Dear Mr Gu, you are the second speaker of “Ports that Learn”, which begins in 30 minutes in Songhe Hall, 7 minutes on foot from Hehe Hall.',
      ],
      [
        '您将于16:45在松鹤厅发言',
        '尊敬的顾明澜先生，您是“学习型港口”的第二位发言嘉宾，会议将于30分钟后在松鹤厅开始，从和合厅步行约需7分钟。',
      ],
    ],
    [
      'bookmarked',
      [
        'A meeting you bookmarked begins at 16:45',
        '“Ports that Learn” begins in 30 minutes in Songhe Hall, 7 minutes on foot from Hehe Hall.',
      ],
      ['您收藏的会议将于16:45开始', '“学习型港口”将于30分钟后在松鹤厅开始，从和合厅步行约需7分钟。'],
    ],
    [
      'own item',
      ['Your own schedule: 16:45', '“Bilateral talks” begins in 30 minutes, 302, 7 minutes on foot from Hehe Hall.'],
      ['您的个人日程：16:45', '“双边会谈”将于30分钟后开始，地点：302，从和合厅步行约需7分钟。'],
    ],
  ])('to who %s', (kind, en, zh) => {
    expect(said(reminderSentence(kind, reminder(), reading('en')))).toEqual(en);
    expect(said(reminderSentence(kind, reminder(), reading('zh')))).toEqual(zh);
  });

  test('a day before, the day and when to be seated', () => {
    const far = reminder({ minutes: 1_440 });
    expect(said(reminderSentence('chairs', far, reading('en')))).toEqual([
      'You chair on 22 March at 16:45, Songhe Hall',
      'Dear Mr Gu, you chair “Ports that Learn” on 22 March at 16:45 in Songhe Hall. Please be seated by 16:30.',
    ]);
    expect(said(reminderSentence('speaks', far, reading('zh')))).toEqual([
      '您将于3月22日16:45在松鹤厅发言',
      '尊敬的顾明澜先生，您将于3月22日16:45在松鹤厅举行的“学习型港口”上发言，请于16:30前抵达会场就座。',
    ]);
  });

  test('without an honorific it is polite and names nobody', () => {
    const to = (language: 'en' | 'zh') => reminderSentence('chairs', reminder(), reading(language, { address: null }));
    expect(to('en').text).toMatch(/^You chair “Ports that Learn”/);
    expect(to('zh').text).toMatch(/^尊敬的嘉宾，您主持的/);
  });

  test('to an excellency, without “Dear”', () => {
    const { text } = reminderSentence('chairs', reminder(), reading('en', { address: 'Your Excellency' }));
    expect(text).toMatch(/^Your Excellency, you chair/);
  });

  test('the last minute in the singular', () => {
    const last = reminder({ minutes: 1, walk: { minutes: 1, from: hehe, itemId: 'earlier' } });
    expect(reminderSentence('bookmarked', last, reading('en')).text).toBe(
      '“Ports that Learn” begins in 1 minute in Songhe Hall, 1 minute on foot from Hehe Hall.',
    );
  });

  test.each(['chairs', 'speaks', 'bookmarked'] as const)('the time alone to who may see no more: %s', (kind) => {
    const alone = reminderSentence(kind, reminder(), reading('en', { view: 'time only' }));
    expect(alone).toEqual({
      ...{ kind: 'bookmarked', change: [], title: 'A closed-door seminar begins at 16:45' },
      text: 'The closed-door seminar that you bookmarked begins in 30 minutes.',
    });
    const inChinese = reminderSentence(kind, reminder(), reading('zh', { view: 'time only' }));
    expect(said(inChinese)).toEqual(['一场闭门研讨会将于16:45开始', '您收藏的闭门研讨会将于30分钟后开始。']);
  });

  test('no way from a hall of which the reader may not know', () => {
    const { text } = reminderSentence('bookmarked', reminder(), reading('en', { seesWalk: false }));
    expect(text).toBe('“Ports that Learn” begins in 30 minutes in Songhe Hall.');
  });

  test('of a deleted own item only that there was one', () => {
    const { text } = reminderSentence('own item', reminder(), reading('en', { ownItem: null }));
    expect(text).toBe('An entry of your own schedule begins in 30 minutes.');
  });
});

describe('a notice of a change says', () => {
  const plan = (startsAt: string, endsAt: string, hall: typeof mudan) => ({
    ...{ startsAt: `2027-03-22T${startsAt}:00Z`, endsAt: `2027-03-22T${endsAt}:00Z`, hall },
  });
  const facts = (over: Partial<ChangeFacts> = {}): ChangeFacts => ({
    ...{ of: 'change', before: plan('03:00', '04:00', mudan), after: plan('06:00', '07:30', songhe), reason: null },
    ...over,
  });
  const title = { zh: '健康老龄化', en: 'Healthy Ageing' };
  const meeting = { title, role: null, place: -1 };

  test.each<['moved' | 'cancelled' | 'restored', Partial<ChangeFacts>, [string, string], [string, string]]>([
    [
      'moved',
      {},
      [
        'Time and venue changed: Healthy Ageing',
        'Now on 22 March, 14:00–15:30, in Songhe Hall (was 22 March, 11:00–12:00, in Mudan Hall).',
      ],
      ['时间和会场变更：健康老龄化', '改至3月22日14:00—15:30，松鹤厅（原3月22日11:00—12:00，牡丹厅）。'],
    ],
    [
      'moved',
      { after: plan('03:00', '04:00', songhe) },
      ['Venue changed: Healthy Ageing', 'Now in Songhe Hall (was Mudan Hall). The time is unchanged.'],
      ['会场变更：健康老龄化', '改至松鹤厅（原牡丹厅），时间不变。'],
    ],
    [
      'moved',
      { after: plan('06:00', '07:30', mudan) },
      [
        'Time changed: Healthy Ageing',
        'Now on 22 March, 14:00–15:30 (was 22 March, 11:00–12:00). The venue is unchanged.',
      ],
      ['时间变更：健康老龄化', '改至3月22日14:00—15:30（原3月22日11:00—12:00），会场不变。'],
    ],
    [
      'cancelled',
      { reason: { zh: '因航班变更。', en: 'Owing to a change of flights.' } },
      [
        'Cancelled: Healthy Ageing',
        'The meeting on 22 March, 14:00–15:30, in Songhe Hall will not take place. Reason: Owing to a change of flights.',
      ],
      ['会议取消：健康老龄化', '原定于3月22日14:00—15:30在松鹤厅举行的会议已取消。说明：因航班变更。'],
    ],
    [
      'restored',
      {},
      ['No longer cancelled: Healthy Ageing', 'The meeting will take place on 22 March, 14:00–15:30, in Songhe Hall.'],
      ['会议恢复：健康老龄化', '会议将于3月22日14:00—15:30在松鹤厅举行。'],
    ],
  ])('%s', (kind, over, en, zh) => {
    expect(said(changeSentence(kind, facts(over), reading('en', { meeting })))).toEqual(en);
    expect(said(changeSentence(kind, facts(over), reading('zh', { meeting })))).toEqual(zh);
  });

  test('to its chair, politely, that it is theirs', () => {
    const chairs = { meeting: { title, role: 'chair' as const, place: -1 } };
    expect(changeSentence('restored', facts(), reading('en', chairs)).text).toBe(
      'Dear Mr Gu, this concerns the meeting that you chair. The meeting will take place on 22 March, 14:00–15:30, in Songhe Hall.',
    );
    expect(changeSentence('restored', facts(), reading('zh', chairs)).text).toBe(
      '尊敬的顾明澜先生，以下变更涉及您主持的会议。会议将于3月22日14:00—15:30在松鹤厅举行。',
    );
  });

  test('old and new beside each other', () => {
    expect(changeSentence('moved', facts(), reading('zh', { meeting })).change).toEqual([
      { what: 'time', before: '3月22日11:00—12:00', after: '3月22日14:00—15:30' },
      { what: 'hall', before: '牡丹厅', after: '松鹤厅' },
    ]);
  });

  test('the time alone to who may see no more, whatever else has changed', () => {
    const alone = changeSentence('restored', facts(), reading('en', { meeting, view: 'time only' }));
    expect(alone).toEqual({
      ...{ kind: 'moved', title: 'Time changed: a closed-door seminar' },
      text: 'Now on 22 March, 14:00–15:30 (was 22 March, 11:00–12:00).',
      change: [{ what: 'time', before: '22 March, 11:00–12:00', after: '22 March, 14:00–15:30' }],
    });
  });
});
