import { describe, expect, test } from 'vitest';
import { projectFiles, root } from '../scripts/folders.ts';
import * as written from './specification/as-written.ts';
import { callCases } from './specification/calls.ts';
import { numberCases } from './specification/numbers.ts';
import { journey, routeCases } from './specification/routes.ts';
import { ruleCases } from './specification/rules.ts';
import { textsOfErrors } from './specification/texts-of-errors.ts';
import { textsOfForms } from './specification/texts-of-forms.ts';
import { type Project, projectAt } from './support/project.ts';
import { callProblems, numberProblems, routeProblems, ruleProblems } from './support/specification-rules.ts';
import { allWords, textProblems } from './support/specified-texts.ts';

describe('the project', () => {
  const project = projectAt(root);
  const bound = projectFiles('server/src/features/*/*.routes.ts')
    .map((path) => project.text(path) ?? '')
    .join('\n');

  test('serves every route of the specification, and a journey opens each by its address in both languages', async () => {
    expect(await routeProblems(project, written.routes, routeCases, journey)).toEqual([]);
  });

  test('answers each of the six named calls as its table says, and a test shows it', async () => {
    expect(await callProblems(project, written.calls, callCases, bound)).toEqual([]);
  });

  test('says every text of the specification in both languages, and tests show it', async () => {
    const carriers = await allWords(
      project,
      projectFiles('contract/src/refusals/*.ts', 'web/src/**/*.words.ts').concat(
        'server/src/platform/http/failures/answer-failures.ts',
      ),
    );
    expect(carriers.size).toBeGreaterThan(1_000);
    const cases = { ...textsOfForms['§4'], ...textsOfForms['§5'], ...textsOfForms['§6'], ...textsOfErrors };
    const specified = [...new Set(Object.values(written.texts).flat())];
    expect(await textProblems(project, specified, cases, carriers)).toEqual([]);
  });

  test('has every number of the specification, and a test shows it', async () => {
    expect(await numberProblems(project, written.numbers, numberCases)).toEqual([]);
  });

  test('has every rule of the specification for what is entered, and a test shows it', async () => {
    expect(await ruleProblems(project, written.rules, ruleCases)).toEqual([]);
  });
});

/** A project of a few files whose exports are given. */
function planted(files: Record<string, string | { text?: string; exports: object }>): Project {
  const file = (path: string) => files[path];
  return {
    text: (path) => {
      const found = file(path);
      return typeof found === 'object' ? (found.text ?? '') : found;
    },
    load: async (path) => {
      const found = file(path);
      return typeof found === 'object' ? { ...found.exports } : {};
    },
  };
}
const shownBy = ['a.test.ts#is shown'] as const;
const aTest = (...texts: string[]) => `test('is shown', () => {}); ${texts.join(' ')}`;

