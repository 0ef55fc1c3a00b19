import { expect, test } from 'vitest';
import { meetings } from './agenda.ts';
import { partners } from './partners/partners.ts';
import { people } from './people.ts';

const red = people.filter(({ badge }) => badge === 'red');

function sentences(text: string): string[] {
  return text
    .split(/(?<=[。.!?])\s*/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function twice(texts: string[]): string[] {
  return texts.filter((text, i) => texts.indexOf(text) !== i);
}

test.each(['zh', 'en'] as const)(
  'no paragraph or sentence about a person or an organisation occurs twice in %s',
  (language) => {
    const organisations = new Map(red.map((one) => [one.organisation?.zh, one.organisationProfile?.[language] ?? '']));
    const texts = [...red.map(({ profile }) => profile[language]), ...organisations.values()];
    expect(twice(texts)).toEqual([]);
    expect(twice(texts.flatMap(sentences).filter((sentence) => sentence.length > 3))).toEqual([]);
  },
);

test('an English profile begins with the person', () => {
  const wrong = red.filter(({ honorific, familyName, name, profile }) => {
    const called = honorific ? `${honorific.en.replace('H.E. ', '')} ${familyName.en}` : name.en;
    return !profile.en.startsWith(`${called} `) && !profile.en.startsWith(`${called}, `);
  });
  expect(wrong.map(({ profile }) => profile.en)).toEqual([]);
});

const everyProfile = [
  ...people.map(({ profile }) => profile),
  ...people.flatMap(({ organisationProfile }) => organisationProfile ?? []),
  ...partners.map(({ profile }) => profile),
];

test('a profile of a person or an organisation tells facts: it holds no opinion and hopes for nothing', () => {
  const opinion =
    /主张|认为|倡导|坚持|希望|期待|此次与会|基层调研|实体经济|\b(believes?|holds that|argues?|advocates?|favours|hopes|looks forward|convinced)\b/i;
  expect(everyProfile.filter(({ zh, en }) => opinion.test(zh + en))).toEqual([]);
});

test('no topic of a closed-door seminar stands in a profile, which everybody may read', () => {
  const closed = meetings.filter(({ type }) => type === 'closed');
  const topics = closed.flatMap(({ speakers }) => speakers.flatMap(({ topic }) => topic ?? []));
  expect(topics.length).toBeGreaterThan(closed.length);
  const told = topics.filter(({ zh, en }) =>
    everyProfile.some((each) => each.zh.includes(zh) || each.en.toLowerCase().includes(en.toLowerCase())),
  );
  expect(told).toEqual([]);
});

test('a profile ends as a sentence does and leaves no gap', () => {
  const wrong = red.filter(
    ({ profile: { zh, en } }) =>
      !zh.endsWith('。') ||
      !en.endsWith('.') ||
      /[{}…|]|undefined|\bthe the\b| {2}/i.test(zh + en) ||
      /[,;:?!]/.test(zh.replace(/\d,\d/g, '')),
  );
  expect(wrong.map(({ profile }) => profile)).toEqual([]);
});

test('no character stands in more than one Chinese given name in twelve', () => {
  const chinese = people.filter(({ group }) => group === 'chinese');
  const counts = new Map<string, number>();
  for (const { name, familyName } of chinese)
    for (const sign of name.zh.slice(familyName.zh.length)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > chinese.length / 12)).toEqual([]);
});
