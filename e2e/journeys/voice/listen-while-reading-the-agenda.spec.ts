import { agendaScreen } from '../../screens/agenda.ts';
import { homeScreen } from '../../screens/home.ts';
import { playerScreen } from '../../screens/player.ts';
import { tabs } from '../../screens/tabs.ts';
import { tapCalmly } from '../../support/calm.ts';
import { notedSound } from '../../support/sound.ts';
import { expect, test } from '../../support/test.ts';

const supplyChains = { zh: '各方呼吁保持供应链稳定与开放', en: 'Ministers call for steady, open supply chains' };
/** Two long sentences, so that they are still heard when a busy machine looks. */
const minister = { zh: /^格雷马共和国交通与物流部部长/, en: /^Mr Yohannes Tekleab/ };
const coast = { zh: /^巴库梅共和国发展规划部部长/, en: /^What a country without a coast/ };

// A phone that saves data fetches a voice only after the tap.
test.use({ savesData: false });

test('listen to an article while reading the agenda', async ({ page, say, switchLanguage, axe }) => {
  const sound = await notedSound(page);
  const [home, agenda, bar] = [homeScreen(page, say), agendaScreen(page, say), tabs(page, say)];
  const player = playerScreen(page, say);
  const goesOn = async () => {
    const before = await sound.at();
    await expect.poll(sound.at).toBeGreaterThan(before);
  };

  await test.step('the voice begins with a tap', async () => {
    await home.open();
    await home.entry(say({ zh: '新闻资讯', en: 'News' })).tap();
    await tapCalmly(page.getByRole('link', { name: say(supplyChains) }));
    await tapCalmly(player.listen);
    await expect.poll(sound.at).toBeGreaterThan(0);
  });

  await test.step('it plays on above the tabs and in the agenda, and covers nothing', async () => {
    await page.goBack();
    await page.goBack();
    await expect(player.open(say(supplyChains))).toBeVisible();
    const [above, below] = [await player.mini.boundingBox(), await bar.bar.boundingBox()];
    expect(Math.round((above?.y ?? 0) + (above?.height ?? 0))).toBe(Math.round(below?.y ?? 0));
    await tapCalmly(home.wholeAgenda);
    await expect(agenda.title).toBeVisible();
    await goesOn();
    await agenda.meetings.last().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [last, mini] = [await agenda.meetings.last().boundingBox(), await player.mini.boundingBox()];
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(mini?.y ?? 0);
    await axe();
  });

  const begun = await sound.file();
  await test.step('another language leaves the voice alone and offers the other one', async () => {
    await switchLanguage();
    await goesOn();
    expect(await sound.file()).toBe(begun);
    await tapCalmly(player.open(say(supplyChains)));
    await expect(player.whole).toHaveAccessibleName(say(supplyChains));
    await player.sentences
      .filter({ hasText: minister.zh })
      .or(player.sentences.filter({ hasText: minister.en }))
      .tap();
    await goesOn();
    await tapCalmly(player.other);
    await expect.poll(sound.file).not.toBe(begun);
    await expect(player.current).toHaveText(say(minister));
    await expect(player.other).toHaveCount(0);
    await axe();
  });

  await test.step('a tapped sentence is heard, and after closing it goes on there', async () => {
    await tapCalmly(player.sentences.filter({ hasText: say(coast) }));
    await expect(player.current).toHaveText(say(coast));
    await goesOn();
    await tapCalmly(player.pause);
    const stopped = await player.current.innerText();
    await tapCalmly(player.article);
    await tapCalmly(player.close);
    await expect(player.mini).toHaveCount(0);
    await tapCalmly(player.listen);
    await tapCalmly(player.open(say(supplyChains)));
    await expect(player.current).toHaveText(stopped);
    await goesOn();
  });
});
