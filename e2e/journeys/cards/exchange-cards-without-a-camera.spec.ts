import { notAnExchangeCode } from 'contract/refusals/face-to-face';
import { exchangeEnded, faceToFaceScreen } from '../../screens/face-to-face.ts';
import { photo } from '../../screens/scan.ts';
import { tapCalmly } from '../../support/calm.ts';
import { watchCalls } from '../../support/calls.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { phoneOf } from '../../support/devices.ts';
import { photoOfCode, photoWithoutCode } from '../../support/qr-picture.ts';
import { soon } from '../../support/soon.ts';
import { expect, type Language, test } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

test.use({ signedIn: false });

test('without a camera, a photo of the other’s screen is enough; who does not want to says so', async ({
  page,
  say,
  switchLanguage,
  signedInAs,
  browser,
  origin,
  language,
}) => {
  test.slow();
  const [scanner, shower] = [spareForThisTry(80), spareForThisTry(81)];
  await signedInAs(scanner);
  const theirs = await phoneOf(shower, { browser, origin, language });
  const there = <Words>(words: Record<Language, Words>) => words[language];
  const [mine, other] = [faceToFaceScreen(page, say), faceToFaceScreen(theirs, there)];
  const calls = watchCalls(page);

  await test.step('other pictures are told from an exchange code, and a badge is never sent', async () => {
    await mine.open();
    await switchLanguage();
    await tapCalmly(mine.scanTheirs);
    await mine.photo.setInputFiles(photo(photoWithoutCode()));
    await expect(mine.problem).toBeVisible();
    await mine.photo.setInputFiles(photo(photoOfCode(`${origin}/cdfH5/#${shower.badgeCode}`)));
    await expect.poll(() => toastsOn(page)).toContain(say(notAnExchangeCode.says));
    expect(calls.to('/api/faceToFace/scanExchangeCode')).toEqual([]);
    expect(calls.to('/api/login/readBadge')).toEqual([]);
  });

  await test.step('the other’s code, as it stands on the screen', async () => {
    await other.open();
    await mine.photo.setInputFiles(photo(await other.code.screenshot()));
    await expect(mine.sheet).toBeVisible({ timeout: 20_000 });
    await expect(mine.sheet).toContainText(say(shower.name), { ignoreCase: true });
  });

  await test.step('the other does not want to: both are told, and nothing is exchanged', async () => {
    await expect(other.sheet).toBeVisible(soon);
    await tapCalmly(other.notNow);
    await expect(mine.sheet).toHaveCount(0, soon);
    await expect.poll(() => toastsOn(page)).toContain(say(exchangeEnded));
    await expect(other.code).toBeVisible();
  });
  await theirs.context().close();
});
