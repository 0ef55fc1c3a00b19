import { spareForThisTry } from '../../support/demo-people.ts';
import { payloads, renderUnsafely, test } from '../../support/hostile-forum.ts';
import * as look from '../../support/look-at-hostile-news.ts';
import { soon } from '../../support/soon.ts';
import { expect } from '../../support/test.ts';
import { strangeIn } from '../../support/what-ran.ts';

// The policy would stop what the app must not even try.
test.use({
  signedIn: false,
  bypassCSP: true,
  actionTimeout: soon.timeout,
  contextOptions: { reducedMotion: 'reduce' },
});

test('news with three hundred attacks are only read, also without the content policy', async ({
  page,
  say,
  spoken,
  signedInAs,
  switchLanguage,
  hostile: { news },
  ran,
  expectError,
}) => {
  test.slow();
  expect(payloads.length).toBeGreaterThan(300);
  await signedInAs(spareForThisTry(70));
  const looking = { page, say, news, ran };
  await test.step('in the list', () => look.lookAtList(looking));
  await switchLanguage();
  await test.step('in the list', () => look.lookAtList(looking));
  await test.step('in articles', () => look.lookAtArticles(looking));
  await test.step('in large pictures', () => look.lookAtPictures(looking, 10));
  await test.step('in the player', () => look.lookAtPlayer(looking));
  await test.step('on Home, in Favourites and on a poster', () => look.lookElsewhere(looking));
  await test.step('on public pages', () => look.lookAtSharedArticles(looking, spoken.now));

  await test.step('this test would notice an attack that works', async () => {
    expectError(/./);
    await page.goto('/share/other');
    await page.evaluate(renderUnsafely, payloads);
    await expect.poll(() => ran.filter((what) => what.startsWith('boom()')).length).toBeGreaterThan(50);
    expect(ran.some((what) => what.startsWith('asked for'))).toBe(true);
    expect((await strangeIn(page)).length).toBeGreaterThan(100);
  });
});
