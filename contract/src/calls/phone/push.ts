import { z } from 'zod';
import { pushKeyWrong, pushServiceUnknown, pushSwitchedOff } from '../../refusals/push.ts';
import { read, write } from '../../wire/call.ts';

export const getPushState = read('/api/push/getPushState', {
  who: 'signed in',
  contactToo: true,
  summary: 'Whether messages are pushed to this session’s phone, and the key that a browser subscribes with.',
  body: {},
  answer: z.object({
    on: z.boolean(),
    /** The public key of the server (VAPID) in base64url; null where the Forum pushes nothing. */
    publicKey: z.string().nullable(),
  }),
  shows: ['mine'],
  overlay: false,
  keep: 'nothing',
});

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`));

export const subscribeToPush = write('/api/push/subscribe', {
  who: 'signed in',
  contactToo: true,
  summary: 'Has messages pushed to this session’s phone, until the session ends. A later subscription replaces it.',
  body: {
    /** The address and the two keys that the browser gave. Only known push services are called. */
    endpoint: z.string().max(1000),
    p256dh: base64url(65),
    auth: base64url(16),
  },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [pushSwitchedOff, pushServiceUnknown, pushKeyWrong],
});

export const unsubscribeFromPush = write('/api/push/unsubscribe', {
  who: 'signed in',
  contactToo: true,
  summary: 'Nothing is pushed to this session’s phone any more.',
  body: {},
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
});
