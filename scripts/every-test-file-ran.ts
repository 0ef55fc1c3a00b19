import type { Part } from './test-part-kinds.ts';

/** A test file that no part runs proves nothing, so it counts as a failure. */
export function testsLeftOut(ran: Set<string>, all: string[]): Part {
  const missing = all.filter((file) => !ran.has(file));
  const output = `No part ran:\n${missing.join('\n')}`;
  const failed = missing.length > 0 ? 1 : 0;
  return {
    name: 'every test file ran',
    needs: [],
    run: () => Promise.resolve({ passed: 1 - failed, failed, files: [], secondTries: [], output }),
  };
}
