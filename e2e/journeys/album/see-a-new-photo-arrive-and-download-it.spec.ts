import { readFile } from 'node:fs/promises';
import { photos } from '../../../server/demo/album/photos.ts';
import { albumScreen } from '../../screens/album.ts';
import { addPhoto } from '../../support/add-photo.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { soon } from '../../support/soon.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const dayBefore = photos.filter(({ taken }) => taken.day === 0);
const newest = dayBefore.toSorted((one, other) => other.taken.time.localeCompare(one.taken.time))[0]!.caption;
const arriving = { zh: '茶歇时的合影', en: 'A photo in the tea break' };

test.use({ signedIn: false });

test('see a new photo arrive and download it', async ({ page, say, switchLanguage, signedInAs, axe }) => {
  await signedInAs(spareForThisTry(76));
  const album = albumScreen(page, say);
  await album.open();
  await tapCalmly(album.days.first());
  await expect(album.photos.first()).toHaveAccessibleName(new RegExp(say(newest)));
  await page.evaluate(() => window.scrollTo(0, 500));
  const before = await album.photo(say(newest)).boundingBox();
  const id = await addPhoto(arriving);

  try {
    await expect(album.fresh(1)).toBeVisible(soon);
    // Nothing has moved under the finger.
    expect(await album.photo(say(newest)).boundingBox()).toEqual(before);
    await expect(album.photo(say(arriving))).toHaveCount(0);
    await axe();
    await tapCalmly(album.fresh(1));
    await expect(album.photos.first()).toHaveAccessibleName(new RegExp(say(arriving)));
    await expect(album.photo(say(arriving))).toBeInViewport();

    await switchLanguage();
    await tapCalmly(album.photo(say(arriving)));
    await expect(album.viewer).toContainText(say(arriving));
    await axe();
    const [saved] = await Promise.all([page.waitForEvent('download'), tapCalmly(album.original)]);
    expect(saved.suggestedFilename()).toMatch(/\.jpg$/);
    expect((await readFile(await saved.path())).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    await tapCalmly(album.saveToAlbum);
    await expect(album.viewer.getByText(say({ zh: /暂不支持直接保存到相册/, en: /not supported/ }))).toBeVisible();

    await tapCalmly(album.hide);
    await album.reason.fill(say({ zh: '本人不愿公开', en: 'I would rather not be shown' }));
    await tapCalmly(album.sendRequest);
    await expect(album.requestWaits).toBeVisible();
    await expect(album.hide).toHaveCount(0);
    const asked = (await secretariat('list-hide-requests')).split('\n').find((line) => line.includes(`photo ${id}`));
    await secretariat('answer-hide-request', asked?.split(' ')[0] ?? '', 'hide');
    // It is gone at once, also for whoever looks at it.
    await expect(album.viewer).toHaveCount(0, soon);
    await expect(album.photo(say(arriving))).toHaveCount(0);
    await expect(album.photo(say(newest))).toBeVisible();
  } finally {
    // The next journey needs the album of the demo, even if this one failed.
    await secretariat('hide-photo', id).catch(() => {});
  }
});
