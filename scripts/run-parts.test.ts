import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './folders.ts';
import { check } from './test-part-kinds.ts';
import type { Part } from './test-part-kinds.ts';
import { runParts, saidOfSecondTries } from './run-parts.ts';
import { testsLeftOut } from './every-test-file-ran.ts';

const nothing = () => Promise.resolve({});

async function printed(parts: Part[], provide = nothing as Parameters<typeof runParts>[1]) {
  let text = '';
  const totals = await runParts(parts, provide, (piece) => (text += piece));
  return { totals, text: text.replaceAll(/ +/g, ' ').replaceAll(/\d+\.\d s/g, 'some s') };
}

test('every part runs after one that failed, and each says what it came to', async () => {
  const broken = check('broken', ['node', '-e', 'console.log("what is wrong"); process.exit(3)']);
  const fine = check('fine', ['node', '-e', 'console.log("not shown")'], ['node', '--version']);
  const { totals, text } = await printed([broken, fine]);
  expect(text).toBe('broken 0 passed, 1 failed some s\n\nwhat is wrong\n\nfine 1 passed, 0 failed some s\n');
  expect(totals).toEqual({ passed: 1, failed: 1, secondTries: 0, files: new Set() });
});

test('what passed at its second try is named, and counted at the end', async () => {
  const late: Part = {
    name: 'journeys',
    needs: [],
    run: () => Promise.resolve({ passed: 2, failed: 0, files: [], secondTries: ['sign out'], output: '' }),
  };
  const { totals, text } = await printed([late]);
  expect(text).toBe('journeys 2 passed, 0 failed some s\n passed at the second try: sign out\n');
  expect(totals).toMatchObject({ failed: 0, secondTries: 1 });
  expect([0, 1, 2].map(saidOfSecondTries)).toEqual([
    '',
    '1 test needed a second try, named above: a race to mend\n',
    '2 tests needed a second try, named above: a race to mend\n',
  ]);
});

test('a part whose need cannot be met fails and says why', async () => {
  const part: Part = { ...check('journeys', ['node', '--version']), needs: ['chromium'] };
  const { text } = await printed([part], () => Promise.reject(new Error('no Chromium here')));
  expect(text).toBe('journeys 0 passed, 1 failed some s\n\nno Chromium here\n\n');
});

test('a program that does not exist is a failure, not a crash', async () => {
  const { totals } = await printed([check('nonsense', ['no-such-program'])]);
  expect(totals.failed).toBe(1);
});

test('a test file that no part ran is a failure', async () => {
  const ran: Part = {
    name: 'unit',
    needs: [],
    run: () => Promise.resolve({ passed: 1, failed: 0, files: [join(root, 'a.test.ts')], secondTries: [], output: '' }),
  };
  const { totals } = await printed([ran]);
  const { text } = await printed([testsLeftOut(totals.files, ['a.test.ts', 'b.test.ts'])]);
  expect(text).toBe('every test file ran 0 passed, 1 failed some s\n\nNo part ran:\nb.test.ts\n\n');
});
