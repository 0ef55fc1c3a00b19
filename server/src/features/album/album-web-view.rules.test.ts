import { describe, expect, test } from 'vitest';
import { allowedAddress, isPlainHost } from './album-web-view.rules.ts';

const host = 'album.example.com';
const hosts = [host, 'photos.example.org', 'xn--fsqu00a.xn--0zwm56d'];

describe('an address on an allowed host', () => {
  test.each([
    ['https://album.example.com', 'https://album.example.com/'],
    ['https://album.example.com/', 'https://album.example.com/'],
    ['https://album.example.com/live/2027?day=2#newest', 'https://album.example.com/live/2027?day=2#newest'],
    ['https://album.example.com?day=2', 'https://album.example.com/?day=2'],
    ['https://album.example.com:443/live', 'https://album.example.com/live'],
    ['https://album.example.com/@forum', 'https://album.example.com/@forum'],
    ['https://album.example.com/live/a%2Fb', 'https://album.example.com/live/a%2Fb'],
    ['https://album.example.com/?to=%2F%2Flive', 'https://album.example.com/?to=%2F%2Flive'],
    ['https://photos.example.org/相册', 'https://photos.example.org/%E7%9B%B8%E5%86%8C'],
    ['https://xn--fsqu00a.xn--0zwm56d/', 'https://xn--fsqu00a.xn--0zwm56d/'],
  ])('%s opens', (address, url) => {
    expect(allowedAddress(address, hosts)).toEqual({ url, host: new URL(url).hostname });
  });
});

const schemes = ['http:', 'HTTPS:', 'httpS:', 'ftp:', 'ws:', 'wss:', 'file:', 'blob:https:', 'view-source:https:'];
const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://album.example.com/%0aalert(1)',
  'javascript:https://album.example.com/',
  'java\tscript:alert(1)',
  'java\nscript://album.example.com/',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data://album.example.com/,x',
  'about:blank',
  'about:srcdoc',
  'blob:https://album.example.com/0',
  'filesystem:https://album.example.com/temporary/x',
  'intent://album.example.com#Intent;scheme=https;end',
  'weixin://dl/business',
  'mailto:a@album.example.com',
  'tel:+8610',
  'content://album.example.com/x',
];

/** What stands instead of the host; each is tried in front of a path. */
const hostTricks = [
  'evil.example',
  'evil.album.example.com',
  'album.example.com.evil.example',
  'album.example.comevil.example',
  'evilalbum.example.com',
  'album-example.com',
  'album.example.co',
  'album.example.community',
  'example.com',
  'com',
  '.album.example.com',
  'album..example.com',
  'album.example.com.',
  'album.example.com..',
  'www.album.example.com',
  '*.example.com',
  'ALBUM.example.com',
  'Album.Example.Com',
  'album.example.com@evil.example',
  'album.example.com:443@evil.example',
  'album.example.com%40evil.example',
  'album.example.com%2Eevil.example',
  'album.example.com%2F@evil.example',
  'album.example.com%23@evil.example',
  'album.example.com%3F@evil.example',
  'album.example.com%5C@evil.example',
  'album.example.com%00.evil.example',
  'album.example.com%00',
  'album.example.com%0d%0a',
  'album.example.com%20',
  'album%2eexample.com',
  '%61lbum.example.com',
  'album.example.com\\@evil.example',
  'album.example.com\\.evil.example',
  'album.example.com;evil.example',
  'album.example.com,evil.example',
  'album.example.com|evil.example',
  'album.example.com&evil.example',
  'album.example.com=evil.example',
  'album.example.com!evil.example',
  "album.example.com'evil.example",
  'album.example.com"evil.example',
  'album.example.com<evil.example',
  'album.example.com^evil.example',
  'album.example.com`evil.example',
  'album.example.com{evil}',
  'album.example.com evil.example',
  'album.example.com\tevil.example',
  'album.example.com\n.evil.example',
  'alb\tum.example.com',
  'alb\num.example.com',
  'alb\rum.example.com',
  ' album.example.com',
  'user@album.example.com',
  'user:pass@album.example.com',
  ':@album.example.com',
  '@album.example.com',
  'evil.example@album.example.com',
  'evil.example:443@album.example.com',
  'evil.example%2F@album.example.com',
  'evil.example#@album.example.com',
  'evil.example?@album.example.com',
  'evil.example/@album.example.com',
  'evil.example\\@album.example.com',
  'evil.example;@album.example.com',
  'album.example.com:80',
  'album.example.com:8443',
  'album.example.com:0',
  'album.example.com:',
  'album.example.com:0443',
  'album.example.com:443443',
  'album.example.com:-443',
  'album.example.com:443:443',
  'album.example.com:443evil',
  // Other letters that look alike, or that a parser turns into ours.
  'аlbum.example.com',
  'albυm.example.com',
  'album.еxample.com',
  'album.exаmple.com',
  'ａｌｂｕｍ.example.com',
  'album．example．com',
  'album。example。com',
  'album｡example｡com',
  'album.example.com。',
  'ⓐlbum.example.com',
  'ﬁlm.example.com',
  'album.example.ᶜom',
  'album.example.com\u00ad',
  'al\u00adbum.example.com',
  'al\u200bbum.example.com',
  'al\u200dbum.example.com',
  'al\u2060bum.example.com',
  '\u202ealbum.example.com',
  'album\u2024example.com',
  'album.example.com\u2044evil.example',
  'album.example.com\u2215evil.example',
  'album.example.com\uff0fevil.example',
  'album.example.com\uff03evil.example',
  'album.example.com\uff20evil.example',
  'album.example.com\ud800',
  'xn--album.example.com',
  'xn--lbum-5cd.example.com',
  'ALBUM.EXAMPLE.COM',
  '例子.测试',
  'XN--FSQU00A.XN--0ZWM56D',
  // Addresses of machines, in all their forms.
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '0',
  '10.0.0.1',
  '169.254.169.254',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[fe80::1%25en0]',
  '127.0.0.1.album.example.com',
  'localhost',
  'album.localhost',
  'album.local',
  'metadata.internal',
];

