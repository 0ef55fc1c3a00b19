const TESTS = '[.]test[.]tsx?$';
const TEST_SUPPORT = '^server/src/platform/testing/|[.]testing[.]tsx?$';
// These files are started: the server, its staff command, what draws for it, what web/index.html loads, and the worker.
const ENTRIES =
  '^(server/src/(main|staff|platform/(media/content/picture|documents/page-drawing)-process)[.]ts|web/src/(main|first-script|push-worker)[.]tsx?)$';
const APPS = 'web|console|server|e2e|bench|scripts|checks';

/** Each rule is one idea. checks/import-rules.test.ts plants a violation of each and expects it to be found. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'every-import-is-found',
      comment: 'An import that does not resolve would slip past every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'packages-are-declared',
      comment: 'A package that only another package brings may disappear or change its version at any time.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-cycles',
      comment: 'Files that need each other can only be tested and changed together. Types need nothing at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'apps-are-strangers',
      comment: 'What two apps say to each other stands in the contract, where both can see it.',
      severity: 'error',
      from: { path: '^(web|console|server)/' },
      to: { path: `^(${APPS})/`, pathNot: '^$1/' },
    },
    {
      name: 'contract-stands-alone',
      comment: 'All parts depend on the contract, so it may depend on none of them.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: `^(${APPS})/` },
    },
    {
      name: 'contract-runs-everywhere',
      comment: 'Phones read the contract too: nothing in it may need Node.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'The platform carries the features; if it knew them, a change to one could break all.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: [TESTS, TEST_SUPPORT] },
      to: { path: '^server/src/(features/|staff/|[^/]+$)' },
    },
    {
      name: 'features-know-no-app',
      comment: 'The app lists the features; a feature that knew the list could not be read alone.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: TESTS },
      to: { path: '^server/src/(staff/|[^/]+$)' },
    },
    {
      name: 'only-the-write-path-announces',
      comment: 'A write says what changed; an announcement by hand could go without its version or its audit line.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/platform/(writes|content)/', TESTS, TEST_SUPPORT] },
      to: { path: '^server/src/platform/content/announce-with-number[.]store[.]ts$' },
    },
    {
      name: 'staff-command-is-a-client',
      comment: 'The staff command is a thin client of the contract; the server on the same machine does the work.',
      severity: 'error',
      from: { path: '^server/src/staff(/|[.]ts$)', pathNot: TESTS },
      to: {
        path: '^server/',
        pathNot: ['^server/src/staff/', '^server/src/platform/configuration[.]ts$', '/local/staff-key[.]ts$'],
      },
    },
    {
      name: 'features-show-actions-and-rules',
      comment: 'A feature may change its tables and routes freely; other features use only its actions and rules.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', '[.](actions|rules)[.]ts$'] },
    },
    {
      name: 'sql-only-in-stores',
      comment: 'Who reads or writes a table must be findable in one kind of file.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['[.]store[.]ts$', '^server/src/platform/database/', TESTS, TEST_SUPPORT],
      },
      to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/|^server/src/platform/database/tables/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'A policy that needs nothing but its arguments can be tested as a table of cases.',
      severity: 'error',
      from: { path: '^server/src/.*[.]rules[.]ts$' },
      to: {
        pathNot: [
          '^contract/src/',
          '[.]rules[.]ts$',
          '^server/src/platform/(time-zones|text-or-other-language|rich-text/line-of-text)[.]ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'test-support-stays-in-tests',
      comment: 'The product must not load test support, which opens doors that are closed to users.',
      severity: 'error',
      from: { path: '^(server|web)/src/', pathNot: [TESTS, TEST_SUPPORT] },
      to: { path: [TESTS, TEST_SUPPORT] },
    },
    {
      name: 'lib-is-the-ground',
      comment: 'Every folder of the web app uses lib, so lib may import none of them.',
      severity: 'error',
      from: { path: '^web/src/lib/', pathNot: TESTS },
      to: { path: '^web/src/', pathNot: '^web/src/lib/' },
    },
    {
      name: 'kit-knows-no-product',
      comment: 'A kit piece that knew the shell or a feature could not stand on the page of demos.',
      severity: 'error',
      from: { path: '^web/src/kit/' },
      to: { path: '^web/src/', pathNot: '^web/src/(kit|lib|styles)/' },
    },
    {
      name: 'shell-knows-no-content',
      comment: 'The shell is the same around every page, so it may not know any page or feature.',
      severity: 'error',
      from: { path: '^web/src/shell/' },
      to: { path: '^web/src/', pathNot: '^web/src/(shell|kit|lib|styles)/' },
    },
    {
      name: 'web-features-are-strangers',
      comment: 'A page puts features side by side; entangled ones could not be changed alone.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-features-know-no-page',
      comment: 'Features are used by pages, never the other way round.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/', pathNot: '^web/src/(features|shell|kit|lib|styles)/' },
    },
    {
      name: 'pages-know-no-app',
      comment: 'The app loads pages lazily; a page that imported it would pull everything in.',
      severity: 'error',
      from: { path: '^web/src/pages/' },
      to: { path: '^web/src/[^/]+$' },
    },
    {
      name: 'web-calls-through-api-files',
      comment: 'The api file of a feature shows which calls it makes, and the build turns them into flags there.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['[.]api[.]ts$', TESTS, TEST_SUPPORT] },
      to: { path: '^contract/src/calls/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-never-the-list-of-calls',
      comment: 'The list of all calls would bring every feature to every page.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^contract/src/all-calls[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'refusals-by-name-on-phones',
      comment: 'A phone acts on the name that came with a refusal; the sentences in both languages stay on the server.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: [TESTS, TEST_SUPPORT] },
      to: { path: '^contract/src/(refusals/|all-refusals[.]ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-schemas-on-phones',
      comment: 'The schema library is heavier than most pages, and the server validates anyway.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: TESTS },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'nothing-left-over',
      comment: 'A file that no entry leads to is dead. Kit and lib have their demos and tests before a page uses them.',
      severity: 'error',
      from: { path: ENTRIES },
      to: {
        path: '^(server|web)/src/.*[.]tsx?$',
        pathNot: [TESTS, TEST_SUPPORT, '^web/src/(kit|lib)/', '[.]d[.]ts$', ENTRIES],
        reachable: false,
      },
    },
  ],
  options: {
    // dependency-cruiser cannot use TypeScript 7: with it, it would read no file and report nothing.
    parser: 'swc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    // Every workspace may use the dependencies in the root's package.json.
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(dist|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
