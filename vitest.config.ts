import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[]) => ({ test: { name, include, environment: 'node' } });

/** Tests that need neither a database nor a browser; server and web have a configuration of their own. */
export default defineConfig({
  test: {
    projects: [
      project('checks', ['checks/**/*.test.ts']),
      project('tooling', ['scripts/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/support/**/*.test.ts']),
      project('contract', ['contract/**/*.test.ts']),
    ],
  },
});
