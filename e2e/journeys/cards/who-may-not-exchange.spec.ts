import { cardsScreen, sendCardScreen } from '../../screens/cards.ts';
import { delegateScreen } from '../../screens/delegates.ts';
import { tapCalmly } from '../../support/calm.ts';
import { demoDelegate, spareForThisTry } from '../../support/demo-people.ts';
import { expect, test } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

test.use({ signedIn: false });

const redOnly = { zh: '仅限红证代表交换名片', en: 'Exchange business cards restricted (red badge only)' };
const keptPrivate = {
  zh: '根据对方的设置，您无法与该嘉宾交换名片',
  en: 'According to his/her settings, you cannot exchange business cards with this delegate',
};

for (const [badge, key] of Object.entries({ blue: 'an-tong', green: 'ji-weimin', grey: 'meng-yizhou' }))
  test(`a ${badge} badge reads why cards are not for it`, async ({ page, say, switchLanguage, signedInAs }) => {
    await signedInAs(demoDelegate(key));
    const cards = cardsScreen(page, say);
    await delegateScreen(page, say).open(spareForThisTry(54).id);
    await tapCalmly(sendCardScreen(page, say).send);
    await expect.poll(() => toastsOn(page)).toContain(say(redOnly));
    await cards.open();
    await expect(cards.restricted).toBeVisible();
    await switchLanguage();
    await expect(cards.restricted).toBeVisible();
  });

test('a delegate in privacy mode cannot be asked, and whoever tries is told at once', async ({
  page,
  say,
  switchLanguage,
  signedInAs,
}) => {
  await signedInAs(spareForThisTry(63));
  const send = sendCardScreen(page, say);
  await delegateScreen(page, say).open(demoDelegate('fu-linchuan').id);
  await tapCalmly(send.send);
  await expect.poll(() => toastsOn(page)).toEqual([say(keptPrivate)]);
  await switchLanguage();
  await tapCalmly(send.send);
  await expect.poll(() => toastsOn(page)).toContain(say(keptPrivate));
  await expect(send.sheet).toHaveCount(0);
});
