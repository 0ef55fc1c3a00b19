import { expect, test } from 'vitest';
import { choiceIn } from './partners-choice.ts';

test.each([
  ['', { tab: 'partner', type: undefined }],
  ['kind=patron', { tab: 'patron', type: undefined }],
  ['kind=media&type=print', { tab: 'media', type: 'print' }],
  ['kind=sponsor&type=blogs', { tab: 'partner', type: undefined }],
  ['kind=', { tab: 'partner', type: undefined }],
])('the address “%s” opens %o', (search, choice) => {
  expect(choiceIn(new URLSearchParams(search))).toEqual(choice);
});
