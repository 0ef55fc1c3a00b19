import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { forumFilePath, forumFiles } from '../../../server/demo/files/files.ts';
import { favouritesScreen } from '../../screens/favourites.ts';
import { fileScreen, filesScreen } from '../../screens/files.ts';
import { tabs } from '../../screens/tabs.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { toastsOn } from '../../support/toasts.ts';
import { expect, test } from '../../support/test.ts';

const ports = forumFiles.find(({ key }) => key === 'report-ports')!;
/** The report has its text in both languages, the Chinese one first. */
const inChinese = { text: '预测联络员', page: 2 };
const inEnglish = { text: 'forecast liaison officer', page: 4 };
const pages = 4;

test.use({ signedIn: false });

/** A picture that is here, and not only its place. */
const isDrawn = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 500);

test('find the sentence inside a report', async ({ page, say, switchLanguage, signedInAs, axe }) => {
  await signedInAs(spareForThisTry(74));
  const [files, file, mine] = [filesScreen(page, say), fileScreen(page, say), favouritesScreen(page, say)];
  const bar = tabs(page, say);
  await files.open();
  await expect(files.titles.nth(3)).toBeVisible();

  const lookFor = async ({ text, page: number }: typeof inChinese) => {
    await files.search.fill(text);
    await expect(files.counted).toBeVisible();
    await expect(files.titles.first()).toHaveText(say(ports.title));
    await expect(files.rows.first().locator('mark').first()).toHaveText(text);
    await expect(files.rows.first()).toContainText(say({ zh: `第${number}页：`, en: `Page ${number}: ` }));
    await tapCalmly(files.file(say(ports.title)));
    await expect(file.markedPage(number, pages, text)).toBeVisible();
    await expect.poll(() => isDrawn(file.picture)).toBe(true);
    const [paper, mark] = await Promise.all([file.paper.boundingBox(), file.marks.first().boundingBox()]);
    expect(mark!.x).toBeGreaterThan(paper!.x);
    expect(mark!.y + mark!.height).toBeLessThan(paper!.y + paper!.height);
  };

  await lookFor(inChinese);
  await axe();
  await tapCalmly(file.asText);
  await expect(file.markedText.first()).toHaveText(inChinese.text);

  await page.goBack();
  await expect(files.titles.first()).toHaveText(say(ports.title));
  await expect(files.search).toHaveValue(inChinese.text);
  await switchLanguage();
  await lookFor(inEnglish);
  const [saved] = await Promise.all([page.waitForEvent('download'), tapCalmly(file.download)]);
  expect(saved.suggestedFilename()).toBe(`${say(ports.title)}.pdf`);
  expect(await readFile(await saved.path())).toEqual(await readFile(forumFilePath(ports)));
  await expect
    .poll(() => toastsOn(page))
    .toContain(say({ zh: '文件已接收完成，正在保存', en: 'The file is complete and is being saved' }));

  await tapCalmly(file.bookmark(say(ports.title)));
  await expect(file.bookmark(say(ports.title))).toHaveAttribute('aria-pressed', 'true');
  await mine.open();
  await mine.tab('文件', 'Files').tap();
  await expect(files.file(say(ports.title))).toBeVisible();

  await files.open();
  await page.evaluate(() => window.scrollTo(0, 600));
  await tapCalmly(bar.tab('search'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await files.search.fill('zzqq');
  await expect(files.noHit('zzqq')).toBeVisible();
  await axe();
});
