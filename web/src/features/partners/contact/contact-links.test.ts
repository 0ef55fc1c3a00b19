import { describe, expect, test } from 'vitest';
import { mailto } from '../../../shell/mail-link/mailto.ts';
import { callLink, shownWebsite, webLink } from './contact-links.ts';
import { copiedContact } from './copied-contact.ts';

test.each([
  ['+86 10 1555 0308', 'tel:+861015550308'],
  ['+44 (20) 7946-0403', 'tel:+442079460403'],
  ['010 1555 0308 转 801', 'tel:01015550308'],
  ['+1 312 555 0171 ext. 12', 'tel:+13125550171'],
])('%s is dialled as %s', (phone, link) => {
  expect(callLink(phone)).toBe(link);
});

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
