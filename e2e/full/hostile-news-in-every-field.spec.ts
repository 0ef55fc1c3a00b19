import { spareForThisTry } from '../support/demo-people.ts';
import { payloads, renderUnsafely, test } from '../support/hostile-forum.ts';
import * as look from '../support/look-at-hostile-news.ts';
import { soon } from '../support/soon.ts';
import { expect } from '../support/test.ts';
import { strangeIn } from '../support/what-ran.ts';

test.use({ everyField: true, signedIn: false, actionTimeout: soon.timeout });

/** Both use the same forum, one after the other. */
test.describe.configure({ mode: 'serial' });

for (const bypassCSP of [true, false])
  test.describe(bypassCSP ? 'without the content policy' : 'with the content policy', () => {
    test.use({ bypassCSP, contextOptions: { reducedMotion: 'reduce' } });

    test('every attack in every field is only read, in both languages', async ({
      page,
      say,
      signedInAs,
      switchLanguage,
      hostile: { news },
      ran,
      expectError,
    }) => {
      await signedInAs(spareForThisTry(bypassCSP ? 70 : 71));
      const looking = { page, say, news, ran };
      for (const language of ['zh', 'en'] as const) {
        await look.lookAtPictures(looking, payloads.length - 1);
        await look.lookAtArticles(looking);
        await look.lookAtPlayer(looking);
        await look.lookElsewhere(looking, language === 'en');
        await look.lookAtSharedArticles(looking, language);
        await look.openSharedTitles(looking, language);
        await look.lookAtList(looking);
        if (language === 'zh') await switchLanguage();
      }
      expectError(/./);
      await page.goto('/share/other');
      const planted = page.evaluate(renderUnsafely, payloads);
      if (!bypassCSP) return expect(planted).rejects.toThrow('TrustedHTML');
      await planted;
      await expect.poll(() => ran.length).toBeGreaterThan(50);
      expect((await strangeIn(page)).length).toBeGreaterThan(100);
    });
  });
