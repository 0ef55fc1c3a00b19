import { defineConfig } from 'vitest/config';

// Reading every import of the project takes seconds on a quiet machine and much longer on a busy one.
const testTimeout = 60_000;
const project = (name: string, include: string[], isolate = true) => ({
  test: { name, include, environment: 'node', isolate, testTimeout },
});

/** These tests need neither a database nor a browser; server and web have configurations of their own. */
export default defineConfig({
  test: {
    projects: [
      project('checks', ['checks/*.test.ts']),
      project('browsers', ['checks/browsers/*.test.ts']),
      project('tooling', ['scripts/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/support/**/*.test.ts']),
      // The contract keeps nothing but what is the same for all, and loading it again for each file takes more than half of the time.
      project('contract', ['contract/**/*.test.ts'], false),
    ],
  },
});
