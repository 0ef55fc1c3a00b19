import { expect, test } from 'vitest';
import { sessionKind } from './session.rules.ts';

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
