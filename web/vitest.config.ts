import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { callsAsFlags } from './calls-as-flags.ts';
import { mediaForTests } from './media-for-tests.ts';

const chromium = {
  executablePath: process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

// Whatever moves is waited for before each tap. `test:full` shows that everything also works while it moves.
const reducedMotion = process.env['FORUM_TEST_MOTION'] === 'usual' ? 'no-preference' : 'reduce';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [callsAsFlags()],
        test: { name: 'web rules', environment: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        plugins: [callsAsFlags(), react(), mediaForTests()],
        // A dependency that is found late makes Vite reload the page during a test.
        optimizeDeps: {
          include: [
            ...['react', 'react-dom/client', '@tanstack/react-query', '@tanstack/react-virtual', 'axe-core'],
            ...['uqr', 'barcode-detector/ponyfill', 'weixin-js-sdk', 'thumbhash'],
          ],
        },
        test: {
          name: 'web components',
          include: ['src/**/*.test.tsx'],
          // As in the journeys, a second try that was needed is a race to mend, and the run names it.
          retry: 1,
          // A page waits for its timers more than it computes, so two cores carry three.
          maxWorkers: 3,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // Sizes and colours are part of what is tested.
          setupFiles: [
            ...['src/styles/tokens.css', 'src/styles/base.css'],
            ...['src/lib/storage/fresh-storage.testing.ts', 'src/lib/layers/back-closes-panel.testing.ts'],
            'src/lib/idle/frames-always-come.testing.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium, contextOptions: { hasTouch: true, reducedMotion } }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
});
