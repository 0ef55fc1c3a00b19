import { z } from 'zod';
import { read, write } from '../wire/call.ts';
import { Id, Text } from '../wire/values.ts';
import { TextKind } from './consent.ts';

export const getMe = read('/api/session/getMe', {
  who: 'has a session',
  summary: 'Who is logged in, and which texts have yet to be agreed to.',
  body: {},
  answer: z.object({
    userId: Id,
    name: Text,
    /** How to greet the person: Ms Thornquist. Null where the record has no honorific. */
    formOfAddress: Text.nullable(),
    badge: z.enum(['red', 'blue', 'green', 'grey']),
    /** Whether the directory has a page of the person. */
    inDirectory: z.boolean(),
    limited: z.boolean(),
    agree: z.array(TextKind),
  }),
  // A session may become limited while it is open.
  shows: ['mine'],
  overlay: false,
  keep: 'personal',
});

export const signOut = write('/api/session/signOut', {
  who: 'has a session',
  summary: 'Ends the session.',
  body: {},
  answer: z.object({}),
  overlay: false,
  keep: 'nothing',
});
