import { firstVisit } from '../../screens/first-visit.ts';
import { watchCalls } from '../../support/calls.ts';
import { keptOn, nothingKept } from '../../support/kept.ts';
import { expect, test } from '../../support/test.ts';

test.use({ signedIn: false });

test('read both texts before agreeing, without leaving a trace', async ({ page, say, axe }) => {
  const visit = firstVisit(page, say);
  const calls = watchCalls(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(...Object.keys(request.headers())));

  await page.goto('/cdfH5/');
  await visit.chooseLanguage();
  for (const [kind, heading] of [
    ['agreement', { zh: '使用规范', en: 'Acceptable use' }],
    ['privacy', { zh: '您的权利', en: 'Your rights' }],
  ] as const) {
    await visit.text(kind).tap();
    await expect(page.getByRole('heading', { level: 3, name: say(heading) })).toBeVisible();
    await axe();
    await visit.closeText.tap();
    await expect(visit.popup).toBeVisible();
  }
  expect([calls.all, sent.filter((name) => /^(uniqueid|access-token|cookie|sign)$/.test(name))]).toEqual([[], []]);
  expect(await keptOn(page)).toEqual(nothingKept);

  await visit.agree.tap();
  await expect(visit.popup).toHaveCount(0);
});
