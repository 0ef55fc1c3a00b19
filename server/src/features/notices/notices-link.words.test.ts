import { expect, test } from 'vitest';
import { noticePage } from './notices-link.words.ts';

test('the telephone number of the Secretariat stands on the page as it is, and only its digits are dialled', () => {
  const page = noticePage('over', { timeZone: 'Asia/Shanghai', secretariatPhone: '+86 (10) 12 34 "<b>' });
  expect(page).toContain('<a href="tel:+86101234">+86 (10) 12 34 &quot;&lt;b&gt;</a>');
});
