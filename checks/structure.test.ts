import { describe, expect, test } from 'vitest';
import { root } from '../scripts/folders.ts';
import { textFiles } from './support/files.ts';
import type { File } from './support/files.ts';
import { layoutRules, wordingRules } from './support/structure-rules.ts';

const rules = [...layoutRules, ...wordingRules];

describe('the project', () => {
  const files = textFiles(root);

  test.each(rules)('$name: $why', ({ broken }) => {
    expect(broken(files)).toEqual([]);
  });
});

const empty = (path: string): File => ({ path, text: '' });
const inPiece = (name: string, text = ''): File => ({ path: `web/src/kit/chip/${name}`, text });
const piece = [inPiece('chip.tsx', '<button onClick={onTap}>'), inPiece('chip.demo.tsx'), inPiece('chip.test.tsx')];
const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, n) => empty(`${folder}/f${n}.css`));
const path = (...names: string[]) => `/${names.join('/')}/`;
const marked = (word: string, rest = '') => `// ${word.toUpperCase()}${rest}`;
const inTest = (text: string): File => ({ path: 'contract/src/a.test.ts', text });
const inPage = (text: string): File => ({ path: 'web/src/pages/map/map.test.tsx', text });
const inJourney = (text: string): File => ({ path: 'e2e/journeys/sign-in/a.spec.ts', text });
const inCall = (text: string): File => ({ path: 'contract/src/calls/cards.ts', text });

