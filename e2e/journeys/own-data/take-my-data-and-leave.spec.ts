import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { dialogs } from '../../screens/dialog.ts';
import { ownDataScreen } from '../../screens/own-data.ts';
import { privacyScreen } from '../../screens/privacy.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { codeAskedFor, messageTo } from '../../support/outbox.ts';
import { expect, test } from '../../support/test.ts';

test.use({ signedIn: false });

test('take my data and leave', async ({ page, say, switchLanguage, axe, localOrigin, signedInAs }) => {
  const person = spareForThisTry(73);
  await signedInAs(person);
  const [privacy, mine] = [privacyScreen(page, say), ownDataScreen(page, say)];
  const enterCode = async (to: 'email' | 'mobile') => {
    await mine[to].check();
    await mine.code.fill(await codeAskedFor(localOrigin, person[to], () => tapCalmly(mine.getCode)));
    await tapCalmly(mine.submit);
    await expect(mine.sheet).toHaveCount(0);
  };
  await privacy.open();
  await tapCalmly(mine.prepare);
  await expect(mine.email).toBeVisible();
  await axe();
  await enterCode('email');
  await expect(mine.ready).toBeVisible({ timeout: 30_000 });
  await axe();
  const [file] = await Promise.all([page.waitForEvent('download'), tapCalmly(mine.save)]);
  const files = unzipSync(await readFile(await file.path()));
  expect(Object.keys(files).toSorted()).toEqual(['data.json', 'index.html', 'me.vcf', 'photo.webp', 'timeline.ics']);
  for (const text of [person.name.zh, person.name.en, person.email, person.mobile, person.birthDate])
    expect(strFromU8(files['data.json']!)).toContain(text);
  await expect(page.locator('.toast__box')).toHaveCount(0);

  await switchLanguage();
  await tapCalmly(mine.askErase);
  await tapCalmly(dialogs(page, say).all.getByRole('button').last());
  await enterCode('mobile');
  await expect(mine.waiting).toBeVisible();
  await expect(mine.receipt).toBeVisible();
  await axe();
  const number = /E-\S+/.exec((await mine.receipt.textContent()) ?? '')?.[0] ?? '';
  const [receipt] = await Promise.all([page.waitForEvent('download'), tapCalmly(mine.saveReceipt)]);
  expect(await readFile(await receipt.path(), 'utf8')).toContain(number);
  // Both registered addresses are told, with the way back.
  for (const to of [person.email, person.mobile])
    expect(await messageTo(localOrigin, { to, purpose: 'erasure asked' })).toContain('take the request back');

  await tapCalmly(mine.takeBack);
  await expect(mine.askErase).toBeVisible();
  await tapCalmly(privacy.signOut);
});
