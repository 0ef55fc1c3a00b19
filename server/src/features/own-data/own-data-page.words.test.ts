import { expect, test } from 'vitest';
import { ownDataPage } from './own-data-page.words.ts';

test('whatever a person wrote stands in the page as text', () => {
  const bad = '"><script>alert(1)</script><img src=x onerror=alert(2)>';
  const rows = [{ name: { zh: bad, en: bad }, [bad]: bad, params: { [bad]: [bad] }, bytes: 'photo.webp' }];
  const page = ownDataPage({
    ...{ language: 'en', forumName: { zh: bad, en: bad }, madeAt: '2027-03-22 10:12' },
    parts: [{ part: 'profile', tables: [{ table: bad, rows }] }],
  });
  expect(page.match(/<(script|img)[^>]*>/g)).toEqual(['<img src="photo.webp" alt="photo.webp">']);
  expect(page).toContain('&lt;script&gt;');
});
