import { describe, expect, test } from 'vitest';
import { anyMessage, toShow, whereTo } from './push-worker-rules.ts';

const scope = 'https://forum.example/cdfH5/';
const message = `${scope}pages/message/detail?id=a`;

describe('what is pushed', () => {
  test('is shown as declared, and replaces its own repeat', () => {
    const notification = { title: '您有一条新消息', lang: 'zh-CN', tag: 'a', navigate: message };
    expect(toShow(JSON.stringify({ web_push: 8030, notification }))).toEqual({
      title: '您有一条新消息',
      options: { lang: 'zh-CN', tag: 'a', data: message },
    });
  });

  test.each([undefined, '', 'no JSON', '{}', '{"notification":{"title":7}}', 'null'])(
    'is shown in both languages if it cannot be read: %s',
    (payload) => expect(toShow(payload)).toEqual({ title: anyMessage, options: { data: null } }),
  );
});

describe('a tap', () => {
  test.each([
    [message, message],
    ['/cdfH5/pages/message/detail?id=a', message],
    ['https://evil.example/cdfH5/', `${scope}pages/message/message`],
    ['javascript:alert(1)', `${scope}pages/message/message`],
    ['https://forum.example/console/', `${scope}pages/message/message`],
    ['https://forum.example@evil.example/cdfH5/', `${scope}pages/message/message`],
    [null, `${scope}pages/message/message`],
  ])('on %s leads to %s', (navigate, address) => expect(whereTo(navigate, scope)).toBe(address));
});
