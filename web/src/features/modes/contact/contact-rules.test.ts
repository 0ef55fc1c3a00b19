import type { ContactPerson } from 'contract/calls/modes';
import { expect, test } from 'vitest';
import { say } from '../../../lib/words.ts';
import { contactFormWords } from './contact-form.words.ts';
import {
  addressesIn,
  type ContactDraft,
  draftOf,
  mayThenSeeSchedule,
  mustConfirmAgain,
  problemsIn,
} from './contact-rules.ts';

const lan: ContactPerson = {
  ...{ name: 'Lan Jing', mobile: '+8613900122046', email: 'lan.jing@yuanxiu.example' },
  ...{ state: 'confirmed', waitsUntil: null, seesSchedule: true },
};
const own = { mobile: '+8613800126618', email: 'gu.minglan@yuanxiu.example' };
const full = draftOf(lan, 'en');

test('a contact person is edited as named', () => {
  expect(full).toEqual({
    ...{ name: 'Lan Jing', region: 'CN', number: '139 0012 2046' },
    ...{ email: 'lan.jing@yuanxiu.example', seesSchedule: false },
  });
  expect(addressesIn(full)).toEqual({ name: lan.name, mobile: lan.mobile, email: lan.email });
  expect(draftOf(null, 'zh')).toEqual({ name: '', region: 'CN', number: '', email: '', seesSchedule: false });
});

const mine = 'These are your own details. Please enter those of your contact person';
test.each<[string, Partial<ContactDraft>, object]>([
  ['nothing is wrong with a full one', {}, {}],
  ['no name', { name: '  ' }, { name: 'Please enter the name' }],
  ['no mobile', { number: '' }, { mobile: 'Please enter the correct mobile number' }],
  ['a mobile of the wrong form', { number: '139 0012' }, { mobile: 'Please enter the correct mobile number' }],
  ['an email of the wrong form', { email: 'lan@yuanxiu' }, { email: 'Please enter the correct email address' }],
  ['the own mobile', { number: '13800126618' }, { mobile: mine }],
  ['the own email', { email: 'GU.Minglan@yuanxiu.example' }, { email: mine }],
])('what is wrong stands beside its field: %s', (_, change, problems) => {
  expect(problemsIn({ ...full, ...change }, own, say(contactFormWords, 'en'))).toEqual(problems);
});

test('nobody has the own address where none is on record', () => {
  expect(problemsIn({ ...full, number: '' }, { mobile: '', email: '' }, say(contactFormWords, 'en'))).toEqual({
    mobile: 'Please enter the correct mobile number',
  });
});

test.each<[string, Partial<ContactDraft>, boolean]>([
  ['nothing', {}, false],
  ['the name', { name: 'Lan J.' }, false],
  ['the same number, typed otherwise', { number: '13900122046' }, false],
  ['the number', { number: '13900122047' }, true],
  ['the email', { email: 'jing@yuanxiu.example' }, true],
])('whether it must be confirmed again after %s was changed', (_, change, again) => {
  expect(mustConfirmAgain({ ...full, ...change }, lan)).toBe(again);
  expect(mustConfirmAgain({ ...full, ...change }, null)).toBe(false);
});

test('the schedule is not handed on to another person, and the same person keeps it', () => {
  const other = { ...full, number: '13900122047' };
  expect(mayThenSeeSchedule({ ...full, name: 'Lan J.' }, lan)).toBe(true);
  expect(mayThenSeeSchedule(other, lan)).toBe(false);
  expect(mayThenSeeSchedule({ ...other, seesSchedule: true }, lan)).toBe(true);
  // What was tapped for another person does not count once the address is the old one again.
  expect(mayThenSeeSchedule({ ...full, seesSchedule: true }, { ...lan, seesSchedule: false })).toBe(false);
  expect(mayThenSeeSchedule({ ...full, seesSchedule: true }, null)).toBe(true);
});
