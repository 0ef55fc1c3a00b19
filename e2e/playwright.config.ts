import { defineConfig } from '@playwright/test';
import type { Options } from './support/test.ts';

/** Most journeys run in a Chromium that needs half the time; push, installation and the camera need this one. */
export const wholeChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** `npm test` draws each pixel once, which saves a fifth of the time, and `test:full` twice in each direction. */
const asPhones = { deviceScaleFactor: 2, savesData: false };

/** A journey runs in a browser of a phone's size, against a real server. */
export default defineConfig<Options>({
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  // A journey waits for the browser half of its time, so two cores carry three.
  workers: 3,
  fullyParallel: true,
  // The second try is recorded, so that what went wrong can be looked at. The run names every one: it is a race to mend.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['FORUM_TEST_REPORT'] ?? './test-results/report.json' }]],
  projects: [
    { name: 'journeys', testDir: './journeys', grepInvert: /@full/ },
    { name: 'languages swapped', testDir: './journeys', use: { ...asPhones, swapped: true, everyLook: true } },
    { name: 'full', testDir: './full', timeout: 600_000, use: asPhones },
  ],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Asia/Shanghai',
    // Recording every journey took a tenth of their time; a second try is recorded, and what fails has one.
    trace: 'on-first-retry',
    launchOptions: {
      // Without a locale Chromium names every file with Chinese characters “download”.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      executablePath: process.env['HEADLESS_SHELL_PATH'] ?? wholeChromium,
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
