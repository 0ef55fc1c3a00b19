import { expect, test } from 'vitest';
import { hostAppIn } from './in-host-app.ts';

const phone = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  ['a browser is not the host app', phone, 'ForumHost', undefined],
  ['the marker makes it the host app', `${phone} ForumHost/2.1`, 'ForumHost', { language: undefined }],
  ['the marker may carry the language', `${phone} ForumHost/2.1 (lang=zh)`, 'ForumHost', { language: 'zh' }],
  ['a regional language counts', `${phone} ForumHost lang=en-GB`, 'ForumHost', { language: 'en' }],
  ['a language we do not speak is none', `${phone} ForumHost lang=fr`, 'ForumHost', { language: undefined }],
  [
    "somebody else's language before the marker is none",
    `${phone} lang=zh ForumHost`,
    'ForumHost',
    { language: undefined },
  ],
  ['without a marker in the configuration nothing is the host app', phone, '', undefined],
] as const)('%s', (_, agent, marker, host) => {
  expect(hostAppIn(agent, marker)).toEqual(host);
});
