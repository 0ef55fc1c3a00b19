import type { Identifier as Entry } from '@mdn/browser-compat-data';
import { parse } from 'acorn';
import type { Expression, MemberExpression, Node, PrivateIdentifier, Super } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { api, entryAt, javascript, lackedBy, partsOf } from './mdn.ts';

const builtins = entryAt(javascript, 'builtins');
// Scripts name what hangs on these as if it were a word of the language.
const globalObjects = new Set(['window', 'self', 'globalThis']);
// Nobody gets at an object of a newer kind without its name, which is judged by itself. Iterators come from arrays too.
const isReachable = (owner: string, entry: Entry) => owner === 'Iterator' || lackedBy(entry).length === 0;
const namespaces = new Set(['Atomics', 'Intl', 'JSON', 'Math', 'Reflect']);
const ofLanguage = membersOf(builtins, entryAt(builtins, 'Intl'));
const ofBrowser = membersOf(api);

/**
 * What a script uses that not all of our oldest browsers have, each by the name that a reader would look up. What our
 * own objects have under `ownKeys` is theirs, unless the language has it too.
 */
export function newInScript(code: string, ownKeys: ReadonlySet<string> = new Set()): string[] {
  const tree = treeOf(code);
  const own = declaredIn(tree);
  const found = new Set<string>();
  const note = (name: string, entry: Judged) => {
    if (entry === 'refused' || lackedBy(entry).length > 0) found.add(name);
  };
  const noteMember = (name: string) => {
    const entries = ofLanguage.get(name) ?? (ownKeys.has(name) ? [] : (ofBrowser.get(name) ?? []));
    // What one older interface has under this name may be meant, so only what is new in all of them is refused.
    if (entries.length > 0 && entries.every((entry) => lackedBy(entry).length > 0)) found.add(`.${name}`);
  };
  fullAncestor(tree, (node, _, ancestors) => {
    const above = ancestors.at(-2);
    if (isMember(node)) noteMemberOf(node, above, own, noteMember, note);
    else if (node.type === 'Identifier') noteName((node as unknown as { name: string }).name, above, own, note);
    else for (const [name, entry] of syntaxOf(node, ancestors, code)) note(name, entry);
  });
  return [...found].toSorted();
}

type Judged = Entry | 'refused' | undefined;
type Note = (name: string, entry: Judged) => void;

function noteName(name: string, above: Node | undefined, own: Set<string>, note: Note) {
  // A `typeof` asks whether there is such a thing.
  if (own.has(name) || above?.type === 'UnaryExpression') return;
  note(name, entryAt(builtins, name) ?? entryAt(api, name));
}

function noteMemberOf(
  node: MemberExpression,
  above: Node | undefined,
  own: Set<string>,
  noteMember: (name: string) => void,
  note: Note,
) {
  const name = nameOf(node);
  if (name === undefined) return;
  const owner = node.object.type === 'Identifier' && !own.has(node.object.name) ? node.object.name : undefined;
  if (owner && globalObjects.has(owner)) return noteName(name, above, new Set(), note);
  const ofOwner = owner ? (entryAt(builtins, owner, name) ?? entryAt(api, owner, `${name}_static`)) : undefined;
  if (ofOwner) return note(`${owner}.${name}`, ofOwner);
  // Whoever only reads it, or goes on with `?.`, asks whether there is such a thing.
  if (isCalledOrEntered(node, above)) noteMember(name);
}

function isCalledOrEntered(
  node: Node,
  above: (Node & { optional?: boolean; callee?: Node; object?: Node }) | undefined,
) {
  return above?.optional !== true && (above?.callee === node || above?.object === node);
}

