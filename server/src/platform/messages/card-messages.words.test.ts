import { expect, test } from 'vitest';
import type { Language } from 'contract/languages';
import { cardSentence, contactSentence } from './card-messages.words.ts';
import type { CardFacts, ContactFacts } from './message-facts.ts';

const names = {
  en: { person: 'Helena Thornquist', by: 'Lan Jing', for: 'Lin Tingxue' },
  zh: { person: '海伦娜·索恩奎斯特', by: '兰静', for: '林听雪' },
};
const gone = { person: undefined, by: undefined, for: undefined };
const facts = (event: CardFacts['event'], byContactId: string | null = null): CardFacts => ({
  ...{ of: 'card', event, personId: 'helena', byContactId, forId: null },
});
const toAssistant = (event: 'received' | 'withdrawn'): CardFacts => ({ ...facts(event), event, forId: 'lin' });
const titleOf = (about: CardFacts, language: Language) => cardSentence(about, names[language], language).title;

test.each<[CardFacts['event'], string, string]>([
  ['received', 'Helena Thornquist sent you a business card', '海伦娜·索恩奎斯特向您发送了名片'],
  ['accepted', 'Helena Thornquist accepted your business card', '海伦娜·索恩奎斯特接受了您的名片'],
  ['declined', 'Helena Thornquist declined your business card', '海伦娜·索恩奎斯特婉拒了您的名片'],
  ['withdrawn', 'Helena Thornquist withdrew the business card sent to you', '海伦娜·索恩奎斯特撤回了发给您的名片'],
  [
    'contact withdrawn',
    'The contact details received from Helena Thornquist have been withdrawn',
    '海伦娜·索恩奎斯特此前提供的联系方式已撤回',
  ],
])('a card that was %s', (event, en, zh) => {
  expect([titleOf(facts(event), 'en'), titleOf(facts(event), 'zh')]).toEqual([en, zh]);
});

test.each<['received' | 'withdrawn', string, string]>([
  ['received', 'Helena Thornquist sent Lin Tingxue a business card', '海伦娜·索恩奎斯特向林听雪发送了名片'],
  [
    'withdrawn',
    'Helena Thornquist withdrew the business card sent to Lin Tingxue',
    '海伦娜·索恩奎斯特撤回了发给林听雪的名片',
  ],
])('a card that was %s, to the assistant', (event, en, zh) => {
  const about = toAssistant(event);
  expect([titleOf(about, 'en'), titleOf(about, 'zh')]).toEqual([en, zh]);
});

test.each([
  ['en', 'accepted', 'It was accepted by Lan Jing for Helena Thornquist.'],
  ['en', 'declined', 'It was declined by Lan Jing for Helena Thornquist.'],
  ['zh', 'accepted', '由兰静代海伦娜·索恩奎斯特接受。'],
  ['zh', 'declined', '由兰静代海伦娜·索恩奎斯特婉拒。'],
] as const)('what an assistant did is marked: %s %s', (language, event, marked) => {
  const { text } = cardSentence(facts(event, 'lan'), names[language], language);
  expect(text.slice(0, marked.length)).toBe(marked);
  expect(text.length).toBeGreaterThan(marked.length);
});

test('somebody who is gone is not named', () => {
  expect(cardSentence(facts('declined', 'lan'), gone, 'en')).toEqual({
    title: 'A delegate declined your business card',
    text: 'It was declined by a contact person for a delegate. You may send your business card again after 24 hours.',
  });
  expect(cardSentence(toAssistant('received'), gone, 'en').title).toBe('A delegate sent a delegate a business card');
  expect(cardSentence(facts('received'), gone, 'zh').title).toBe('一位嘉宾向您发送了名片');
  expect(contactSentence({ of: 'contact', event: 'revoked', personId: 'helena' }, undefined, 'en').title).toBe(
    'You no longer act for a delegate',
  );
  const lapsed = { of: 'contact', event: 'lapsed', contactId: 'naming' } as const;
  expect(contactSentence(lapsed, undefined, 'en').title).toBe('Your invitation to the person you named has lapsed');
});

test.each<[ContactFacts['event'], string, string]>([
  ['invited', 'Helena Thornquist asks you to act as contact person', '海伦娜·索恩奎斯特邀请您担任联系人'],
  ['confirmed', 'Helena Thornquist has agreed to be your contact person', '海伦娜·索恩奎斯特已同意担任您的联系人'],
  ['declined', 'Helena Thornquist cannot be your contact person', '海伦娜·索恩奎斯特无法担任您的联系人'],
  ['stopped', 'Helena Thornquist is no longer your contact person', '海伦娜·索恩奎斯特不再担任您的联系人'],
  ['ownAddress', 'Helena Thornquist can no longer be your contact person', '海伦娜·索恩奎斯特无法继续担任您的联系人'],
  ['otherLogin', 'Helena Thornquist now logs in another way', '海伦娜·索恩奎斯特的登录方式已变更'],
  ['waitsAgain', 'Helena Thornquist is asked to agree again', '海伦娜·索恩奎斯特需重新同意担任您的联系人'],
  ['revoked', 'You no longer act for Helena Thornquist', '您已不再代海伦娜·索恩奎斯特处理名片'],
  ['lapsed', 'Your invitation to Helena Thornquist has lapsed', '您对海伦娜·索恩奎斯特的邀请已失效'],
  ['withdrawn', 'The contact details of Helena Thornquist have been withdrawn', '海伦娜·索恩奎斯特的联系方式已撤回'],
])('a contact person who was %s', (event, en, zh) => {
  const about = { of: 'contact', event, personId: 'helena' } as ContactFacts;
  expect(contactSentence(about, names.en.person, 'en').title).toBe(en);
  expect(contactSentence(about, names.zh.person, 'zh').title).toBe(zh);
});
