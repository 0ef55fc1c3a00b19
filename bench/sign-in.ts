import { chromium, devices } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { chromiumForTests } from '../scripts/chromium.ts';
import { demoDelegate } from '../e2e/support/demo-people.ts';
import { codeTo, newestCharacters } from '../e2e/support/outbox.ts';
import { startServer } from '../e2e/support/server.ts';

/** A middling phone: four times slower than the machine that measures. */
const slowDown = 4;
/** How long a person takes from one key to the next. */
const perKey = 80;

export type Share = { step: string; ms: number };

/** The app's own share of signing in: what a person waits for, without their typing and without the mail's way. */
export async function measureSignIn(): Promise<Share[]> {
  const server = await startServer({ FORUM_REHEARSAL_NOW: new Date().toISOString() });
  const browser = await chromium.launch({
    executablePath: chromiumForTests(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
    const context = await browser.newContext({ ...phone, locale: 'en-GB' });
    // Agreed before: the language guide and the privacy popup are read once, not waited for.
    await context.addInitScript(() => {
      if (location.protocol === 'http:')
        for (const [key, value] of [
          ['isShowLangGuide', 'true'],
          ['language', 'en'],
        ] as const)
          localStorage.setItem(key, value);
    });
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    return await signInSlowly(page, server.origin, server.localOrigin);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function signInSlowly(page: Page, origin: string, localOrigin: string): Promise<Share[]> {
  const { email } = demoDelegate('helena-thornquist');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const picture = page.getByRole('img', { name: 'Picture with four characters' });
  const shares: Share[] = [];
  const wait = async (step: string, act: () => Promise<unknown>, until: Locator) => {
    const started = performance.now();
    await act();
    await until.waitFor();
    shares.push({ step, ms: performance.now() - started });
  };
  await wait(
    'open the login page',
    () => page.goto(`${origin}/cdfH5/pages/login/login`, { waitUntil: 'commit' }),
    picture,
  );
  await field('E-mail address').pressSequentially(email, { delay: perKey });
  await field('Characters in the picture').pressSequentially(await newestCharacters(localOrigin), { delay: perKey });
  await wait(
    'ask for the code',
    () => page.getByRole('button', { name: 'Get code' }).tap(),
    page.getByText('Resend in'),
  );
  await field('Verification code').pressSequentially(await codeTo(localOrigin, email), { delay: perKey });
  await page.getByRole('checkbox').check();
  await wait(
    'sign in to home',
    () => page.getByRole('button', { name: 'Sign in', exact: true }).tap(),
    page.getByText('The whole agenda'),
  );
  return shares;
}
