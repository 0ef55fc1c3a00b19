import type { Locator, Page } from '@playwright/test';
import { cardsScreen, sendCardScreen } from '../../screens/cards.ts';
import { delegateScreen, delegatesScreen } from '../../screens/delegates.ts';
import { dialogs } from '../../screens/dialog.ts';
import { tabs } from '../../screens/tabs.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { phoneOf } from '../../support/devices.ts';
import { soon } from '../../support/soon.ts';
import { expect, type Language, test } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

test.use({ signedIn: false });

/** Sends the card with the button of the page that is open: of a delegate, or of the directory. */
async function sendFrom(
  phone: Page,
  say: Parameters<typeof sendCardScreen>[1],
  message: string,
  { button = sendCardScreen(phone, say).send }: { button?: Locator } = {},
) {
  const card = sendCardScreen(phone, say);
  await tapCalmly(button);
  await card.message.fill(message);
  await tapCalmly(card.submit);
  await tapCalmly(dialogs(phone, say).confirm);
  await expect(card.sheet).toHaveCount(0);
}

test('exchange business cards: send, see the mark, accept, call, and part again', async ({
  page,
  say,
  switchLanguage,
  signedInAs,
  browser,
  origin,
  language,
  axe,
}) => {
  test.slow();
  const [sender, receiver] = [spareForThisTry(52), spareForThisTry(53)];
  await signedInAs(sender);
  const theirs = await phoneOf(receiver, { browser, origin, language });
  const there = <Words>(words: Record<Language, Words>) => words[language];
  const [mine, delegate, send] = [cardsScreen(page, say), delegateScreen(page, say), sendCardScreen(page, say)];
  const [received, bar] = [cardsScreen(theirs, there), tabs(theirs, there)];

  await test.step('without a tick nothing is sent, and what was typed stays', async () => {
    await theirs.goto('/cdfH5/pages/mine/mine');
    await expect(bar.tab('info')).toBeVisible();
    await expect(bar.mark).toHaveCount(0);
    await delegate.open(receiver.id);
    await tapCalmly(send.send);
    await send.message.fill('幸会');
    await axe();
    await send.tick('mobile').uncheck();
    await send.tick('email').uncheck();
    await tapCalmly(send.submit);
    await expect(send.nothingTicked).toBeVisible();
    await expect(send.message).toHaveValue('幸会');
  });

  await test.step('the card is sent, and the other’s Info tab gets its red mark without a reload', async () => {
    await send.tick('mobile').check();
    await tapCalmly(send.submit);
    await tapCalmly(dialogs(page, say).confirm);
    await expect(send.alreadySent).toBeVisible();
    await expect(bar.mark).toHaveCount(1, soon);
  });

  await test.step('opening the cards clears the mark on the other screen', async () => {
    const second = await theirs.context().newPage();
    await second.goto('/cdfH5/pages/mine/mine');
    const secondBar = tabs(second, there);
    await expect(secondBar.mark).toHaveCount(1, soon);
    await received.open();
    await expect(theirs.getByText('幸会')).toBeVisible();
    await expect(secondBar.mark).toHaveCount(0, soon);
    await second.close();
  });

  await test.step('accepted, both are friends at once, and only what was ticked is given', async () => {
    await switchLanguage();
    await tapCalmly(received.accept);
    await tapCalmly(received.acceptNow);
    await expect(received.accept).toHaveCount(0);
    await expect(send.inContacts).toBeVisible(soon);
    await mine.open();
    await tapCalmly(mine.showFriends);
    await expect(mine.call).toHaveAttribute('href', `tel:${receiver.mobile}`);
    await axe();
    await tapCalmly(received.showFriends);
    await expect(received.call).toHaveAttribute('href', `tel:${sender.mobile}`);
    await expect(theirs.getByText(sender.email)).toHaveCount(0);
  });

  await test.step('deleted by one, both lose the other’s number', async () => {
    await tapCalmly(mine.friendRow);
    await tapCalmly(mine.deleteFriend);
    await tapCalmly(
      dialogs(page, say).all.getByRole('button', { name: say({ zh: '删除', en: 'Delete' }), exact: true }),
    );
    await expect(mine.call).toHaveCount(0);
    await expect(received.call).toHaveCount(0, soon);
  });
});

test('a card is sent from the directory and withdrawn, and two that cross become one exchange', async ({
  page,
  say,
  signedInAs,
  switchLanguage,
  browser,
  origin,
  language,
  axe,
}) => {
  test.slow();
  const [one, other] = [spareForThisTry(58), spareForThisTry(59)];
  await signedInAs(one);
  const theirs = await phoneOf(other, { browser, origin, language });
  const there = <Words>(words: Record<Language, Words>) => words[language];
  const [mine, delegate, send] = [cardsScreen(page, say), delegateScreen(page, say), sendCardScreen(page, say)];
  const received = cardsScreen(theirs, there);
  const list = delegatesScreen(page, say);

  await received.open();
  await test.step('sent from a row of the directory, which then says so', async () => {
    await list.open();
    await list.search.fill(say(other.name));
    await sendFrom(page, say, 'Until later', { button: list.sendCard(other.id) });
    await expect(list.cardSent(other.id)).toBeVisible();
    await expect(theirs.getByText('Until later')).toBeVisible(soon);
    await axe();
  });

  await test.step('withdrawn, it disappears from the other’s screen', async () => {
    await tapCalmly(list.cardSent(other.id));
    await tapCalmly(mine.withdraw);
    const question = dialogs(page, say).all;
    await tapCalmly(question.getByRole('button', { name: say({ zh: '撤回', en: 'Withdraw' }), exact: true }));
    await expect(mine.withdraw).toHaveCount(0);
    await expect(received.accept).toHaveCount(0, soon);
  });

  await test.step('the other’s sheet is open when a new card comes, and sending it is the exchange', async () => {
    await switchLanguage();
    await delegateScreen(theirs, there).open(one.id);
    const theirSheet = sendCardScreen(theirs, there);
    await tapCalmly(theirSheet.send);
    await expect(theirSheet.submit).toBeVisible();
    await delegate.open(other.id);
    await sendFrom(page, say, 'Once more');
    await tapCalmly(theirSheet.submit);
    await tapCalmly(dialogs(theirs, there).confirm);
    await expect
      .poll(() => toastsOn(theirs))
      .toContain(there({ zh: '双方已交换名片', en: 'You have exchanged business cards' }));
    await expect(send.inContacts).toBeVisible(soon);
  });
});
