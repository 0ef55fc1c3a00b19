import { defineConfig } from '@playwright/test';
import type { Options } from './support/test.ts';

/** A journey is walked on a phone, with a real server behind it. */
export default defineConfig<Options>({
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: true,
  // A loaded machine may be late once; what fails twice is wrong. A second try is named in the report.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['FORUM_TEST_REPORT'] ?? './test-results/report.json' }]],
  projects: [
    { name: 'journeys', testDir: './journeys' },
    { name: 'languages swapped', testDir: './journeys', use: { swapped: true } },
    { name: 'full', testDir: './full', timeout: 600_000 },
  ],
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
