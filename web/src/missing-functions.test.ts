import { expect, test } from 'vitest';
import { addMissingFunctions } from './missing-functions.ts';

const typedArray = Object.getPrototypeOf(Int8Array.prototype) as object;
const places: [object, string[]][] = [
  [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted']],
  [String.prototype, ['at']],
  [typedArray, ['at']],
  [URL, ['canParse']],
  [AbortSignal, ['any']],
];
const owned = places.flatMap(([owner, names]) =>
  names.map((name) => ({ owner, name, own: Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor })),
);

/** Does something with the functions that the browser lacked and now has. */
function onAnOldBrowser<T>(act: () => T): T {
  for (const { owner, name } of owned) Reflect.deleteProperty(owner, name);
  try {
    addMissingFunctions();
    return act();
  } finally {
    for (const { owner, name, own } of owned) Object.defineProperty(owner, name, own);
  }
}

const list = [3, 10, 2, 10];
const uses: Record<string, () => unknown> = {
  'the item at a place, also from the end': () => [list.at(0), list.at(-1), list.at(-4), list.at(4), list.at(-5)],
  'a letter at a place': () => ['论坛'.at(-1), ''.at(0), Uint8Array.of(1, 2).at(-1)],
  'the last that fits': () => [list.findLast((one) => one > 5), list.findLast((one) => one > 50)],
  'the place of the last that fits': () => [
    list.findLastIndex((one) => one === 3),
    list.findLastIndex((one, index, all) => all[index - 1] === 3 && one === 10),
    list.findLastIndex((one) => one > 50),
    [].findLastIndex(() => true),
  ],
  'a list in order, which itself stays as it is': () => [list.toSorted(), list.toSorted((a, b) => b - a), list],
  'a list from the end, which itself stays as it is': () => [list.toReversed(), list],
  'whether an address is one': () => [
    URL.canParse('https://forum.example/a'),
    URL.canParse('nothing'),
    URL.canParse('/a', 'https://forum.example'),
    URL.canParse('/a', 'nothing'),
  ],
};

test.each(Object.entries(uses))('%s: an old browser answers like a new one', (_, use) => {
  const expected = use();
  expect(onAnOldBrowser(use)).toEqual(expected);
});

test('on an old browser the first of several signals stops the work, also one that came before', () => {
  const stopped = onAnOldBrowser(() => {
    const [late, cancelled] = [new AbortController(), new AbortController()];
    const either = AbortSignal.any([late.signal, cancelled.signal]);
    const before = either.aborted;
    cancelled.abort();
    return [before, either.aborted, AbortSignal.any([late.signal, cancelled.signal]).aborted];
  });
  expect(stopped).toEqual([false, true, true]);
});

test('what is added does not show up when somebody lists what there is', () => {
  const shown = onAnOldBrowser(() =>
    owned.map(({ owner, name }) => Object.getOwnPropertyDescriptor(owner, name)?.enumerable),
  );
  expect(shown).toEqual(owned.map(() => false));
});

test('a function that the browser has stays the browser’s own', () => {
  const own = owned.map(({ owner, name }) => Reflect.get(owner, name) as unknown);
  addMissingFunctions();
  expect(owned.map(({ owner, name }) => Reflect.get(owner, name) as unknown)).toEqual(own);
});
