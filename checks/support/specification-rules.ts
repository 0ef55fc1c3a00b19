import { isDeepStrictEqual } from 'node:util';
import type { calls } from '../specification/as-written.ts';
import type { CallCase } from '../specification/calls.ts';
import type { NumberCase, SetAside } from '../specification/numbers.ts';
import type { RouteCase } from '../specification/routes.ts';
import type { RuleCase } from '../specification/rules.ts';
import { differences, partOf, type Project, testProblems, valueAt } from './project.ts';

type Cases<Case> = Readonly<Record<string, Case>>;

/** §2: each address is in the one list of addresses, leads to its page, and the journey opens it. */
export async function routeProblems(
  project: Project,
  specified: readonly string[],
  cases: Cases<RouteCase>,
  journey: { path: string; tests: readonly string[] },
): Promise<string[]> {
  const listed = pagesByAddress(project.text('web/src/routes.ts') ?? '');
  const problems = await Promise.all(
    Object.entries(cases).map(async ([path, { page, shows, carriedBy }]) => [
      ...(listed.get(path) === page ? [] : [`route ${path} leads to ${listed.get(path)}, not to ${page}`]),
      ...(project.text(page)?.includes('export default function ') ? [] : [`${page} is no page`]),
      ...(isDeepStrictEqual(await valueAt(project, carriedBy), shows)
        ? []
        : [`${carriedBy} is not “${shows.en}”, “${shows.zh}”`]),
    ]),
  );
  const opens = /for \(const \w+ of routes\b|\broutes\.filter\(/.test(project.text(journey.path) ?? '');
  return [
    ...differences(specified, Object.keys(cases), 'route'),
    ...[...listed.keys()].filter((path) => !(path in cases)).map((path) => `route ${path} is not in the specification`),
    ...problems.flat(),
    ...(opens ? [] : [`${journey.path} does not go through the routes`]),
    ...testProblems(
      project,
      'routes',
      journey.tests.map((name) => `${journey.path}#${name}`),
    ),
  ];
}

/** The files of pages as the list of addresses names them; a page with two addresses is imported once, before the list. */
function pagesByAddress(text: string): Map<string, string> {
  const named = new Map([...text.matchAll(/^const (\w+) = \(\) => import\('\.\/(.+)'\)/gm)].map(([, a, b]) => [a, b]));
  const rows = text.matchAll(/{ path: '(.+)', load: (?:(\w+)|\(\) => import\('\.\/(.+)'\)) }/g);
  return new Map(
    [...rows].flatMap(([, path = '', name, file]): [string, string][] =>
      path === '/kit' ? [] : [[path, `web/src/${file ?? named.get(name)}`]],
    ),
  );
}

type Declared = { path: string; overlay: boolean; body: object; answer: object };

/** §7: each call is declared as its table says, answers what it should, and a feature of the server answers it. */
export async function callProblems(
  project: Project,
  table: typeof calls,
  cases: Cases<CallCase>,
  bound: string,
): Promise<string[]> {
  const problems = await Promise.all(
    Object.entries(cases).map(async ([path, { declaredAs, body, answer, shownBy }]) => {
      const call = (await valueAt(project, declaredAs)) as Declared | undefined;
      if (!call) return [`${declaredAs} is gone`];
      const row = table[path as keyof typeof table];
      const is = { path: call.path, overlay: call.overlay, body: valuesOf(call.body), answer: valuesOf(call.answer) };
      const should = { path, overlay: row.overlay !== 'no', body: [...(row.body ?? body)], answer: [...answer] };
      return [
        ...(isDeepStrictEqual(is, should) ? [] : [`${declaredAs} is ${JSON.stringify(is)}`]),
        ...(bound.includes(`bind(calls.${partAfterHash(declaredAs)}, `) ? [] : [`nothing answers ${path}`]),
        ...testProblems(project, path, shownBy),
      ];
    }),
  );
  return [...differences(Object.keys(table), Object.keys(cases), 'call'), ...problems.flat()];
}

const partAfterHash = (place: string) => place.slice(place.indexOf('#') + 1);

/** The fields of a schema, or the values that it allows. */
function valuesOf(schema: object): (string | number | null)[] {
  if ('shape' in schema) return Object.keys(schema.shape as object);
  if ('options' in schema) return (schema.options as { value: number }[]).map(({ value }) => value);
  if ('unwrap' in schema) return [...valuesOf((schema.unwrap as () => object)()), null];
  return ['something else'];
}

/** §9: each number is the value of what carries it. */
export async function numberProblems(
  project: Project,
  numbers: Readonly<Record<string, unknown>>,
  cases: Cases<NumberCase | SetAside>,
): Promise<string[]> {
  const problems = await Promise.all(
    Object.entries(cases).map(async ([name, one]) => [
      ...('setAside' in one ? [] : await whyNotCarried(project, name, one, numbers[name])),
      ...testProblems(project, name, one.shownBy),
    ]),
  );
  return [...differences(Object.keys(numbers), Object.keys(cases), 'number'), ...problems.flat()];
}

async function whyNotCarried(project: Project, name: string, one: NumberCase, specified: unknown): Promise<string[]> {
  const { in: path, is, standsAs = specified } = one;
  const text = project.text(path);
  if (text === undefined) return [`${name}: ${path} is gone`];
  const value = is instanceof RegExp ? written(is.exec(text)?.[1]) : made(is, await project.load(path));
  return isDeepStrictEqual(value, standsAs) ? [] : [`${name}: ${path} has ${JSON.stringify(value)}`];
}

const made = (is: string | ((exports: never) => unknown), exports: object) =>
  typeof is === 'string' ? partOf(exports, is) : is(exports as never);

/** A value as source text writes it. */
function written(text: string | undefined): unknown {
  return text !== undefined && /^[\d_]+$/.test(text) ? Number(text.replaceAll('_', '')) : text;
}

/** §5: each rule exists, and judges the examples as it should. */
export async function ruleProblems(
  project: Project,
  rules: readonly string[],
  cases: Cases<RuleCase>,
): Promise<string[]> {
  const problems = await Promise.all(
    Object.entries(cases).map(async ([rule, { carriedBy, accepts = [], refuses = [], equals, shownBy }]) => {
      const carriers = await Promise.all(carriedBy.map((place) => valueAt(project, place)));
      const judge = typeof carriers[0] === 'function' ? (carriers[0] as (text: string) => unknown) : () => undefined;
      return [
        ...(carriedBy.length > 0 ? [] : [`${rule}: nothing carries it`]),
        ...carriedBy.filter((_, at) => carriers[at] === undefined).map((place) => `${place} is gone`),
        ...accepts.filter((text) => judge(text) !== true).map((text) => `${carriedBy[0]} refuses ${text}`),
        ...refuses.filter((text) => judge(text) !== false).map((text) => `${carriedBy[0]} accepts ${text}`),
        ...(equals === undefined || isDeepStrictEqual(carriers[0], equals)
          ? []
          : [`${carriedBy[0]} is ${JSON.stringify(carriers[0])}`]),
        ...testProblems(project, rule, shownBy),
      ];
    }),
  );
  return [...differences(rules, Object.keys(cases), 'rule'), ...problems.flat()];
}
