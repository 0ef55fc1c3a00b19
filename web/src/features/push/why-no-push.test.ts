import { expect, test } from 'vitest';
import { whyNoPush } from './why-no-push.ts';

const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140';
const weChat = `${agent} MicroMessenger/8.0.50`;

test.each([
  ['a partner’s app', { inHostApp: true, agent, has: true }, 'hostApp'],
  ['WeChat', { inHostApp: false, agent: weChat, has: false }, 'weChat'],
  ['an iPhone’s browser', { inHostApp: false, agent, standalone: false, has: false }, 'notInstalled'],
  ['an old browser', { inHostApp: false, agent, standalone: undefined, has: false }, 'noPush'],
  ['an app on an old iPhone’s Home Screen', { inHostApp: false, agent, standalone: true, has: false }, 'noPush'],
] as const)('%s has no push', (_, where, why) => {
  expect(whyNoPush(where)).toBe(why);
});
