import { parseVCards } from 'vcard4-ts';
import { describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/cards';
import type { Language } from 'contract/languages';
import { exchanges } from '../../../demo/cards/exchanges.ts';
import { forum } from '../../../demo/forum.ts';
import { contactPersonOf, signInAs } from '../../../demo/people.ts';
import { cardServer } from '../../platform/testing/cards/card-server.ts';
import { demoPerson, gu, helena } from '../../platform/testing/signing-in.ts';

const lin = demoPerson(signInAs.assistantMode);
const bi = demoPerson(signInAs.blue);
const hour = 3_600_000;

const { server, desk, later } = await cardServer([gu, helena, bi]);

const friendsOfGu = exchanges
  .filter(({ from, to, answer }) => answer === 'accepted' && [from, to].includes(signInAs.red))
  .map(({ from, to }) => (from === signInAs.red ? to : from));

type Asked = { id?: string; version?: '3.0' | '4.0'; language?: Language };
const prepare = (who: { id: string }, { id, version = '3.0', language = 'en' }: Asked = {}) =>
  desk.ask(calls.prepareVCards, who, { version, ...(id && { id }) }, { language });
const fetched = (address: unknown) => fetch(server.address + String(address));
async function download(who: { id: string }, asked: Asked = {}) {
  const response = await fetched((await prepare(who, asked)).obj['address']);
  const name = /filename\*=UTF-8''(.*)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  const text = await response.text();
  const cards = parseVCards(text).vCards!.map((card) => ({
    ...{ fn: card.FN[0].value, family: card.N!.value.familyNames[0], given: card.N!.value.givenNames[0] },
    ...{ other: card.NICKNAME?.[0].value[0], title: card.TITLE?.[0].value, organisation: card.ORG?.[0].value[0] },
    ...{ mobile: card.TEL?.[0].value, email: card.EMAIL?.[0].value, note: card.NOTE?.[0].value },
    agent: card.RELATED?.[0].value,
  }));
  return { name: decodeURIComponent(name), type: response.headers.get('content-type'), text, cards };
}
const cardWith = async (key: string) =>
  (await desk.cardsOf(gu)).friends.find(({ person }) => person.id === demoPerson(key).id)!.id;

describe('the business cards of all friends', () => {
  test('are one file, named and written in the viewer’s language, and have the friends and nobody else', async () => {
    for (const language of ['en', 'zh'] as const) {
      const { name, type, cards } = await download(gu, { language });
      expect([name, type]).toEqual([
        { en: `${forum.name.en} business cards.vcf`, zh: `${forum.name.zh}：名片联系人.vcf` }[language],
        'text/vcard; charset=utf-8',
      ]);
      const names = friendsOfGu.map((key) => demoPerson(key).name[language]).toSorted();
      expect(cards.map(({ fn }) => fn).toSorted()).toEqual(names);
    }
  });

  test('say in both languages who it is, and what the exchange gave', async () => {
    const { cards } = await download(gu, { language: 'zh', version: '4.0' });
    const { title, organisation, mobile, email } = helena;
    expect(cards.find(({ other }) => other === 'Helena Thornquist')).toEqual({
      ...{ fn: '海伦娜·索恩奎斯特', family: '索恩奎斯特', given: '海伦娜', other: 'Helena Thornquist' },
      ...{ title: title.zh, organisation: organisation?.zh, mobile, email, agent: undefined },
      note: '相识地点：主会场茶歇\n约定会后互访，请国际部跟进。',
    });
    const zuhra = demoPerson('zuhra-sharipova');
    expect(cards.find(({ email: of }) => of === zuhra.email)).toMatchObject({ mobile: undefined, note: undefined });
  });

  test('have the contact person’s addresses for somebody in assistant mode, and say so', async () => {
    const { cards, text } = await download(gu, { version: '4.0' });
    const contact = demoPerson(contactPersonOf[signInAs.assistantMode]!);
    expect(cards.find(({ fn }) => fn === lin.name.en)).toMatchObject({
      ...{ mobile: contact.mobile, email: contact.email, agent: contact.name.zh },
      note: `The mobile number and email address are those of the contact person, ${contact.name.zh}.`,
    });
    expect([lin.mobile, lin.email].filter((own) => text.includes(own))).toEqual([]);
  });

  test('carry the own note to the one who wrote it, and not to the friend', async () => {
    const { text } = await download(helena);
    expect(text).toContain('FN:Gu Minglan');
    expect(text).not.toMatch(/茶歇|国际部/);
  });

  test('are nothing without a friend', async () => {
    expect((await prepare(bi)).code).toBe(-2);
  });
});

describe('the business card of one friend', () => {
  test('has the name of the friend', async () => {
    const id = await cardWith('helena-thornquist');
    const { name, cards } = await download(gu, { id });
    expect([name, cards.map(({ fn }) => fn)]).toEqual(['Helena THORNQUIST.vcf', ['Helena Thornquist']]);
  });

  test('is answered for a card that is not an exchange of one’s own like for one that does not exist', async () => {
    const [waiting] = (await desk.cardsOf(gu)).received;
    const [others] = (await desk.cardsOf(helena)).friends.filter(({ person }) => person.id !== gu.id);
    const absent = await prepare(gu, { id: '0'.repeat(20) });
    expect([absent.code, absent.obj['refusal']]).toEqual([-2, 'notFound']);
    for (const id of [waiting!.id, others!.id]) expect(await prepare(gu, { id })).toEqual(absent);
  });

  test('is not handed out any more once the exchange has ended', async () => {
    const id = await cardWith('pei-jingxing');
    const { address } = (await prepare(gu, { id })).obj;
    await desk.ask(calls.deleteFriend, gu, { id });
    expect((await fetched(address)).status).toBe(404);
  });
});

test('twenty files an hour are prepared, also of thirty at once, and the next when the first is an hour ago', async () => {
  later(24 * hour);
  const answers = await Promise.all(Array.from({ length: 30 }, () => prepare(gu)));
  const refused = answers.filter(({ code }) => code !== 0);
  expect(refused).toHaveLength(10);
  for (const { code, obj } of refused) expect([code, obj]).toEqual([-5, { refusal: 'tooOften', retryAfter: 3600 }]);
  expect((await prepare(helena)).code).toBe(0);
  later(25 * hour - 1);
  expect((await prepare(gu)).code).toBe(-5);
  later(25 * hour);
  expect((await prepare(gu)).code).toBe(0);
});
