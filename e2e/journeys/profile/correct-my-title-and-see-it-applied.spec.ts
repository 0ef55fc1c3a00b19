import { dialogs } from '../../screens/dialog.ts';
import { infoScreen } from '../../screens/info.ts';
import { profileScreen } from '../../screens/profile.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { portrait } from '../../support/everything-of-mine.ts';
import { codeTo } from '../../support/outbox.ts';
import { soon } from '../../support/soon.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const imported = { zh: '署理总裁', en: 'Acting President' };
const corrected = { zh: '执行董事长', en: 'Executive Chairman' };

test.use({ signedIn: false });

test('correct my title and see it applied', async ({
  page,
  say,
  switchLanguage,
  signedInAs,
  localOrigin,
  axe,
}, testInfo) => {
  const person = spareForThisTry(106);
  const newMobile = `1391111010${testInfo.retry}`;
  const [info, profile, question] = [infoScreen(page, say), profileScreen(page, say), dialogs(page, say)];
  await signedInAs(person);

  await test.step('what was imported is completed; a new mobile is confirmed by a code', async () => {
    await info.open();
    await tapCalmly(info.completeProfile);
    await expect(profile.name).toHaveValue(say(person.name));
    await profile.title.fill(say(imported));
    await profile.mobile.fill(newMobile);
    await profile.confirmAddress.tap();
    await profile.getCode.tap();
    await profile.code.fill(await codeTo(localOrigin, `+86${newMobile}`));
    await tapCalmly(profile.confirmCode);
    await expect(profile.confirmed).toBeVisible();
  });

  await test.step('what was typed stays in the other language, and while one is elsewhere', async () => {
    await switchLanguage();
    await profile.otherLanguage.tap();
    await expect(profile.otherTitle).toHaveValue(say({ zh: imported.en, en: imported.zh }));
    await profile.title.fill(say(imported));
    await page.goBack();
    await tapCalmly(info.completeProfile);
    await expect(profile.title).toHaveValue(say(imported));
    await expect(profile.confirmed).toBeVisible();
  });

  await test.step('it is submitted once, after the question', async () => {
    await tapCalmly(profile.submit);
    await expect(question.named(say({ zh: '确认提交？', en: 'Confirm to submit?' }))).toBeVisible();
    await question.confirm.tap();
    await expect(profile.submitted).toBeVisible();
    await expect(profile.title).toHaveCount(0);
    await expect(profile.value(say(imported))).toBeVisible();
  });

  await test.step('the correction waits, and others still see the old title', async () => {
    await tapCalmly(profile.ask);
    await profile.askedText.fill(say(corrected));
    await tapCalmly(profile.submit);
    await question.confirm.tap();
    await expect(profile.underReview).toBeVisible();
    await axe();
    await profile.preview.tap();
    await expect(profile.value(say(imported))).toBeVisible();
    await page.goBack();
    await expect(profile.underReview).toBeVisible();
  });

  await test.step('a photo is cropped and waits, too', async () => {
    await profile.photo.setInputFiles(portrait);
    await expect(profile.crop).toBeVisible();
    await tapCalmly(profile.usePhoto);
    await expect(profile.underReview).toHaveCount(2);
  });

  await test.step('the Secretariat applies them, and the open screen has them without a reload', async () => {
    const waiting = (await secretariat('corrections')).split('\n').filter((line) => line.includes(person.id));
    expect(waiting).toHaveLength(2);
    for (const line of waiting) await secretariat('apply-correction', line.split(' ')[0] ?? '');
    await expect(profile.applied).toHaveCount(2, soon);
    await expect(profile.underReview).toHaveCount(0);
    await profile.preview.tap();
    await expect(profile.value(say(corrected))).toBeVisible();
  });
});
