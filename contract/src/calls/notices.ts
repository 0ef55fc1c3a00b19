import { z } from 'zod';
import { notFound } from '../refusals/wire.ts';
import { read, write } from '../wire/call.ts';
import { Id, IsoMoment } from '../wire/values.ts';

export const Login = z.object({ id: Id, method: z.enum(['code', 'badge', 'host']), at: IsoMoment });
export type Login = z.infer<typeof Login>;

export const getLogins = read('/api/session/getLogins', {
  who: 'signed in',
  contactToo: true,
  summary: 'The logins of this person on other devices that this device has not acknowledged yet, oldest first.',
  body: {},
  answer: z.object({ logins: z.array(Login) }),
  shows: ['mine'],
  overlay: false,
  keep: 'nothing',
});

export const acknowledgeLogin = write('/api/session/acknowledgeLogin', {
  who: 'signed in',
  contactToo: true,
  summary: 'The person knows of this login and of the older ones.',
  body: { id: Id },
  answer: z.object({}),
  overlay: false,
  keep: 'nothing',
  refusals: [notFound],
});

export const disownLogin = write('/api/session/disownLogin', {
  who: 'signed in',
  contactToo: true,
  summary: 'This was not me: ends that login, and voids the badge code if it was used.',
  body: { id: Id },
  answer: z.object({ badgeVoid: z.boolean() }),
  overlay: true,
  keep: 'nothing',
  refusals: [notFound],
});
