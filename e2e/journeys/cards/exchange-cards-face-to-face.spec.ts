import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exchangeAddress } from 'contract/face-to-face/exchange-code';
import config, { wholeChromium } from '../../playwright.config.ts';
import { cardsScreen } from '../../screens/cards.ts';
import { faceToFaceScreen } from '../../screens/face-to-face.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { phoneOf } from '../../support/devices.ts';
import { filmOfCode } from '../../support/qr-picture.ts';
import { soon } from '../../support/soon.ts';
import { expect, type Language, test } from '../../support/test.ts';

// The browser belongs to this worker, and so does the film that its camera shows.
const film = join(tmpdir(), `forum-journeys-exchange-${process.pid}.y4m`);
test.afterEach(() => rmSync(film, { force: true }));

const usual = config.use?.launchOptions;
test.use({
  signedIn: false,
  launchOptions: {
    ...usual,
    executablePath: wholeChromium,
    args: [...(usual?.args ?? []), '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`],
  },
});

test('exchange cards face to face: one shows, the other scans with the camera, both confirm', async ({
  page,
  context,
  say,
  switchLanguage,
  signedInAs,
  browser,
  origin,
  language,
  axe,
}) => {
  test.slow();
  const [scanner, shower] = [spareForThisTry(78), spareForThisTry(79)];
  await context.grantPermissions(['camera']);
  await signedInAs(scanner);
  const theirs = await phoneOf(shower, { browser, origin, language });
  const there = <Words>(words: Record<Language, Words>) => words[language];
  const [mine, other] = [faceToFaceScreen(page, say), faceToFaceScreen(theirs, there)];

  await test.step('from the cards each comes to the own code', async () => {
    await cardsScreen(page, say).open();
    await tapCalmly(mine.link);
    await expect(mine.code).toBeVisible();
    await axe();
    await switchLanguage();
    await expect(mine.code).toBeVisible();
  });

  await test.step('what the one shows the other’s camera reads', async () => {
    const answered = theirs.waitForResponse('**/api/faceToFace/showExchangeCode');
    await other.open();
    const { obj } = (await (await answered).json()) as { obj: { code: string } };
    await expect(other.code).toBeVisible();
    filmOfCode(film, exchangeAddress(origin, obj.code));
    await tapCalmly(mine.scanTheirs);
    await expect(mine.sheet).toBeVisible({ timeout: 20_000 });
    await expect(mine.sheet).toContainText(say(shower.name), { ignoreCase: true });
    await axe();
  });

  await test.step('the other sees at once who scanned, and no number yet', async () => {
    await expect(other.sheet).toBeVisible(soon);
    await expect(other.sheet).toContainText(there(scanner.name), { ignoreCase: true });
    await expect(theirs.locator('body')).not.toContainText(scanner.email);
    await expect(page.locator('body')).not.toContainText(shower.email);
  });

  await test.step('both confirm, each with what they tick', async () => {
    await mine.tick('mobile').uncheck();
    await tapCalmly(mine.confirm);
    await expect(mine.waiting).toBeVisible();
    await expect(other.yourTurn).toBeVisible(soon);
    await tapCalmly(other.confirm);
  });

  await test.step('both are led to what the other shared', async () => {
    await expect(page.getByRole('dialog')).toContainText(shower.email, soon);
    await expect(theirs.getByRole('dialog')).toContainText(scanner.email, soon);
    await expect(theirs.getByRole('dialog')).not.toContainText(scanner.mobile.slice(-4));
  });
  await theirs.context().close();
});
