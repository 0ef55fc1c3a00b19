import { describe, expect, test } from 'vitest';
import { mailto } from '../../../shell/mail-link/mailto.ts';
import { shownWebsite, webLink } from './contact-links.ts';
import { copiedContact } from './copied-contact.ts';

test('an address cannot smuggle a subject or a copy into the mail', () => {
  expect(mailto('desk@yuanjian-daily.example')).toBe('mailto:desk@yuanjian-daily.example');
  expect(mailto('desk@x.example?bcc=a@b.example')).toBe('mailto:desk@x.example%3Fbcc%3Da@b.example');
});

describe('a website', () => {
  test.each([
    ['https://www.yunpan-data.example', 'https://www.yunpan-data.example/'],
    ['www.yunpan-data.example', 'https://www.yunpan-data.example/'],
    ['javascript:alert(1)', undefined],
    ['javascript://x.example/%0aalert(1)', undefined],
    ['data://text/html,x', undefined],
    ['not an address', undefined],
    ['', undefined],
  ])('“%s” leads to %s', (website, link) => {
    expect(webLink(website)).toBe(link);
  });

  test('is shown without https:// and the final slash', () => {
    expect(shownWebsite('https://www.yunpan-data.example/')).toBe('www.yunpan-data.example');
  });
});

test('the copied text has the outlet, the desk, and the telephone and mail if there are any', () => {
  const contact = { name: '总编室', phone: null, email: 'desk@yuanjian-daily.example' };
  expect(copiedContact('远见日报', contact)).toBe('远见日报\n总编室\ndesk@yuanjian-daily.example');
});
