import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/folders.ts';
import { whyNoOldChromium } from '../../scripts/old-chromium.ts';
import { spareForThisTry } from '../support/demo-people.ts';
import type { Engine } from '../support/engines/engine.ts';
import { type Screen, screensAfterLogin, screensBeforeLogin } from '../support/engines/every-screen.ts';
import { startFirefox } from '../support/engines/firefox.ts';
import { autospace, hasComeToRest, keepOnly, slideOffset, tap, tooWide, type } from '../support/engines/in-the-page.ts';
import { startOldChromium } from '../support/engines/old-chromium.ts';
import { startWebKit } from '../support/engines/webkit.ts';
import { signIn, storageOf } from '../support/signed-in.ts';

type Language = 'zh' | 'en';

// WebKit draws figures over each other where it makes the gap between them and Chinese.
const firefox = { name: 'Firefox', start: startFirefox, mayHaveGap: true };
const webKit = { name: 'WebKit', start: startWebKit, mayHaveGap: false };
// The first is the oldest in which everything works, the second the oldest in which it looks as drawn.
const chromium87 = { name: 'Chromium 87', start: startOldChromium(87), mayHaveGap: true };
const chromium114 = { name: 'Chromium 114', start: startOldChromium(114), mayHaveGap: true };
/** Each is another person, because a person is logged in on one device only. All of them have submitted their profile. */
const visitors = [
  { ...firefox, language: 'zh', number: 74 },
  { ...firefox, language: 'en', number: 75 },
  { ...webKit, language: 'zh', number: 76 },
  { ...webKit, language: 'en', number: 77 },
] as const;
const onOldChromiums = [
  { ...chromium87, language: 'zh', number: 82 },
  { ...chromium114, language: 'en', number: 83 },
] as const;

const origin = process.env['FORUM_TEST_ORIGIN'] ?? '';

for (const { name, start, mayHaveGap, language, number } of [
  ...visitors,
  ...(whyNoOldChromium() ? [] : onOldChromiums),
])
  test(`every screen can be used in ${name}, ${language}`, async ({}, { outputDir }) => {
    const person = spareForThisTry(number);
    const engine = await start(origin);
    try {
      await keepOnThePhone(engine, []);
      const before = await visit(screensBeforeLogin(person.badgeCode));
      const session = await signIn(origin, person);
      await keepOnThePhone(engine, storageOf(session, origin, language).origins[0]?.localStorage ?? []);
      const after = await visit(screensAfterLogin);
      expect([...before, ...after]).toEqual([]);

      await engine.open('/cdfH5/');
      await expect.poll(() => engine.evaluate(slideOffset)).toBe(0);
      if (!mayHaveGap) expect(await engine.evaluate(autospace)).not.toBe('normal');
    } catch (problem) {
      // The engine itself may be gone, and this must not hide why.
      await takePicture('failed').catch(() => undefined);
      throw problem;
    } finally {
      await engine.close();
    }

    /** Returns what is wrong with the screens, and leaves a picture of each. */
    async function visit(screens: Screen[]): Promise<string[]> {
      const found: string[] = [];
      for (const [place, screen] of screens.entries()) {
        const words = screen.shows[language];
        await reach(engine, screen, language);
        await takePicture(`${screen === screensAfterLogin[place] ? 'after' : 'before'} ${place + 1} ${words}`);
        const wide = await engine.evaluate(tooWide);
        const problems = [...(await engine.problems()), ...(wide > 0 ? [`wider than the screen by ${wide}`] : [])];
        found.push(...problems.map((problem) => `${words}: ${problem}`));
      }
      return found;
    }

    async function takePicture(title: string): Promise<void> {
      mkdirSync(outputDir, { recursive: true });
      writeFileSync(join(outputDir, `${title}.png`), await engine.picture());
    }
  });

test('no address of the app is left out', () => {
  const routes = readFileSync(join(root, 'web/src/routes.ts'), 'utf8');
  const addresses = Array.from(routes.matchAll(/path: '(\/pages\/[^']+)'/g), ([, path]) => path);
  const opened = [...screensBeforeLogin(''), ...screensAfterLogin].map(({ at, open }) => at ?? open?.split('?')[0]);
  expect(addresses.filter((address) => !opened.includes(address))).toEqual([]);
});

/** Opens an address that has the storage of the app, but not the app itself. */
async function keepOnThePhone(engine: Engine, kept: { name: string; value: string }[]): Promise<void> {
  await engine.open('/healthz');
  await engine.evaluate(keepOnly, JSON.stringify(kept));
}

async function reach(engine: Engine, screen: Screen, language: Language): Promise<void> {
  const words = screen.shows[language];
  if (screen.open) await engine.open(`/cdfH5${screen.open}`);
  if (screen.type) await engine.evaluate(type, screen.type);
  // The app takes an early second tap for a double tap and drops it, so a tap may have to be repeated. A page that is
  // just being replaced by another cannot be asked.
  await expect(async () => {
    if (screen.tap) await engine.evaluate(tap, screen.tap[language]);
    await expect.poll(() => engine.evaluate(hasComeToRest, words), { message: words, timeout: 5000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
}
