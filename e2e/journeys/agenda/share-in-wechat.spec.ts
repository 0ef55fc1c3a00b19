import { homeScreen } from '../../screens/home.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { tapCalmly } from '../../support/calm.ts';
import { keyboardOf } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

const greenGrowth = { zh: '绿色增长与新型能源体系', en: 'Green Growth and the Next Energy System' };

test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile MicroMessenger/8.0.49.2600' });

test('the sheet that says how to share is left by keyboard alone, and Back closes it', async ({
  page,
  say,
  switchLanguage,
}) => {
  const keys = keyboardOf(page);
  const [home, meeting] = [homeScreen(page, say), meetingScreen(page, say)];
  const sheet = () => page.getByRole('dialog', { name: say({ zh: '分享', en: 'Share' }), exact: true });
  await home.open();
  await keys.follow(home.meeting(say(greenGrowth)), meeting.heading(say(greenGrowth)));
  await keys.lookInto(meeting.share, sheet());

  await switchLanguage();
  await tapCalmly(meeting.share);
  await expect(sheet()).toContainText(say({ zh: '请点击右上角“···”', en: 'Please tap “···” at the top right' }));
  await page.goBack();
  await expect(sheet()).toHaveCount(0);
  await expect(meeting.share).toBeVisible();
});
