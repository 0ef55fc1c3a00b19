import { z } from 'zod';
import { read, write } from '../wire/call.ts';
import { Id, IsoMoment, Text } from '../wire/values.ts';
import { TextKind } from './consent.ts';

export const getMe = read('/api/session/getMe', {
  who: 'has a session',
  contactToo: true,
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
    /** Whether the person is no attendee and only here as contact person: the other pages are not for them. */
    contactOnly: z.boolean(),
    agree: z.array(TextKind),
  }),
  // A session may become limited while it is open.
  shows: ['mine'],
  overlay: false,
  keep: 'personal',
});

export const signOut = write('/api/session/signOut', {
  who: 'has a session',
  contactToo: true,
  summary: 'Ends the session.',
  body: {},
  answer: z.object({}),
  overlay: false,
  keep: 'nothing',
});

export const OwnSession = z.object({
  id: Id,
  /** The browser, a partner's app or WeChat. */
  kind: z.enum(['browser', 'host', 'wechat']),
  method: z.enum(['badge', 'code', 'host']),
  since: IsoMoment,
  /** To about ten minutes. */
  lastUsedAt: IsoMoment,
  limited: z.boolean(),
  /** It is the session that asks. */
  here: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const getSessions = read('/api/session/getSessions', {
  who: 'signed in, limited too',
  contactToo: true,
  summary: 'Where the viewer is logged in. A limited session is told of itself alone.',
  body: {},
  answer: z.object({ sessions: z.array(OwnSession) }),
  shows: ['mine'],
  overlay: false,
  keep: 'nothing',
});

export const endOneSession = write('/api/session/endOneSession', {
  who: 'signed in',
  contactToo: true,
  summary: 'Ends another session of the viewer.',
  body: { id: Id },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
});

export const endOtherSessions = write('/api/session/endOtherSessions', {
  who: 'signed in',
  contactToo: true,
  summary: 'Ends all other sessions of the viewer.',
  body: {},
  answer: z.object({ ended: z.int() }),
  overlay: true,
  keep: 'nothing',
});
