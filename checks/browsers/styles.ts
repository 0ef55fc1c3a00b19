import type { Identifier as Entry } from '@mdn/browser-compat-data';
import { parse } from 'postcss';
import type { AtRule, Declaration, Node, Rule } from 'postcss';
import { css, entryAt, lackedBy } from './mdn.ts';

const types = entryAt(css, 'types');
const units: [RegExp, string[]][] = [
  [/\d(dvh|dvw|dvi|dvb|dvmin|dvmax)\b/, ['length', 'viewport_percentage_units_dynamic']],
  [/\d(svh|svw|svi|svb|svmin|svmax)\b/, ['length', 'viewport_percentage_units_small']],
  [/\d(lvh|lvw|lvi|lvb|lvmin|lvmax)\b/, ['length', 'viewport_percentage_units_large']],
  [/\d(cqw|cqh|cqi|cqb|cqmin|cqmax)\b/, ['length', 'container_query_length_units']],
  ...['lh', 'rlh', 'cap', 'rcap', 'ic', 'ric', 'rex', 'rch', 'vi', 'vb'].map((unit): [RegExp, string[]] => [
    new RegExp(`\\d(${unit})\\b`),
    ['length', unit],
  ]),
];

/** What a style sheet uses that not all of our oldest browsers have, and for which it gives them nothing else. */
export function newInStyle(text: string): string[] {
  const found = new Set<string>();
  const note = (name: string, entry: Entry | undefined) => {
    if (lackedBy(entry).length > 0) found.add(name);
  };
  parse(text).walk((node) => {
    if (isOnlyWhereSupported(node)) return;
    if (node.type === 'atrule') noteAtRule(node, note);
    if (node.type === 'rule') noteSelector(node, note);
    if (node.type !== 'decl' || hasPlainBefore(node)) return;
    for (const [name, entry] of neededBy(node)) note(name, entry);
  });
  return [...found].toSorted();
}

function isOnlyWhereSupported(node: Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  return (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isOnlyWhereSupported(parent);
}

type Note = (name: string, entry: Entry | undefined) => void;

function noteAtRule({ name, params }: AtRule, note: Note) {
  note(`@${name}`, entryAt(css, 'at-rules', name));
  if (name !== 'media') return;
  for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)/g))
    note(`@media (${feature})`, entryAt(css, 'at-rules', 'media', feature));
  if (/[<>]/.test(params)) note('@media (width < )', entryAt(css, 'at-rules', 'media', 'range_syntax'));
}

function noteSelector({ selector, parent }: Rule, note: Note) {
  if (parent?.type === 'rule') note('nested rules', entryAt(css, 'selectors', 'nesting'));
  for (const [, name = ''] of selector.matchAll(/::?([a-z][a-z-]*)/g))
    note(`:${name}`, entryAt(css, 'selectors', name));
}

/** Whoever does not know the later declaration keeps this one. A variable takes whatever is written, so none is kept. */
function hasPlainBefore(declaration: Declaration): boolean {
  if (declaration.prop.startsWith('--')) return false;
  const prefixed = `-webkit-${declaration.prop}`;
  if (declaration.parent?.some((one) => one.type === 'decl' && one.prop === prefixed)) return true;
  for (let before = declaration.prev(); before; before = before.prev())
    if (
      before.type === 'decl' &&
      before.prop === declaration.prop &&
      neededBy(before).every(([, entry]) => lackedBy(entry).length === 0)
    )
      return true;
  return false;
}

/** The property, its words, functions and units. A prefixed property is written for those who know it alone. */
function neededBy({ prop, value }: Declaration): [string, Entry | undefined][] {
  if (prop.startsWith('-') && !prop.startsWith('--')) return [];
  const property = entryAt(css, 'properties', prop);
  const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const words = plain.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? [];
  const functions = [...plain.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name);
  return [
    [prop, property],
    ...words.map((word): [string, Entry | undefined] => [`${prop}: ${word}`, entryAt(property, word)]),
    ...functions.map((name): [string, Entry | undefined] => [`${name}()`, functionEntry(name)]),
    ...units.flatMap(([pattern, path]): [string, Entry | undefined][] => {
      const unit = pattern.exec(plain)?.[1];
      return unit ? [[unit, entryAt(types, ...path)]] : [];
    }),
  ];
}

function functionEntry(name: string): Entry | undefined {
  const groups = [
    types,
    ...['color', 'image', 'gradient', 'transform-function', 'filter-function', 'easing-function', 'basic-shape'].map(
      (group) => entryAt(types, group),
    ),
  ];
  return groups.map((group) => entryAt(group, name)).find((entry) => entry !== undefined);
}