describe('planted violations', () => {
  const routeCase = {
    page: 'web/src/pages/map/map.tsx',
    shows: { en: 'Map', zh: '地图' },
    carriedBy: 'a.ts#a.map',
  } as const;
  const opens = { path: 'b.spec.ts', tests: ['opens'] };
  const mapRoute = "{ path: '/map', load: () => import('./pages/map/map.tsx') },";
  const sound = {
    'web/src/routes.ts': mapRoute,
    'web/src/pages/map/map.tsx': 'export default function MapPage() {}',
    'a.ts': { exports: { a: { map: { en: 'Map', zh: '地图' } } } },
    'b.spec.ts': "for (const path of routes) test('opens', () => {});",
  };
  const routesOf = (over: Parameters<typeof planted>[0] = {}, specified = ['/map']) =>
    routeProblems(planted({ ...sound, ...over }), specified, { '/map': routeCase }, opens);

  test('a route without a case, one without its page, its words or its journey, and one too many', async () => {
    expect(await routesOf()).toEqual([]);
    expect(await routesOf({}, ['/map', '/find'])).toEqual(['route /find has no case']);
    expect(await routesOf({}, [])).toEqual(['route /map is not in the specification']);
    expect(await routesOf({ 'web/src/routes.ts': '' })).toEqual([
      'route /map leads to undefined, not to web/src/pages/map/map.tsx',
    ]);
    const another = `${mapRoute}\n${mapRoute.replace('/map', '/more')}`;
    expect(await routesOf({ 'web/src/routes.ts': another })).toEqual(['route /more is not in the specification']);
    expect(await routesOf({ 'web/src/pages/map/map.tsx': '' })).toEqual(['web/src/pages/map/map.tsx is no page']);
    expect(await routesOf({ 'a.ts': { exports: { a: { map: { en: 'Map', zh: '图' } } } } })).toEqual([
      'a.ts#a.map is not “Map”, “地图”',
    ]);
    expect(await routesOf({ 'b.spec.ts': "test('opens', () => {});" })).toEqual([
      'b.spec.ts does not go through the routes',
    ]);
    expect(await routesOf({ 'b.spec.ts': 'for (const path of routes) {}' })).toEqual([
      'routes: b.spec.ts has no test “opens”',
    ]);
  });

  test('a call that is gone, declared otherwise, answered by nobody or shown by no test', async () => {
    const path = '/api/getTopicViewUrl';
    const call = { path, overlay: false, body: { shape: {} }, answer: { unwrap: () => ({ shape: { url: 1 } }) } };
    const one = { declaredAs: 'a.ts#getUrl', body: [], answer: ['url', null], shownBy } as const;
    const table = { [path]: written.calls[path] } as typeof written.calls;
    const problems = (declared: object, bound = 'bind(calls.getUrl, show)', shown = aTest()) =>
      callProblems(planted({ 'a.ts': { exports: declared }, 'a.test.ts': shown }), table, { [path]: one }, bound);
    expect(await problems({ getUrl: call })).toEqual([]);
    expect(await problems({})).toEqual(['a.ts#getUrl is gone']);
    for (const other of [
      { overlay: true },
      { path: '/api/x' },
      { body: { shape: { id: 1 } } },
      { answer: { shape: {} } },
    ])
      expect(await problems({ getUrl: { ...call, ...other } })).toEqual([expect.stringMatching(/^a\.ts#getUrl is {/)]);
    expect(await problems({ getUrl: call }, '')).toEqual([`nothing answers ${path}`]);
    expect(await problems({ getUrl: call }, undefined, '')).toEqual([`${path}: a.test.ts has no test “is shown”`]);
    expect(await callProblems(planted({}), table, {}, '')).toEqual([`call ${path} has no case`]);
  });

  test('a text that nobody says, or only in one language, or that no test shows, and one that is not listed', async () => {
    const carriers = new Map([['a.ts#no', { en: 'No', zh: '不' }]]);
    const cases = { No: [{ zh: '不', carriedBy: ['a.ts#no', 'b.ts'], shownBy }] };
    const problems = (says: object, shown = aTest('No 不'), code = "fail('No')", all = carriers, specified = ['No']) =>
      textProblems(
        planted({ 'a.ts': { exports: { no: { says } } }, 'b.ts': code, 'a.test.ts': shown }),
        ...([specified, cases, all] as const),
      );
    expect(await problems({ en: 'No', zh: '不' })).toEqual([]);
    expect(await problems({ en: 'No. Try again', zh: '不。请重试' })).toEqual([]);
    expect(await problems({ en: 'Now', zh: '不' })).toEqual(['a.ts#no says “Now”, “不”']);
    expect(await problems({ en: 'No', zh: '否' })).toEqual(['a.ts#no says “No”, “否”']);
    expect(await problems({ en: 'No' })).toEqual(['a.ts#no is gone']);
    expect(await problems({ en: 'No', zh: '不' }, aTest('No'))).toEqual(['No: no test named for it shows “不”']);
    expect(await problems({ en: 'No', zh: '不' }, '// No 不')).toEqual(['No: a.test.ts has no test “is shown”']);
    expect(await problems({ en: 'No', zh: '不' }, undefined, '')).toEqual(['b.ts does not say ‘No’']);
    const another = new Map([...carriers, ['c.ts#no', { en: 'No: never', zh: '否' }]]);
    expect(await problems({ en: 'No', zh: '不' }, undefined, undefined, another)).toEqual([
      'c.ts#no says “No: never” and is in no case',
    ]);
    expect(await problems({ en: 'No', zh: '不' }, undefined, undefined, undefined, ['No', 'Yes'])).toEqual([
      'text Yes has no case',
    ]);
    for (const none of [[], [{ zh: '不', carriedBy: [], shownBy }]]) {
      const found = await textProblems(planted({ 'a.test.ts': aTest('No 不') }), ['No'], { No: none }, new Map());
      expect(found).toEqual(['text No has no case']);
    }
  });

  test('a number that is another one, is gone, or that no test shows', async () => {
    const files = {
      'a.ts': { text: 'const wait = 1_000;', exports: { limits: { wait: 1_000 } } },
      'a.test.ts': aTest(),
    };
    const problems = (is: string | RegExp | ((exports: never) => unknown), number: unknown = 1_000, over = {}) =>
      numberProblems(planted({ ...files, ...over }), { wait: number }, { wait: { in: 'a.ts', is, shownBy } });
    for (const is of ['limits.wait', /wait = (.+);/, ({ limits }: { limits: { wait: number } }) => limits.wait]) {
      expect(await problems(is)).toEqual([]);
      expect(await problems(is, 2_000)).toEqual(['wait: a.ts has 1000']);
    }
    expect(await problems('limits.pause')).toEqual(['wait: a.ts has undefined']);
    expect(await problems('limits.wait', 1_000, { 'a.ts': undefined })).toEqual(['wait: a.ts is gone']);
    expect(await problems('limits.wait', 1_000, { 'a.test.ts': '' })).toEqual([
      'wait: a.test.ts has no test “is shown”',
    ]);
    const [set, aside] = [{ wait: 1 }, { setAside: 'Nothing waits.', shownBy: [] }];
    expect(await numberProblems(planted(files), set, { wait: aside })).toEqual(['wait: no test shows it']);
    expect(await numberProblems(planted(files), set, {})).toEqual(['number wait has no case']);
  });

  test('a rule that is gone, judges otherwise, or is another list', async () => {
    const exports = { isShort: (text: string) => text.length < 3, endings: ['pdf'] };
    const project = planted({ 'a.ts': { exports }, 'a.test.ts': aTest() });
    const problems = (name: string, judged: object) =>
      ruleProblems(project, ['rule'], { rule: { carriedBy: [`a.ts#${name}`], shownBy, ...judged } });
    expect(await problems('isShort', { accepts: ['ab'], refuses: ['abc'] })).toEqual([]);
    expect(await problems('isShort', { accepts: ['abc'] })).toEqual(['a.ts#isShort refuses abc']);
    expect(await problems('isShort', { refuses: ['ab'] })).toEqual(['a.ts#isShort accepts ab']);
    expect(await problems('endings', { equals: ['pdf'] })).toEqual([]);
    expect(await problems('endings', { equals: ['pdf', 'doc'] })).toEqual(['a.ts#endings is ["pdf"]']);
    expect(await problems('isLong', {})).toEqual(['a.ts#isLong is gone']);
    expect(await ruleProblems(project, ['rule'], {})).toEqual(['rule rule has no case']);
    expect(await ruleProblems(project, ['rule'], { rule: { carriedBy: [], shownBy: [] } })).toEqual([
      'rule: nothing carries it',
      'rule: no test shows it',
    ]);
  });
});
