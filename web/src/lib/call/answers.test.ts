import { getMe } from 'contract/calls/session';
import { readBadge } from 'contract/calls/sign-in';
import { expect, test } from 'vitest';
import { answers } from './answers.testing.ts';

const me = {
  userId: 'me',
  name: 'Gu Minglan',
  formOfAddress: 'Mr Gu',
  badge: 'red',
  inDirectory: true,
  limited: false,
  contactOnly: false,
  agree: [],
} as const;
const paths = (...answering: { path: string }[]) => answering.map(({ path }) => path);

test('an answer that the call does not declare does not compile', () => {
  expect(
    paths(
      answers(getMe, { ...me, agree: ['privacy'] }),
      // @ts-expect-error A name has to be a text.
      answers(getMe, { ...me, agree: [], name: 7 }),
      // @ts-expect-error The badge is missing, and more.
      answers(getMe, () => ({ userId: 'me', name: 'Gu Minglan' })),
      // @ts-expect-error This is the answer to another call.
      answers(readBadge, { ...me, agree: [] }),
      // @ts-expect-error The body of this call has only a code.
      answers(readBadge, ({ body }) => ({ flowId: body.flowId, name: 'G*', title: 'C*' })),
    ),
  ).toEqual([getMe.path, getMe.path, getMe.path, readBadge.path, readBadge.path]);
});
