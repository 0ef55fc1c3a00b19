import type { getMe } from 'contract/calls/session';
import type { AnswerOf } from 'contract/wire/call';

/** What the server says about a delegate who has confirmed the login and agreed to everything. */
export const me: AnswerOf<typeof getMe> = {
  userId: 'me',
  name: 'Gu Minglan',
  formOfAddress: 'Mr Gu',
  badge: 'red',
  inDirectory: true,
  limited: false,
  contactOnly: false,
  agree: [],
};
