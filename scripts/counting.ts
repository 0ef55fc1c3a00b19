/** What one part of the tests came to. */
export type Counts = { passed: number; failed: number; files: string[] };

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
};

/** Counts a report of vitest's. A file that breaks before its first test counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const counts: Counts = { passed: 0, failed: 0, files: [] };
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed').length;
    counts.passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    counts.failed += failed === 0 && file.status === 'failed' ? 1 : failed;
    counts.files.push(file.name);
  }
  return counts;
}

type PlaywrightReport = {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: { file: string }[];
};

/** Counts a report of Playwright's. One that a second try passed is counted as passed, and named by the run. */
export function countPlaywright({ config, stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    files: suites.map((suite) => `${config.rootDir}/${suite.file}`),
  };
}

/** No test at all, or a program that failed although its tests passed, is a failure too. */
export function judged(counts: Counts, exitCode: number): Counts {
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}
