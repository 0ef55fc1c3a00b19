import { homeScreen } from '../../screens/home.ts';
import { playerScreen } from '../../screens/player.ts';
import { tapCalmly } from '../../support/calm.ts';
import { notedSound } from '../../support/sound.ts';
import { expect, test } from '../../support/test.ts';

/** The first two voice articles of the forum's second day. Another journey may publish one after them. */
const opening = { zh: '早间提要：今天正式开幕', en: 'Morning brief: the formal opening' };
const breakfast = { zh: '早餐桌上的三个判断', en: 'Three judgements over breakfast' };

// A phone that saves data fetches a voice only after the tap.
test.use({ savesData: false });

test('listen to the morning brief', async ({ page, say, switchLanguage, axe }) => {
  const sound = await notedSound(page);
  const [home, player] = [homeScreen(page, say), playerScreen(page, say)];
  const place = (at: string) => player.whole.getByText(new RegExp(say({ zh: `第${at}篇，共`, en: `· ${at} of ` })));
  const hearTheEnd = async () => {
    const duration = Number(await player.position.getAttribute('max'));
    await player.position.fill(String(duration - 500));
  };
  const isHeardAgain = (before: string) =>
    expect.poll(async () => (await sound.file()) !== before && (await sound.at()) > 0).toBe(true);

  await test.step('it begins with the first article and goes on with the next by itself', async () => {
    await home.open();
    await tapCalmly(home.entry(say({ zh: '新闻资讯', en: 'News' })));
    await tapCalmly(player.brief);
    await expect.poll(sound.at).toBeGreaterThan(0);
    await tapCalmly(player.open(say(opening)));
    await expect(place('1')).toBeVisible();
    await axe();
    const begun = await sound.file();
    await hearTheEnd();
    await expect(place('2')).toBeVisible();
    await isHeardAgain(begun);
  });

  await test.step('in the other language the voice plays on, and everything else is in that language', async () => {
    const heard = await sound.file();
    await tapCalmly(player.minimise);
    await switchLanguage();
    await tapCalmly(player.open(say(breakfast)));
    expect([await sound.file(), await sound.isOn()]).toEqual([heard, true]);
    await tapCalmly(player.showPlaylist);
    await expect(player.queued.first()).toContainText(say(opening));
    await expect(player.current).toContainText(say(breakfast));
    await axe();
    const title = await player.queued.last().locator('b').innerText();
    await tapCalmly(player.queued.last());
    await expect(player.whole).toHaveAccessibleName(title);
    await isHeardAgain(heard);
  });

  await test.step('the other recording is one tap away, and the last article ends the brief', async () => {
    const heard = await sound.file();
    await tapCalmly(player.other);
    await isHeardAgain(heard);
    await hearTheEnd();
    await expect(player.play).toBeVisible();
    await tapCalmly(player.minimise);
    await expect(player.mini).toContainText(say({ zh: '已播放完毕', en: 'Finished' }));
    await tapCalmly(player.close);
    await expect(player.mini).toHaveCount(0);
  });
});