function nameOf({ property, computed }: MemberExpression): string | undefined {
  if (!computed) return (property as { name: string }).name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

function isMember(node: Node): node is MemberExpression {
  return node.type === 'MemberExpression';
}

/** Syntax that came after ECMAScript 2020, and what regular expressions may have in them. */
function syntaxOf(node: Node, ancestors: Node[], code: string): [string, Judged][] {
  const classes = entryAt(javascript, 'classes');
  const some = node as Node & {
    operator?: string;
    left?: Expression | PrivateIdentifier | Super;
    regex?: { pattern: string; flags: string };
    callee?: { name?: string };
    arguments?: { value?: unknown }[];
    static?: boolean;
    kind?: string;
    key?: { type: string };
  };
  if (node.type === 'StaticBlock') return [['static {}', entryAt(classes, 'static', 'initialization_blocks')]];
  // Within such brackets Safari 15 forgets the variables around the class (WebKit's bug 236843).
  if (node.type === 'PropertyDefinition' && code.slice(node.start, node.end).includes('('))
    return [['class { field = ( ) }', 'refused']];
  if (node.type === 'PropertyDefinition')
    return [
      [
        'class { field }',
        entryAt(classes, some.static ? 'static' : 'public_class_fields', ...(some.static ? ['class_fields'] : [])),
      ],
    ];
  if (node.type === 'MethodDefinition' && some.key?.type === 'PrivateIdentifier')
    return [['class { #method() {} }', entryAt(classes, 'private_class_methods')]];
  if (node.type === 'BinaryExpression' && some.operator === 'in' && some.left?.type === 'PrivateIdentifier')
    return [['#name in', entryAt(classes, 'private_class_fields_in')]];
  if (node.type === 'AssignmentExpression' && ['??=', '||=', '&&='].includes(some.operator ?? ''))
    return [[some.operator ?? '', entryAt(javascript, 'operators', 'nullish_coalescing_assignment')]];
  if (node.type === 'AwaitExpression' && !ancestors.some(({ type }) => /Function/.test(type)))
    return [['await at the top', entryAt(javascript, 'operators', 'await', 'top_level')]];
  if (some.regex) return inExpression(some.regex.pattern, some.regex.flags);
  if (some.callee?.name === 'RegExp') return inExpression(textOf(some.arguments?.[0]), textOf(some.arguments?.[1]));
  return [];
}

function textOf(argument: { value?: unknown } | undefined): string {
  return typeof argument?.value === 'string' ? argument.value : '';
}

function inExpression(pattern: string, flags: string): [string, Entry | undefined][] {
  const expressions = entryAt(javascript, 'regular_expressions');
  const flag = (name: string) => entryAt(builtins, 'RegExp', name);
  const has: [string, boolean, Entry | undefined][] = [
    ['(?<= ) or (?<! )', /\(\?<[=!]/.test(pattern), entryAt(expressions, 'lookbehind_assertion')],
    ['(?i: )', /\(\?[a-z-]+:/.test(pattern), entryAt(expressions, 'modifier')],
    ['flag v', flags.includes('v'), flag('unicodeSets')],
    ['flag d', flags.includes('d'), flag('hasIndices')],
  ];
  return has.filter(([, found]) => found).map(([name, , entry]) => [name, entry]);
}

/** The keys of every object and class that a script makes. */
export function keysIn(code: string): string[] {
  const keys: string[] = [];
  fullAncestor(treeOf(code), (node) => {
    const { type, key, left } = node as Node & { key?: { name?: string }; left?: MemberExpression };
    if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(type) && key?.name) keys.push(key.name);
    if (type === 'AssignmentExpression' && left && isMember(left)) keys.push(nameOf(left) ?? '');
  });
  return keys;
}

function treeOf(code: string) {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
}

/** Every name that the script itself declares anywhere: such a name is not the browser's. */
function declaredIn(tree: Node): Set<string> {
  const own = new Set<string>();
  fullAncestor(tree, (node, _, ancestors) => {
    const { type, name } = node as Node & { name?: string };
    if (!name || !/^(Identifier|VariablePattern)$/.test(type)) return;
    const above = ancestors.at(-2)?.type ?? '';
    if (type === 'VariablePattern' || /^(Import\w*Specifier|ClassDeclaration|FunctionDeclaration)$/.test(above))
      own.add(name);
  });
  return own;
}

function membersOf(...tables: (Entry | undefined)[]): Map<string, Entry[]> {
  const members = new Map<string, Entry[]>();
  for (const table of tables)
    for (const [ownerName, owner] of partsOf(table)) {
      if (namespaces.has(ownerName) || (table !== api && !isReachable(ownerName, owner))) continue;
      for (const [name, entry] of partsOf(owner)) {
        if (name.endsWith('_static') || !entry.__compat) continue;
        members.set(name, [...(members.get(name) ?? []), entry]);
      }
    }
  return members;
}
