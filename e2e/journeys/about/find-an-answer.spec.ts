import { idFromKey } from '../../../server/src/platform/ids.ts';
import { homeScreen } from '../../screens/home.ts';
import { introductionScreen } from '../../screens/introduction.ts';
import { questionsScreen } from '../../screens/questions.ts';
import { expect, test } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

const wifi = { zh: '会场有无线网络吗？', en: 'Is there Wi-Fi at the venues?' };
const lost = { zh: '遗失物品如何查找？', en: 'Where can I enquire about lost property?' };

test('read about the forum and find an answer there', async ({ page, say, inBothLanguages, axe }) => {
  const [home, about, questions] = [homeScreen(page, say), introductionScreen(page, say), questionsScreen(page, say)];
  await home.open();
  await home.entry(say({ zh: '论坛简介', en: 'About' })).tap();
  await inBothLanguages(async () => {
    await expect(about.title).toBeVisible();
    await expect(page.getByText(say({ zh: '第十二届', en: 'Twelfth' }))).toBeVisible();
    await expect(about.call).toHaveAttribute('href', 'tel:+861015550180');
  });
  await axe();

  await about.questions.tap();
  await inBothLanguages(async () => {
    await questions.search.fill(say({ zh: '热点', en: 'WLAN' }));
    await expect(questions.found).toHaveText(say({ zh: '找到1个问题', en: '1 question found' }));
    await expect(questions.question(say(wifi))).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Yucheng-Press')).toBeVisible();
  });
  await axe();

  await questions.search.fill('');
  await inBothLanguages(async () => {
    await questions.search.press('Enter');
    await expect.poll(() => toastsOn(page)).toContain(say({ zh: '请输入搜索内容', en: 'Please enter your search' }));
  });
  expect(await toastsOn(page)).toHaveLength(2);
});

test('open a question by its link', async ({ page, say, inBothLanguages }) => {
  const questions = questionsScreen(page, say);
  await questions.open(`?id=${idFromKey('question', 'lost-property')}`);
  await inBothLanguages(async () => {
    await expect(questions.question(say(lost))).toHaveAttribute('aria-expanded', 'true');
    await expect(questions.question(say(lost))).toBeInViewport();
  });
});
