import { expect, test } from 'vitest';
import { CallFailure, type RefusedFor } from '../../lib/call/call-failure.ts';
import { problemsOf } from './refusal-beside-field.ts';

const places = { fields: ['address', 'code'], refusals: { wrongMobile: 'address', codeTooSoon: 'code' } } as const;
const refused = (carried: RefusedFor) => new CallFailure(-1, 'Not like this', carried);

test.each([
  ['at the place that the form gives it by its name', { refusal: 'codeTooSoon' }, { code: 'Not like this' }],
  [
    'there in its own words, whatever fields it names',
    { refusal: 'wrongMobile', fields: { address: 'Incorrect format', code: 'Too long' } },
    { address: 'Not like this' },
  ],
  [
    'otherwise at each field of the form that it names, in the words for that field',
    { refusal: 'invalidInput', fields: { address: 'Too long', code: 'Required', flowId: 'Wrong type' } },
    { address: 'Too long', code: 'Required' },
  ],
  ['at the whole form where it names none', { refusal: 'notVerified' }, { form: 'Not like this' }],
  ['at the whole form where it names none of its fields', { fields: { flowId: 'x' } }, { form: 'Not like this' }],
] as const)('a refusal stands %s', (_, carried, problems) => {
  expect(problemsOf(refused(carried), places)).toEqual(problems);
});

test('a form with one field for all other problems shows them there', () => {
  const all = { ...places, otherwise: 'code' } as const;
  expect(problemsOf(refused({ refusal: 'notVerified' }), all)).toEqual({ code: 'Not like this' });
});
