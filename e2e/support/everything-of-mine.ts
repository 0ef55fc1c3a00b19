import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { dialogs } from '../screens/dialog.ts';
import { infoScreen } from '../screens/info.ts';
import { ownDataScreen } from '../screens/own-data.ts';
import { privacyScreen } from '../screens/privacy.ts';
import { profileScreen } from '../screens/profile.ts';
import { settingsScreen } from '../screens/settings.ts';
import { tapCalmly } from './calm.ts';
import type { DemoDelegate } from './demo-people.ts';
import { codeAskedFor, codeTo } from './outbox.ts';
import { expect, type Say } from './test.ts';

type Phone = { page: Page; say: Say; localOrigin: string; switchLanguage: () => Promise<void> };

export const portrait = fileURLToPath(new URL('../../server/demo/portraits/pictures/dong-xihe.webp', import.meta.url));

/** Nothing else on the phone has these words. */
export const typedTitle = { zh: '借用手机时写下的职务', en: 'Title typed on a borrowed phone' };

/** What is known of a person beforehand and must not stay on a phone that they borrowed. */
export const factsOf = ({ id, name, email, mobile, birthDate, badgeNumber, badgeCode }: DemoDelegate) => [
  ...[id, name.zh, name.en, email, mobile, birthDate, badgeNumber, badgeCode],
];

/**
 * Goes from Info to everything that the app shows a person of themselves, types what is not sent, and ends on the
 * privacy page with a code in the sheet for erasure. Returns every text that was typed or shown, and the address of the
 * photo that was chosen.
 */
export async function useEverything(phone: Phone, person: DemoDelegate): Promise<{ held: string[]; cropped: string }> {
  await showBadge(phone, person);
  const { address, code, cropped } = person.submitted
    ? await askForCorrections(phone, person)
    : await fillInProfile(phone, person);
  await phone.page.goBack();
  const diagnostics = await seeSettings(phone);
  const codes = await askForOwnData(phone, person);
  return { held: [...factsOf(person), ...Object.values(typedTitle), address, code, diagnostics, ...codes], cropped };
}

async function showBadge({ page, say }: Phone, person: DemoDelegate) {
  const info = infoScreen(page, say);
  await info.open();
  await tapCalmly(info.code);
  await expect(info.sheet).toContainText(person.badgeNumber);
  await page.goBack();
  await expect(info.sheet).toHaveCount(0);
}

/** The profile before it is submitted; a photo is stored at once. */
async function fillInProfile(phone: Phone, person: DemoDelegate) {
  const { page, say, switchLanguage } = phone;
  const profile = profileScreen(page, say);
  const address = newAddressOf(person);
  await tapCalmly(infoScreen(page, say).completeProfile);
  await profile.title.fill(say(typedTitle));
  await profile.email.fill(address);
  const code = await typeCode(phone, address);
  const cropped = await sendPhoto(phone);
  await expect(profile.ownPhoto).toBeVisible();
  await switchLanguage();
  await profile.title.fill(say(typedTitle));
  return { address, code, cropped };
}

/** The profile after it was submitted; a photo waits for the Secretariat. */
async function askForCorrections(phone: Phone, person: DemoDelegate) {
  const { page, say, switchLanguage } = phone;
  const profile = profileScreen(page, say);
  const address = newAddressOf(person);
  await tapCalmly(infoScreen(page, say).correct);
  await tapCalmly(profile.ask);
  await profile.askedText.fill(say(typedTitle));
  await profile.askedField.selectOption('email');
  await profile.askedText.fill(address);
  const code = await typeCode(phone, address);
  await page.goBack();
  await expect(profile.askSheet).toHaveCount(0);
  const cropped = await sendPhoto(phone);
  await expect(profile.underReview).toBeVisible();
  await switchLanguage();
  await tapCalmly(profile.ask);
  await profile.askedField.selectOption('title');
  await profile.askedText.fill(say(typedTitle));
  await page.goBack();
  await expect(profile.askSheet).toHaveCount(0);
  await tapCalmly(profile.preview);
  await expect(profile.value(say(person.title)).first()).toBeVisible();
  await page.goBack();
  await expect(profile.underReview).toBeVisible();
  return { address, code, cropped };
}

const newAddressOf = ({ key }: DemoDelegate) => `${key}.anew@borrowed-phone.example`;

/** The code for a new address is typed and not sent. */
async function typeCode({ page, say, localOrigin }: Phone, address: string): Promise<string> {
  const profile = profileScreen(page, say);
  await tapCalmly(profile.confirmAddress);
  await tapCalmly(profile.getCode);
  const code = await codeTo(localOrigin, address);
  await profile.code.fill(code);
  await page.goBack();
  await expect(profile.code).toHaveCount(0);
  return code;
}

async function sendPhoto(phone: Phone): Promise<string> {
  const profile = profileScreen(phone.page, phone.say);
  const cropped = await choosePhoto(phone);
  await tapCalmly(profile.usePhoto);
  await expect(profile.crop).toHaveCount(0);
  return cropped;
}

/** Leaves the sheet open in which the photo is cropped, and returns the photo's address. */
export async function choosePhoto({ page, say }: Phone): Promise<string> {
  const profile = profileScreen(page, say);
  await profile.photo.setInputFiles(portrait);
  await expect(profile.cropped).toBeVisible();
  return (await profile.cropped.getAttribute('src')) ?? '';
}

/** Returns the diagnostics code. */
async function seeSettings({ page, say }: Phone): Promise<string> {
  const settings = settingsScreen(page, say);
  await tapCalmly(infoScreen(page, say).settings);
  await tapCalmly(settings.sessions);
  await expect(settings.sheet).toContainText(say({ zh: '本机', en: 'This phone' }));
  await page.goBack();
  await tapCalmly(settings.support);
  await expect(settings.diagnostics).toHaveText(/^\w{5}-\w{5}-\w{4}$/);
  const code = (await settings.diagnostics.textContent()) ?? '';
  await page.goBack();
  await expect(settings.sheet).toHaveCount(0);
  return code;
}

/** Returns the codes that were typed: one for the download, which is made, and one for the erasure, not yet sent. */
async function askForOwnData({ page, say, localOrigin }: Phone, person: DemoDelegate): Promise<string[]> {
  const mine = ownDataScreen(page, say);
  const freshCode = async (to: 'email' | 'mobile') => {
    await mine[to].check();
    const code = await codeAskedFor(localOrigin, person[to], () => tapCalmly(mine.getCode));
    await mine.code.fill(code);
    return code;
  };
  await tapCalmly(settingsScreen(page, say).privacy);
  await expect(privacyScreen(page, say).title).toBeVisible();
  await tapCalmly(mine.prepare);
  const forDownload = await freshCode('email');
  await tapCalmly(mine.submit);
  await expect(mine.ready).toBeVisible({ timeout: 30_000 });
  await tapCalmly(mine.askErase);
  await tapCalmly(dialogs(page, say).all.getByRole('button').last());
  return [forDownload, await freshCode('mobile')];
}
