/** The result of one part of the tests; `secondTries` names the tests that failed first and passed then. */
export type Counts = { passed: number; failed: number; files: string[]; secondTries: string[] };

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: VitestResult[] }[];
};
type VitestResult = { status: string; fullName: string; failureMessages: string[] };

/** A file that breaks before its first test counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const counts: Counts = { passed: 0, failed: 0, files: [], secondTries: [] };
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed').length;
    const passed = file.assertionResults.filter((test) => test.status === 'passed');
    counts.passed += passed.length;
    // A test that passed at its second try keeps the message of the first.
    counts.secondTries.push(...passed.filter((test) => test.failureMessages.length > 0).map((test) => test.fullName));
    counts.failed += failed === 0 && file.status === 'failed' ? 1 : failed;
    counts.files.push(file.name);
  }
  return counts;
}

type PlaywrightReport = {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
};
type PlaywrightSuite = {
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

export function countPlaywright({ config, stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    files: suites.map((suite) => `${config.rootDir}/${suite.file}`),
    secondTries: suites.flatMap(flakyIn),
  };
}

function flakyIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ title }) => title), ...suites.flatMap(flakyIn)];
}

/** A run without any test is a failure too, and so is a program that failed although its tests passed. */
export function judged(counts: Counts, exitCode: number): Counts {
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}
