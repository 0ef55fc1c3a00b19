import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { photos, topics } from '../../../server/demo/album/photos.ts';
import { albumScreen } from '../../screens/album.ts';
import { tapCalmly } from '../../support/calm.ts';
import { expect, test } from '../../support/test.ts';

const opening = topics.find(({ key }) => key === 'opening')!.title;
const chosen = ['opening-15', 'opening-13', 'opening-12'].map((key) => photos.find((photo) => photo.key === key)!);

test('several photos as one file', async ({ page, say, switchLanguage, axe }) => {
  const album = albumScreen(page, say);
  await album.open();
  await tapCalmly(album.topics.filter({ hasText: say(opening) }));
  await expect(album.photos).toHaveCount(15);
  await tapCalmly(album.select);
  for (const { caption } of chosen) await tapCalmly(album.choosable(say(caption)));
  await expect(album.chosen(3)).toBeVisible();
  await axe();
  const [file] = await Promise.all([page.waitForEvent('download'), tapCalmly(album.downloadSeveral)]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d ${say(opening)}\\.zip$`));
  const inside = unzipSync(await readFile(await file.path()));
  const times = Object.keys(inside).map((name) => /^\d{4}-\d\d-\d\d (\d\d\.\d\d) .+\.jpg$/.exec(name)?.[1]);
  expect(times.toSorted()).toEqual(chosen.map(({ taken }) => taken.time.replace(':', '.')).toSorted());
  for (const bytes of Object.values(inside)) expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);

  await switchLanguage();
  await expect(album.chosen(3)).toBeVisible();
  for (const { caption } of chosen.slice(1)) await tapCalmly(album.choosable(say(caption)));
  await expect(album.chosen(1)).toBeVisible();
  const [photo] = await Promise.all([page.waitForEvent('download'), tapCalmly(album.downloadOne)]);
  expect(photo.suggestedFilename()).toMatch(/ 09\.49 .+\.jpg$/);
  await tapCalmly(album.cancel);
  await expect(album.photo(say(chosen[0]!.caption))).toBeVisible();
  await axe();
});
