import { runStaffCommand } from '../../../server/src/staff/staff-command.ts';
import { settingsScreen } from '../../screens/settings.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { type RunningServer, startServer } from '../../support/server.ts';
import { expect, test as journey } from '../../support/test.ts';

/** It has its own server, because a version is announced to everybody, and others would be held by it. */
const test = journey.extend<{ announce: (...version: string[]) => Promise<void> }, { forum: RunningServer }>({
  forum: [
    async ({}, lend) => {
      const server = await startServer();
      await lend(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  origin: async ({ forum }, lend) => lend(forum.origin),
  localOrigin: async ({ forum }, lend) => lend(forum.localOrigin),
  announce: async ({ forum: { localOrigin, dataDir } }, lend) => {
    const port = Number(new URL(localOrigin).port);
    await lend(async (...version) => {
      expect(await runStaffCommand({ port, dataDir }, 'announce-version', version)).toMatchObject({ ok: true });
    });
  },
});

test.use({ signedIn: false, savesData: false, contextOptions: { reducedMotion: 'reduce' } });

const update = { zh: '立即更新', en: 'Update' };
const available = { zh: '发现新版本1.1.0', en: 'Version 1.1.0 is available' };
const required = { zh: '请更新应用', en: 'Please update the app' };
const failed = { zh: '新版本下载失败', en: 'The update could not be downloaded' };
const advice = { zh: '请删除应用后重新打开。', en: 'Please delete the app and restart it.' };

test('the app tells me it is old, and its download is cut', async ({
  page,
  say,
  signedInAs,
  announce,
  switchLanguage,
  axe,
  expectError,
}) => {
  test.slow();
  const settings = settingsScreen(page, say);
  const named = (name: { zh: string; en: string }) => page.getByRole('dialog', { name: say(name) });
  const question = () => page.getByRole('alertdialog', { name: say(available) });
  await signedInAs(spareForThisTry(68));
  await settings.open();
  await expect(settings.update).toContainText(say({ zh: '已是最新', en: 'up to date' }));

  await test.step('a newer version is told on the open page, once a visit', async () => {
    await announce('1.1.0', '110');
    await expect(question()).toBeVisible();
    await tapCalmly(page.getByRole('button', { name: say({ zh: '稍后', en: 'Later' }), exact: true }));
    await page.reload();
    await expect(settings.update).toContainText('1.1.0');
    await expect(question()).toHaveCount(0);
  });
  await switchLanguage();

  await test.step('a required one has no way past it', async () => {
    await announce('1.1.0', '110', 'required');
    await expect(named(required)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(named(required).getByRole('button')).toHaveCount(1);
    await axe();
  });

  await test.step('a download that is cut gives the advice to delete and restart', async () => {
    expectError(/ERR_FAILED/);
    const cut = '**/cdfH5/assets/*.js';
    await page.route(cut, (route) => route.abort());
    await tapCalmly(named(required).getByRole('button', { name: say(update) }));
    await expect(named(failed)).toContainText(say(advice));
    await expect(named(failed)).toContainText(say({ zh: '清除本网站的数据', en: 'delete the data of this website' }));
    await axe();
    await page.unroute(cut);
  });

  await test.step('so does an app that is as old as before after it was loaded anew', async () => {
    await page.evaluate(() => Object.assign(window, { loadedBefore: true }));
    await tapCalmly(named(failed).getByRole('button', { name: say(update) }));
    await expect.poll(() => page.evaluate(() => 'loadedBefore' in window).catch(() => true)).toBe(false);
    await expect(named(failed)).toContainText(say(advice));
  });

  await test.step('when the Secretariat takes the version back, the page is free at once', async () => {
    await announce('1.0.0', '100');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(settings.update).toContainText(say({ zh: '已是最新', en: 'up to date' }));
  });
});
