import { expect, test } from 'vitest';
import { partners } from './partners/partners.ts';
import { people } from './people.ts';

const red = people.filter(({ badge }) => badge === 'red');

test('every delegate with an organisation has a profile of it, the same for all who come from it', () => {
  expect(red.filter(({ organisation, organisationProfile }) => !organisation !== !organisationProfile)).toEqual([]);
  const profiles = new Map<string, Set<string>>();
  for (const { organisation, organisationProfile } of red)
    if (organisation && organisationProfile)
      profiles.set(organisation.zh, (profiles.get(organisation.zh) ?? new Set()).add(organisationProfile.en));
  expect([...profiles].filter(([, texts]) => texts.size !== 1)).toEqual([]);
  expect(new Set([...profiles.values()].flatMap((texts) => [...texts])).size).toBe(profiles.size);
});

test('of a partner or patron the delegates’ pages say what its own page says', () => {
  const told = partners.flatMap(({ name, profile }) =>
    red.filter(({ organisation }) => organisation?.zh === name.zh).map((delegate) => ({ delegate, name, profile })),
  );
  expect(new Set(told.map(({ name }) => name.en)).size).toBeGreaterThan(10);
  const wrong = told.filter(
    ({ delegate, name, profile }) =>
      delegate.organisation?.en !== name.en ||
      delegate.organisationProfile?.en !== profile.en ||
      delegate.organisationProfile.zh !== profile.zh,
  );
  expect(wrong).toEqual([]);
});

test('the profile of an organisation names it, leaves no gap and ends as a sentence does', () => {
  const wrong = red.filter(({ organisation, organisationProfile: profile }) => {
    if (!organisation || !profile) return false;
    const named = profile.zh.includes(organisation.zh) && profile.en.includes(organisation.en);
    return (
      !named ||
      /[{}…]|undefined|\bthe the\b/i.test(profile.zh + profile.en) ||
      !profile.zh.endsWith('。') ||
      !profile.en.endsWith('.')
    );
  });
  expect(wrong).toEqual([]);
});

test('most delegates say which languages they speak, nobody one twice, and Chinese ones Chinese', () => {
  const said = red.filter(({ languages }) => languages);
  expect(said.length / red.length).toBeGreaterThan(0.8);
  const twice = said.filter(({ languages }) => {
    const spoken = languages!.en.split(', ');
    return new Set(spoken).size !== spoken.length || spoken.length !== languages!.zh.split('、').length;
  });
  expect(twice).toEqual([]);
  expect(said.filter(({ group, languages }) => group === 'chinese' && !languages!.zh.startsWith('中文'))).toEqual([]);
});

test('other badges have neither', () => {
  const others = people.filter(({ badge }) => badge !== 'red');
  expect(others.filter(({ languages, organisationProfile }) => languages || organisationProfile)).toEqual([]);
});
