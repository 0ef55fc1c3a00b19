import { agreeScreen, cardsScreen, sendCardScreen } from '../../screens/cards.ts';
import { delegateScreen } from '../../screens/delegates.ts';
import { dialogs } from '../../screens/dialog.ts';
import { modesScreen } from '../../screens/modes.ts';
import { tapCalmly } from '../../support/calm.ts';
import { demoDelegate, spareForThisTry } from '../../support/demo-people.ts';
import { phoneOf } from '../../support/devices.ts';
import { codeAskedFor } from '../../support/outbox.ts';
import { soon } from '../../support/soon.ts';
import { expect, type Language, test } from '../../support/test.ts';

test.use({ signedIn: false });

test('my assistant answers for me, until I revoke it', async ({
  page,
  say,
  switchLanguage,
  signedInAs,
  browser,
  origin,
  localOrigin,
  language,
  axe,
}, { retry }) => {
  test.slow();
  const principal = spareForThisTry(69);
  const sender = spareForThisTry(65);
  const assistant = demoDelegate(retry === 0 ? 'ping-yan' : 'qi-haiyang');
  const name = assistant.name[language];
  const there = <Words>(words: Record<Language, Words>) => words[language];
  await signedInAs(principal);
  const modes = modesScreen(page, say);
  const theirs = await phoneOf(assistant, { browser, origin, language });
  const acting = cardsScreen(theirs, there);
  const agreeing = agreeScreen(theirs, there);

  await test.step('naming a contact person needs the own code, and the mode waits', async () => {
    await modes.open();
    await expect(modes.inUse('social')).toBeVisible();
    await axe();
    await tapCalmly(modes.mode('assistant'));
    await tapCalmly(modes.use('assistant'));
    await modes.name.fill(name);
    await modes.mobile.fill(assistant.mobile);
    await modes.email.fill(assistant.email);
    await axe();
    await tapCalmly(modes.next);
    await modes.byEmail.check({ force: true });
    await modes.code.fill(await codeAskedFor(localOrigin, principal.email, () => tapCalmly(modes.getCode)));
    await tapCalmly(modes.save);
    await expect(modes.waitsFor(name)).toBeVisible();
  });

  await test.step('the contact person agrees by a code to the own address, and assistant mode begins without a reload', async () => {
    await acting.open();
    await tapCalmly(acting.agree);
    // This phone came by the badge, so that no code has been read at the named address yet.
    await agreeing.byEmail.check({ force: true });
    await agreeing.code.fill(await codeAskedFor(localOrigin, assistant.email, () => tapCalmly(agreeing.getCode)));
    await tapCalmly(agreeing.agree);
    await expect(agreeing.sheet).toBeHidden();
    await expect(modes.inUse('assistant')).toBeVisible(soon);
  });

  await test.step('a card comes to the assistant, whose answer is marked to both', async () => {
    const from = await phoneOf(sender, { browser, origin, language });
    const send = sendCardScreen(from, there);
    await delegateScreen(from, there).open(principal.id);
    await tapCalmly(send.send);
    await tapCalmly(send.submit);
    await tapCalmly(dialogs(from, there).confirm);
    await expect(acting.accept).toBeVisible(soon);
    await tapCalmly(acting.accept);
    const question = dialogs(theirs, there).all;
    await tapCalmly(question.getByRole('button', { name: there({ zh: '接受', en: 'Accept' }), exact: true }));
    const by = there({ zh: `由${name}代`, en: `by ${name} for` });
    await expect(theirs.getByText(by)).toBeVisible(soon);
    const sent = cardsScreen(from, there);
    await sent.open();
    await expect(from.getByText(by).first()).toBeVisible();
    // The sender gets the contact person's number, never the delegate's.
    await tapCalmly(sent.showFriends);
    await expect(sent.call).toHaveAttribute('href', `tel:${assistant.mobile}`);
    await from.context().close();
  });

  await test.step('revoked in one tap, the assistant is told at the next look', async () => {
    await switchLanguage();
    await tapCalmly(modes.revoke(name));
    await expect(modes.inUse('social')).toBeVisible();
    await expect(
      theirs.getByText(there({ zh: '您目前不代该嘉宾处理名片', en: 'You do not act for this delegate' })),
    ).toBeVisible(soon);
  });
});