/** Whole addresses that a reader and a program may take for different ones. */
const whole = [
  '',
  ' ',
  'album.example.com',
  '/album.example.com',
  '//album.example.com',
  '///album.example.com',
  '\\\\album.example.com',
  'https:album.example.com',
  'https://album.example.com/%2f%2fevil.example',
  'https://album.example.com/%2Fevil.example',
  'https://album.example.com/%5c%5cevil.example',
  'https://album.example.com/.%2fevil.example',
  'https://album.example.com/live/%2f%2fevil.example',
  'https://album.example.com/live%2F/evil.example',
  'https:/album.example.com',
  'https:///album.example.com',
  'https:////album.example.com',
  'https:\\\\album.example.com',
  'https:/\\album.example.com',
  'https:\\/album.example.com',
  'https://\\album.example.com',
  'https://',
  'https://?@album.example.com',
  'https://#album.example.com',
  'https://[album.example.com]',
  ' https://album.example.com/',
  'https://album.example.com/ ',
  'https://album.example.com/\n',
  '\nhttps://album.example.com/',
  'https\n://album.example.com/',
  'h\tttps://album.example.com/',
  '\ufeffhttps://album.example.com/',
  '\u0000https://album.example.com/',
  'https://album.example.com/\u0000',
  'https://album.example.com/%00',
  'https://album.example.com/%0d%0aLocation:%20https://evil.example',
  'https://album.example.com/%0A',
  'https://album.example.com/?next=%0d%0a',
  'https://album.example.com/%7f',
  'https://album.example.com//evil.example',
  'https://album.example.com//evil.example/%2e%2e',
  'https://album.example.com/./\\evil.example',
  'https://album.example.com/\\evil.example',
  'https://album.example.com\\evil.example',
  'https://album.example.com/..//evil.example',
  'https://album.example.com/\u202egpj.exe',
  'https://album.example.com/\ud800',
  'https://album.example.com/\u2028x',
  'https://https://album.example.com/',
  'https://http://album.example.com/',
  'https;//album.example.com/',
  'https://album.example.com/'.padEnd(2_001, 'a'),
  'url=https://album.example.com/',
  '<https://album.example.com/>',
  '"https://album.example.com/"',
  "'https://album.example.com/'",
  'https://album.example.com/ https://evil.example/',
  '@https://album.example.com/',
];

const tricks = [
  ...schemes.map((scheme) => `${scheme}//${host}/`),
  ...scripts,
  ...hostTricks.map((trick) => `https://${trick}/live`),
  ...whole,
];

describe('a trick', () => {
  test('is one of more than 150', () => expect(new Set(tricks).size).toBeGreaterThanOrEqual(150));

  test.each(tricks)('%j does not open', (address) => {
    expect(allowedAddress(address, hosts)).toBeUndefined();
  });

  test('opens nothing with an empty list, whatever is asked', () => {
    for (const address of [...tricks, `https://${host}/`]) expect(allowedAddress(address, [])).toBeUndefined();
  });

  test('of an address that is longer than any needs to be is not looked at', () => {
    const long = (characters: number) => `https://${host}/`.padEnd(characters, 'a');
    expect([allowedAddress(long(2_000), hosts)?.host, allowedAddress(long(2_001), hosts)]).toEqual([host, undefined]);
    const name = (letters: number) => `${'a.'.repeat((letters - 3) / 2)}com`;
    expect([isPlainHost(name(253)), isPlainHost(name(255)), isPlainHost('a.'.repeat(500_000))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('in the list itself opens nothing: what is no plain host is never allowed', () => {
    for (const odd of ['127.0.0.1', 'localhost', '*.example.com', 'album.example.com.', 'example.com:8443'])
      expect(allowedAddress(`https://${odd}/`, [odd])).toBeUndefined();
  });
});

describe('a host of the list', () => {
  test.each([
    'album.example.com',
    'a.cn',
    'photos-2027.example.org',
    'xn--fsqu00a.xn--0zwm56d',
    'v2.photos.example.com',
  ])('%s is plain', (one) => expect(isPlainHost(one)).toBe(true));

  test.each([
    ...['', 'com', 'localhost', 'album.localhost', 'forum.local', 'db.internal', '10.in-addr.arpa'],
    ...['ALBUM.example.com', 'album.example.com.', '.example.com', 'album..example.com', '*.example.com', '*'],
    ...['https://album.example.com', 'album.example.com/', 'album.example.com/live', 'album.example.com:443'],
    ...['user@album.example.com', 'album.example.com?x', 'album.example.com#x', 'album example.com', ' a.example.com'],
    ...['127.0.0.1', '10.0.0.1', '1.2.3', '0x7f.1', 'example.0x7f', '[::1]', '例子.测试', 'аlbum.example.com'],
    ...[
      '-album.example.com',
      'album-.example.com',
      'album_.example.com',
      'xn--.example.com',
      `${'a'.repeat(64)}.example.com`,
    ],
    ...[`${'a.'.repeat(130)}com`, "'self'", 'data:', 'https:', "album.example.com; script-src 'unsafe-inline'"],
  ])('%j is not', (one) => expect(isPlainHost(one)).toBe(false));
});
