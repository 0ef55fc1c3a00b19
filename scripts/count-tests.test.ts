import { expect, test } from 'vitest';
import { countPlaywright, countVitest, judged } from './count-tests.ts';

const tests = (...statuses: string[]) =>
  statuses.map((status) => ({ status, fullName: status, failureMessages: status === 'failed' ? ['no'] : [] }));

test('a vitest report counts what passed and what failed, and nothing that was skipped', () => {
  const testResults = [
    { name: '/a.test.ts', status: 'passed', assertionResults: tests('passed', 'passed', 'skipped') },
    { name: '/b.test.ts', status: 'failed', assertionResults: tests('passed', 'failed') },
  ];
  expect(countVitest({ testResults })).toEqual({
    ...{ passed: 3, failed: 1, files: ['/a.test.ts', '/b.test.ts'], secondTries: [] },
  });
});

test('a file that breaks before its first test counts as one failure', () => {
  const testResults = [{ name: '/a.test.ts', status: 'failed', assertionResults: [] }];
  expect(countVitest({ testResults })).toEqual({ passed: 0, failed: 1, files: ['/a.test.ts'], secondTries: [] });
});

test('a component that a second try passed has passed, and is named', () => {
  const late = { status: 'passed', fullName: 'the sheet closes', failureMessages: ['too late'] };
  const testResults = [{ name: '/a.test.tsx', status: 'passed', assertionResults: [late, ...tests('passed')] }];
  expect(countVitest({ testResults })).toMatchObject({ passed: 2, failed: 0, secondTries: ['the sheet closes'] });
});

test('a journey that a second try passed has passed and is named, and one that failed twice has failed', () => {
  const report = {
    config: { rootDir: '/e2e' },
    stats: { expected: 4, unexpected: 1, flaky: 1 },
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        file: 'journeys/a.spec.ts',
        specs: [{ title: 'sign in', tests: tests('expected') }],
        suites: [{ file: 'journeys/a.spec.ts', specs: [{ title: 'sign out', tests: tests('flaky') }] }],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    ...{ passed: 5, failed: 2, files: ['/e2e/journeys/a.spec.ts'], secondTries: ['sign out'] },
  });
});

test.each([
  { says: 'no test at all is a failure', passed: 0, failed: 0, exitCode: 0, becomes: 1 },
  { says: 'a program that fails after passing tests is a failure', passed: 2, failed: 0, exitCode: 1, becomes: 1 },
  { says: 'a counted failure is not counted twice', passed: 2, failed: 3, exitCode: 1, becomes: 3 },
  { says: 'passing tests are no failure', passed: 2, failed: 0, exitCode: 0, becomes: 0 },
])('$says', ({ passed, failed, exitCode, becomes }) => {
  const rest = { files: [], secondTries: [] };
  expect(judged({ passed, failed, ...rest }, exitCode)).toEqual({ passed, failed: becomes, ...rest });
});