/** For each rule: files that break it, and files that look similar and keep it. */
const planted: Record<string, { wrong: File[][]; right: File[] }> = {
  'a form is sent by useSubmit': {
    wrong: [[{ path: 'web/src/features/cards/send-card.tsx', text: '<form onSubmit={send}>' }]],
    right: [
      { path: 'web/src/features/cards/send-card.tsx', text: '<Form by={form} onSubmit={send}>' },
      { path: 'web/src/shell/form/form.tsx', text: '<form noValidate>' },
      { path: 'web/src/kit/search-field/search-field.tsx', text: '<form role="search">' },
    ],
  },
  'a telephone link is made by callLink': {
    wrong: ['<a href={`tel:${phone}`}>', '`<a href="tel:${dialled}">`', "const link = 'tel:' + phone;"].map((text) => [
      { path: 'web/src/features/about/row.tsx', text },
    ]),
    right: [
      { path: 'web/src/features/about/row.tsx', text: '<a href={callLink(phone)}>' },
      { path: 'contract/src/rules/readable-phone.ts', text: 'return `tel:${number}`;' },
      { path: 'contract/src/rich-text/link-address.ts', text: "address.startsWith('tel:')" },
    ],
  },
  'a bold font is named by its family too': {
    wrong: [[{ path: 'web/src/styles/tokens.css', text: "src: local('Noto Serif Bold'), local('Arial');" }]],
    right: [{ path: 'web/src/styles/tokens.css', text: "src: local('Noto Serif Bold'), local('Noto Serif');" }],
  },
  'server features have files of known roles': {
    wrong: ['cards.ts', 'cards.service.ts', 'agenda.store.ts', 'parts/cards.store.ts', 'cards.test.ts'].map((name) => [
      empty(`server/src/features/cards/${name}`),
    ]),
    right: ['cards.store.ts', 'cards.rules.test.ts', 'cards-crossing.calls.test.ts', 'cards-export.jobs.ts'].map(
      (name) => empty(`server/src/features/cards/${name}`),
    ),
  },
  'features have names of the product': {
    wrong: [[empty('web/src/features/people/row.tsx')], [empty('server/src/features/people/people.store.ts')]],
    right: [empty('web/src/features/host-app/bridge.ts')],
  },
  'names are kebab-case': {
    wrong: [[empty('web/src/kit/ListRow/list-row.tsx')], [empty('scripts/setUp.mjs')], [empty('server/src/a_b.ts')]],
    right: [
      empty('web/src/pages/choseLanguage/choseLanguage.tsx'),
      empty('server/src/a-b.c.test.ts'),
      empty('server/migrations/0001_a_b.sql'),
    ],
  },
  'there are no drawers': {
    wrong: [[empty('web/src/lib/utils.ts')], [empty('server/src/common/clock.ts')], [empty('e2e/misc.ts')]],
    right: [empty('web/src/lib/dates.ts')],
  },
  'there are no barrels': {
    wrong: [[empty('web/src/kit/index.ts')], [empty('contract/src/calls/index.ts')]],
    right: [empty('web/src/pages/mine/index.tsx')],
  },
  'files are short': {
    wrong: [[{ path: 'server/src/app.ts', text: 'x;\n'.repeat(301) }]],
    right: [
      { path: 'server/src/main.ts', text: 'x;\n'.repeat(300) },
      { path: 'server/demo/people.ts', text: 'x;\n'.repeat(301) },
      { path: 'server/src/app.test.ts', text: 'x;\n'.repeat(301) },
    ],
  },
  'kit pieces are whole': {
    wrong: [
      ...piece.slice(0, 2).map((missing) => piece.filter((file) => file !== missing)),
      piece.slice(0, 2),
      [inPiece('chip.tsx'), inPiece('chip.demo.tsx'), inPiece('use-chip.ts', 'const [on, setOn] = useState(false);')],
    ],
    right: [...piece, empty('web/src/kit/card/card.tsx'), empty('web/src/kit/card/card.demo.tsx')],
  },
  'the server itself decodes nothing that was sent': {
    wrong: [
      [{ path: 'server/src/platform/media/files/a.ts', text: "import sharp from 'sharp';" }],
      [{ path: 'server/src/features/files/files.actions.ts', text: "await import('unpdf');" }],
      [{ path: 'server/src/app.ts', text: "import { madeOf } from './platform/media/content/picture-work.ts';" }],
    ],
    right: [
      { path: 'server/src/platform/media/content/picture-work.ts', text: "import sharp from 'sharp';" },
      { path: 'server/src/app.ts', text: "import type { Made } from './platform/media/content/picture-work.ts';" },
      { path: 'server/src/app.test.ts', text: "import sharp from 'sharp';" },
    ],
  },
  'no folder of source is too full': {
    wrong: ['web/src/kit/icon', 'contract/src/calls', 'server/src/features/agenda'].map((name) => filesIn(name, 26)),
    right: [...filesIn('web/src/lib', 25), ...filesIn('web/src/lib/call', 25), ...filesIn('e2e/journeys', 26)],
  },
  'old words stay in addresses': {
    wrong: [
      [inCall('const guest = 1;')],
      [inCall("export const getConference = read('/api/conference/getConference');")],
      [{ path: 'web/src/pages/guest/detail.tsx', text: 'const guest = 1;' }],
      [{ path: 'server/src/app.ts', text: "'/api/friendApply/x'" }],
      [empty('web/src/kit/collection/collection.tsx')],
    ],
    right: [
      inCall("read('/api/conference/getConference'); const guestId = 1; const configuration = 1;"),
      { path: 'contract/src/refusals/favourites.ts', text: "'Please enter conference venue'" },
      { path: 'web/src/shell/tab-bar.tsx', text: "to='/pages/guest/detail' or `/pages/guest/detail?id=${id}`" },
      { path: 'web/src/routes.ts', text: "'/pages/guest/detail': () => import('./pages/guest/detail.tsx')" },
      empty('web/src/pages/collection/index.tsx'),
    ],
  },
  'retired names stay retired': {
    wrong: ['const agendaInForce = 1;', 'type Surroundings = {};', "read('/api/session/getConfirmationWays');"].map(
      (text) => [inCall(text)],
    ),
    right: [inCall('const currentAgenda = 1; // The agenda that is in force.')],
  },
  'refuse stands alone': {
    wrong: ['return refuse(notFound);', 'throw refuse(notFound);', 'if (!found) return refuse(notFound);'].map(
      (text) => [{ path: 'server/src/features/cards/cards.actions.ts', text }],
    ),
    right: [
      { path: 'server/src/features/cards/cards.actions.ts', text: 'if (!found) refuse(notFound);' },
      { path: 'server/src/features/cards/cards.actions.ts', text: 'return committedRefusal(wrongCode);' },
    ],
  },
  'no test is left out': {
    wrong: ['only', 'skip', 'todo'].map((word) => [inTest(`test.${word}('a', () => {});`)]),
    right: [inTest("test.skipIf(embedded)('a', () => {}); const only = 1;")],
  },
  'what follows an action is waited for': {
    wrong: [
      [inPage("  await screen.getByRole('button').click();\n  expect(asked()).toEqual([]);")],
      [inPage("  await userEvent.keyboard('{Enter}');\n  const { length } = asked();\n  expect(length).toBe(1);")],
    ],
    right: [
      inPage(
        "  await field.fill('a');\n  await expect.poll(() => asked()).toEqual([]);\n  expect(opened()).toEqual([]);",
      ),
      inPage("  await field.fill('a');\n});\ntest('another', () => {\n  expect(opened()).toEqual([]);"),
      inTest("  await page.getByRole('button').click();\n  expect(1).toBe(1);"),
    ],
  },
  'no test of the web app waits by the clock': {
    wrong: [
      [inPage('  await new Promise((done) => setTimeout(done, 850));')],
      [inJourney('  await page.waitForTimeout(500);')],
      [inJourney("import { setTimeout as pause } from 'node:timers/promises';")],
    ],
    right: [
      inJourney('  await expect(list.rows).toHaveCount(3);'),
      inPage("  vi.useFakeTimers({ toFake: ['setTimeout'] });"),
      inPage('  letTapsPass();'),
    ],
  },
  'what leaves by a job is waited for': {
    wrong: [
      [inJourney('  expect((await readOutbox(localOrigin)).messages).toEqual([]);')],
      [{ path: 'e2e/support/codes.ts', text: 'await fetch(`${localOrigin}/outbox.json`)' }],
    ],
    right: [
      inJourney('  expect(await allThatLeftBefore(forum, later, email)).toEqual([]);'),
      { path: 'e2e/support/outbox.ts', text: 'await fetch(`${localOrigin}/outbox.json`)' },
      { path: 'server/src/long/killed-server.full.test.ts', text: 'await fetch(`${localAddress}/outbox.json`)' },
    ],
  },
  'no promise stands in a comment': {
    wrong: [[inTest(marked('todo'))], [{ path: 'docs/a.md', text: marked('fixme', ': later') }]],
    right: [inTest(marked('todo', ' (#12) until the badge printer answers')), inTest("const method = 'todo';")],
  },
  'no path of a machine is committed': {
    wrong: ['work', 'home', 'Users'].map((name) => [{ path: 'docs/a.md', text: `in ${path(name, 'alex')}x` }]),
    right: [{ path: 'docs/a.md', text: `see ../work/notes.md and https://a.example${path('work', 'x')}` }],
  },
  'the lockfile names no host': {
    wrong: [[{ path: 'package-lock.json', text: '"resolved": "https://registry.example/a.tgz"' }]],
    right: [{ path: 'package-lock.json', text: '"resolved": "contract"' }],
  },
};

describe('planted violations', () => {
  test('every rule has one', () => {
    expect(Object.keys(planted)).toEqual(rules.map(({ name }) => name));
  });

  test.each(rules)('$name', ({ name, broken }) => {
    const { wrong = [], right = [] } = planted[name] ?? {};
    expect(broken(right)).toEqual([]);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.map((files) => broken(files).length)).toEqual(wrong.map(() => 1));
  });
});
