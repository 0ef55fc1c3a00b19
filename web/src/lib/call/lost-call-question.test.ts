import { expect, it } from 'vitest';
import { listenToCalls } from './call-events.testing.ts';
import { language } from '../language.ts';
import { asksForAnother, networkFailure } from './lost-call-question.ts';

it.each([
  ['the message of the error', new Error('no such key'), 'no such key'],
  ['system error where it has none', new Error(''), 'system error'],
  ['system error where it is no error at all', 'thrown text', 'system error'],
  ['the network text for request:fail', new Error('request:fail abort connection'), 'Network Service Exception'],
])('a request that failed shows %s', async (_what, error, text) => {
  language.set('en');
  const shell = listenToCalls();
  const failure = networkFailure(error);
  expect(failure).toMatchObject({ code: undefined, msg: text });
  await asksForAnother(failure);
  expect(shell.told).toEqual([`confirm: ${text}`]);
});
