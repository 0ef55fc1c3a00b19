import { expect, test } from 'vitest';
import { isFromOwnPage, sessionKind } from './session.rules.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  ['a phone’s browser', phone, 'ForumHostApp', 'browser'],
  ['a client without an agent text', '', 'ForumHostApp', 'browser'],
  ['WeChat', `${phone} MicroMessenger/8.0.50(0x18003237) NetType/WIFI`, 'ForumHostApp', 'wechat'],
  ['the host app', `${phone} ForumHostApp lang=zh`, 'ForumHostApp', 'host'],
  ['a host app that names WeChat too', `${phone} MicroMessenger/8.0 ForumHostApp`, 'ForumHostApp', 'host'],
  ['any browser where no marker is set', phone, '', 'browser'],
])('%s', (_, agent, marker, kind) => {
  expect(sessionKind(agent, marker)).toBe(kind);
});

const host = 'forum.example';
test.each([
  [
    'of a Forum served by https, from its own address',
    'https://forum.example',
    { host, origin: 'https://forum.example' },
    true,
  ],
  [
    'of a Forum served by https, from a plain page of its name',
    'https://forum.example',
    { host, origin: 'http://forum.example' },
    false,
  ],
  [
    'of a demo, from another plain address of the machine',
    'http://127.0.0.1:8090',
    { host: '10.0.0.5:8090', origin: 'http://10.0.0.5:8090' },
    true,
  ],
  [
    'of a demo, from another machine',
    'http://127.0.0.1:8090',
    { host: '10.0.0.5:8090', origin: 'http://10.0.0.6:8090' },
    false,
  ],
])('a late logout %s', (_, publicUrl, headers, isOwn) => {
  expect(isFromOwnPage(headers, publicUrl)).toBe(isOwn);
});
