import { expect, test } from 'vitest';
import { isLinkAddress, linkAddress } from './link-address.ts';

test.each([
  'https://forum.example',
  'https://forum.example/',
  'https://forum.example:8443/news/12?a=1&b=(2)#part',
  'https://www.例子.example/路径?问=答',
  'https://93.184.216.34/',
  'https://forum.example/a/@b',
  'mailto:press@forum.example',
  'tel:+86-10-6500-0000',
  'tel:12345',
])('%s is a link', (address) => {
  expect(isLinkAddress(address)).toBe(true);
});

test.each([
  ...['', ' ', '#', '/', '//evil.example', '/pages/mine/index', 'forum.example', '?a=1'],
  ...['http://forum.example/', 'HTTPS://forum.example/', 'ftp://forum.example/', 'file:///etc/passwd'],
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'vbscript:x'],
  ...['\x01javascript:alert(1)', 'javascript&colon;alert(1)', 'javascript://forum.example/%0aalert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'blob:https://forum.example/1', 'about:blank', 'weixin://dl'],
  ...['https:', 'https:/', 'https://', 'https:forum.example', 'https:/forum.example', 'https:///forum.example'],
  ...['https://name@forum.example/', 'https://name:word@forum.example/', 'https://@forum.example/'],
  ...[
    'https://forum.example\\@evil.example/',
    'https://forum.example\\evil',
    'https://%65vil.example/',
    'https://e%76il.example/',
  ],
  ...['https://forum .example/', 'https://forum.example/a b', 'https://forum.example/\n', 'https://forum.example/"x'],
  ...[
    'https://forum.example/<b>',
    'https://forum.example:99999/',
    'https://[::1]/',
    'https://[::ffff:1.2.3.4]/',
    'https://1.2.3.4.5/',
  ],
  ...['https://localhost/', 'https://intranet/', 'https://.example', 'https://forum.example/\u202egpj.exe'],
  ...['https://forum.example/\ud800'],
  ...['mailto:', 'mailto:press', 'mailto:press@forum.example?bcc=evil@evil.example', 'mailto:a@b.example,c@d.example'],
  ...['MAILTO:press@forum.example', 'mailto:press@forum.example\n'],
  ...['tel:', 'tel:+', 'tel:*#06#', 'tel:1;phone-context=x', 'tel:(010) 6500', `tel:${'1'.repeat(21)}`],
])('%j is no link', (address) => {
  expect(isLinkAddress(address)).toBe(false);
});

test.each([
  [' https://forum.example/a ', 'https://forum.example/a'],
  ['HTTPS://Forum.Example/A', 'https://forum.example/A'],
  ['https://forum.example/a b', 'https://forum.example/a%20b'],
  ['https://forum.example/"x"', 'https://forum.example/%22x%22'],
  ['https://forum.example/路径', 'https://forum.example/路径'],
  ['mailto:press@forum.example?subject=Hello', 'mailto:press@forum.example'],
  ['MAILTO:press@forum.example', 'mailto:press@forum.example'],
  ['tel:+86 (10) 6500.0000', 'tel:+861065000000'],
  ['http://forum.example/', undefined],
  ['https:forum.example', 'https://forum.example/'],
  ['https://name:word@forum.example/', undefined],
  ['https://forum.example\\@evil.example/', undefined],
  ['https://forum.exa\nmple/', undefined],
  ['java\tscript:alert(1)', undefined],
  ['tel:*#06#', undefined],
])('%j as a link: %j', (written, address) => {
  expect(linkAddress(written)).toBe(address);
});
