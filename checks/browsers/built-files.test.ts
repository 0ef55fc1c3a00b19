import { beforeAll, describe, expect, test } from 'vitest';
import { buildWebIfChanged } from '../../scripts/build-web-if-changed.ts';
import { acceptedInScripts, acceptedInStyles, provided } from './accepted.ts';
import { newInBuiltFiles } from './built-files.ts';
import { newInScript } from './scripts.ts';
import { newInStyle } from './styles.ts';

describe('the built files', () => {
  let built: ReturnType<typeof newInBuiltFiles>;
  beforeAll(async () => {
    await buildWebIfChanged();
    built = newInBuiltFiles();
  }, 600_000);

  test('scripts use nothing that the oldest browsers lack and the first script does not add', () => {
    const accepted = [...provided, ...acceptedInScripts.flatMap(({ names }) => names)];
    expect([...built.scripts].filter(([name]) => !accepted.includes(name))).toEqual([]);
    expect(accepted.filter((name) => !built.scripts.has(name))).toEqual([]);
  });

  test('styles use nothing that the oldest browsers lack without giving them something else', () => {
    const accepted = acceptedInStyles.flatMap(({ names }) => names);
    expect([...built.styles].filter(([name]) => !accepted.includes(name))).toEqual([]);
    expect(accepted.filter((name) => !built.styles.has(name))).toEqual([]);
  });

  test('the worker, which has no first script, uses nothing of what that adds', () => {
    expect(built.worker.filter((name) => provided.includes(name))).toEqual([]);
  });
});

test.each([
  ['const days = list.toSorted();', ['.toSorted']],
  ['list["findLast"](fits);', ['.findLast']],
  ['iterator.map(fits).take(3);', ['.take']],
  ['const parts = name.split(/(?<=·)/);', ['(?<= ) or (?<! )']],
  ['const dot = new RegExp("(?<!·)a");', ['(?<= ) or (?<! )']],
  ['const letters = /[\\p{L}--a]/v;', ['flag v']],
  ['const copy = structuredClone(list);', ['structuredClone']],
  ['const copy = window.structuredClone(list);', ['structuredClone']],
  ['URL.canParse(address);', ['URL.canParse']],
  ['class Days { static { begin(); } }', ['static {}']],
  ['class Days { #first; static has(one) { return #first in one; } }', ['#name in']],
  ['class Days { first = later(() => 1); }', ['class { field = ( ) }']],
  ['await start();', ['await at the top']],
])('a script is refused for %s', (code, names) => {
  expect(newInScript(code)).toEqual(names);
});

test.each([
  ['list.map(fits).sort();'],
  ['const letters = /(?<year>\\p{N}+)/u;'],
  ['const share = navigator.wakeLock?.request();'],
  ['if (typeof structuredClone === "function") begin();'],
  ['function structuredClone() {} structuredClone();'],
  ['class Days { #first = 1; get first() { return (this.#first ??= 2); } }'],
  ['start(async () => await end());'],
])('a script may say %s', (code) => {
  expect(newInScript(code)).toEqual([]);
});

test('a name that our own objects have is not the browser’s, unless the language has it too', () => {
  expect(newInScript('one.requestIdle(); one.showPopover();', new Set(['showPopover']))).toEqual([]);
  expect(newInScript('one.toSorted();', new Set(['toSorted']))).toEqual(['.toSorted']);
});

test.each([
  ['.page { min-height: 100dvh; }', ['dvh']],
  ['.page { min-height: 100dvh; min-height: 100vh; }', ['dvh']],
  ['.page { width: 100vw; min-height: calc(100dvh - 1px); }', ['dvh']],
  ['.page { --hills: color-mix(in srgb, red, blue); }', ['color-mix()']],
  ['.page { --hills: red; --hills: color-mix(in srgb, red, blue); }', ['color-mix()']],
  ['.page:has(.bar) { color: red; }', [':has']],
  ['.page { .bar { color: red; } }', ['nested rules']],
  ['.page { translate: 20px; }', ['translate']],
  ['@media (width < 30rem) { .page { color: red; } }', ['@media (width < )']],
])('a style is refused for %s', (text, names) => {
  expect(newInStyle(text)).toEqual(names);
});

test.each([
  ['.page { min-height: 100vh; min-height: 100dvh; }'],
  ['.page { color: red; color: color-mix(in srgb, red, blue); }'],
  ['@supports (height: 1dvh) { .page { --screen: 100dvh; } }'],
  ['.page::after { content: "100dvh"; }'],
  ['.page { -webkit-mask-image: none; mask-image: none; }'],
])('a style may say %s', (text) => {
  expect(newInStyle(text)).toEqual([]);
});
