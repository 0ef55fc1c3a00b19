import { expect, test } from 'vitest';
import { choiceIn } from '../../../shell/router/choices-in-address.ts';
import { partnersChoice } from './partners-choice.ts';

test.each([
  ['', { kind: undefined, type: undefined }],
  ['kind=patron', { kind: 'patron', type: undefined }],
  ['kind=media&type=print', { kind: 'media', type: 'print' }],
  ['kind=sponsor&type=blogs', { kind: undefined, type: undefined }],
  ['kind=', { kind: undefined, type: undefined }],
])('the address “%s” opens %o', (search, choice) => {
  expect(choiceIn(partnersChoice, new URLSearchParams(search))).toEqual(choice);
});
