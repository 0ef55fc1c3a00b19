import { expect, test } from 'vitest';
import { people } from './people.ts';
import type { DemoPerson } from './shapes.ts';

const red = people.filter(({ badge }) => badge === 'red');
const isMinister = ({ title }: DemoPerson) => title.en.startsWith('Minister of ');
const isOfGovernment = ({ title }: DemoPerson) => /部(部长|副部长|常务秘书|国务秘书)$/.test(title.zh);
const leadsCompany = ({ title }: DemoPerson) => /^(董事长|总裁|首席执行官|总经理)/.test(title.zh);
const observes = ({ title }: DemoPerson) => title.zh === '观察员';

function ranks(which: (person: DemoPerson) => boolean): number[] {
  const found = red.filter(which).map(({ rank }) => rank);
  expect(found.length).toBeGreaterThan(1);
  return found;
}

test('the Chair of the Committee comes first, ministers before companies, observers last', () => {
  expect(red[0]).toMatchObject({ title: { en: 'Chair' }, organisation: { zh: '全球发展高层论坛组委会' }, rank: 1 });
  expect(Math.max(...ranks(isMinister))).toBeLessThan(
    Math.min(...ranks((one) => isOfGovernment(one) && !isMinister(one))),
  );
  expect(Math.max(...ranks(isOfGovernment))).toBeLessThan(Math.min(...ranks(leadsCompany)));
  expect(red.slice(-2).every(observes)).toBe(true);
  expect(red.slice(0, -2).filter(observes)).toEqual([]);
});

test('within the ministers the family name decides', () => {
  const names = red.filter(isMinister).map(({ familyName }) => familyName.en);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('everybody of a government has a state, and the title says which ministry', () => {
  const stateless = red.filter((one) => isOfGovernment(one) && !/(国|王国|苏丹国)$/.test(one.organisation?.zh ?? ''));
  expect(stateless).toEqual([]);
  expect(
    red.filter(({ title, organisation }) => /Ministry/.test(`${organisation?.en}`) || title.en === 'Minister'),
  ).toEqual([]);
});

test('all are addressed with an honorific, but one who has not said how', () => {
  expect(people.filter(({ honorific }) => !honorific).map(({ key }) => key)).toEqual(['eleanor-whitcombe-hale']);
  expect(red.filter(isMinister).filter(({ honorific }) => !/^H\.E\. M[rs]$/.test(honorific?.en ?? ''))).toEqual([]);
});

test('organisation and title, which Chinese joins, repeat nothing', () => {
  const doubled = people.filter(({ organisation, title }) => {
    const name = organisation?.zh ?? '';
    return [2, 3, 4].some((length) => name.length >= length && title.zh.startsWith(name.slice(-length)));
  });
  expect(doubled.map(({ organisation, title }) => `${organisation?.zh}${title.zh}`)).toEqual([]);
});
