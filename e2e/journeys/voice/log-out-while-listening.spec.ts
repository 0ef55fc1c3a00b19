import { dialogs } from '../../screens/dialog.ts';
import { homeScreen } from '../../screens/home.ts';
import { infoScreen } from '../../screens/info.ts';
import { playerScreen } from '../../screens/player.ts';
import { settingsScreen } from '../../screens/settings.ts';
import { tabs } from '../../screens/tabs.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { keptOn } from '../../support/kept.ts';
import { notedSound } from '../../support/sound.ts';
import { expect, test } from '../../support/test.ts';

const supplyChains = { zh: '各方呼吁保持供应链稳定与开放', en: 'Ministers call for steady, open supply chains' };
const minister = { zh: /^格雷马共和国交通与物流部部长/, en: /^Mr Yohannes Tekleab/ };

// A phone that saves data fetches a voice only after the tap.
test.use({ signedIn: false, savesData: false });

test('log out while listening: the voice stops, and the phone forgets what was heard', async ({
  page,
  say,
  switchLanguage,
  signedInAs,
  expectError,
}) => {
  await signedInAs(spareForThisTry(90));
  const sound = await notedSound(page);
  const [home, info, settings] = [homeScreen(page, say), infoScreen(page, say), settingsScreen(page, say)];
  const [player, dialog] = [playerScreen(page, say), dialogs(page, say)];
  const listened = async () => (await keptOn(page)).local['listened'];

  await home.open();
  await tapCalmly(home.entry(say({ zh: '新闻资讯', en: 'News' })));
  await tapCalmly(page.getByRole('link', { name: say(supplyChains) }));
  await tapCalmly(player.listen);
  await expect.poll(sound.at).toBeGreaterThan(0);
  await tapCalmly(player.open(say(supplyChains)));
  await tapCalmly(player.speed);
  await tapCalmly(player.sentences.filter({ hasText: say(minister) }));
  await expect.poll(listened).toBeDefined();
  await tapCalmly(player.minimise);

  await page.goBack();
  await page.goBack();
  await tapCalmly(tabs(page, say).tab('info'));
  await tapCalmly(info.settings);
  await switchLanguage();
  await expect(player.open(say(supplyChains))).toBeVisible();
  expect(await sound.isOn()).toBe(true);
  // What is on its way when the session ends is refused.
  expectError(/404 .*\/media\//);
  await tapCalmly(settings.signOut);
  await dialog.confirm.tap();
  await expect(player.mini).toHaveCount(0);
  expect([await sound.isOn(), await sound.file()]).toEqual([false, '']);
  const { local } = await keptOn(page);
  expect([local['listened'], local['listeningSpeed']]).toEqual([undefined, undefined]);
});
