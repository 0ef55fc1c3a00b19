import { z } from 'zod';
import { agreementMissing } from '../refusals/consent.ts';
import * as no from '../refusals/sign-in.ts';
import { notFound, tooOften } from '../refusals/wire.ts';
import { read, write } from '../wire/call.ts';
import { inField } from '../wire/refusal.ts';
import { Id, IsoDate, Text } from '../wire/values.ts';
import { Agreed, TextKind } from './consent.ts';

/** One attempt to sign in; 128 random bits. */
export const FlowId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
/** A device keeps these 256 random bits after its first sign-in. They identify the device but do not sign anyone in. */
export const DeviceCredential = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const picture = z.string();
const device = DeviceCredential.optional();

/** A code that `sendConfirmation` sent to a registered address of the viewer, for what a session alone may not do. */
export const FreshCode = { flowId: FlowId, code: z.string().max(16), device };

export const SignedIn = z.object({
  token: z.string(),
  userId: Id,
  name: Text,
  forumName: Text,
  device: DeviceCredential,
  /** True for a badge session until a code has confirmed it. */
  limited: z.boolean(),
  /** Only for a contact person who does not attend: the app opens the cards instead of Home. */
  contactOnly: z.literal(true).optional(),
  /**
   * The texts that this person must agree to before any other call is answered; only people from the host app have
   * some.
   */
  agree: z.array(TextKind),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** It is no write: its repeat is another picture, and a row for every repeat would be the cheapest thing to flood. */
export const getImage = read('/api/login/getImage', {
  who: 'anyone',
  summary: 'A new picture with characters, in a new attempt to log in or in the one named.',
  body: { flowId: FlowId.optional() },
  answer: z.object({ flowId: FlowId, picture }),
  shows: [],
  overlay: false,
  keep: 'nothing',
  refusals: [tooOften],
});

export const getImageSound = read('/api/login/getImageSound', {
  who: 'anyone',
  summary: 'The characters of the picture, spoken.',
  body: { flowId: FlowId },
  answer: z.object({ sound: z.string() }),
  shows: [],
  overlay: false,
  keep: 'nothing',
  refusals: [no.imageExpired, tooOften],
});

export const sendCode = write('/api/login/sendCode', {
  who: 'anyone',
  summary: 'Sends a code to the mobile or email, if it is on an attendee’s record.',
  body: {
    flowId: FlowId,
    channel: z.enum(['mobile', 'email']),
    address: z.string().max(254),
    characters: z.string().max(16),
    device,
  },
  answer: z.discriminatedUnion('state', [
    z.object({ state: z.literal('sent'), resendAfter: z.int(), digits: z.int() }),
    z.object({ state: z.literal('another image'), picture }),
  ]),
  overlay: true,
  keep: 'nothing',
  refusals: [
    no.wrongMobile,
    no.wrongEmail,
    no.wrongImage,
    no.imageExpired,
    no.codeTooSoon,
    no.codeRestricted,
    no.codeNotSent,
    tooOften,
    no.forumOver,
  ],
});

export const signInByCode = write('/api/login/signInByCode', {
  who: 'anyone',
  summary: 'Trades the code for a session.',
  body: { flowId: FlowId, code: z.string().max(16), agreed: Agreed, device },
  answer: SignedIn,
  overlay: true,
  keep: 'nothing',
  refusals: [agreementMissing, no.wrongCode, no.codeRestricted, no.notVerified, no.forumOver],
  secretAnswer: true,
});

export const readBadge = write('/api/login/readBadge', {
  who: 'anyone',
  summary: 'Whose badge the code is on, masked, for reconfirmation.',
  body: { code: z.string().max(64), device },
  answer: z.object({ flowId: FlowId, name: Text, title: Text }),
  overlay: true,
  keep: 'nothing',
  refusals: [no.notABadge, no.badgeRestricted, no.forumOver],
  secretAnswer: true,
});

export const signInByBadge = write('/api/login/signInByBadge', {
  who: 'anyone',
  summary: 'Logs in with the badge that was read and the date of birth.',
  body: { flowId: FlowId, birthDate: IsoDate, agreed: Agreed, device },
  answer: SignedIn,
  overlay: true,
  keep: 'nothing',
  refusals: [
    agreementMissing,
    no.wrongBirthDate,
    no.badgeRestricted,
    no.tooManyBadgeSignIns,
    inField(no.notABadge, 'flowId'),
    no.notVerified,
    no.forumOver,
  ],
  secretAnswer: true,
});

export const getConfirmationAddresses = read('/api/session/getConfirmationAddresses', {
  who: 'signed in, limited too',
  contactToo: true,
  summary: 'Where a code may go that lifts the limits of a badge session: the registered addresses, masked.',
  body: {},
  answer: z.object({ mobile: z.string().optional(), email: z.string().optional() }),
  shows: [],
  overlay: false,
  keep: 'nothing',
});

export const sendConfirmation = write('/api/session/sendConfirmation', {
  who: 'signed in, limited too',
  contactToo: true,
  summary: 'Sends a code to the registered mobile or email, to lift the limits of a badge session.',
  body: { channel: z.enum(['mobile', 'email']), device },
  answer: z.object({ resendAfter: z.int(), digits: z.int(), flowId: FlowId }),
  overlay: true,
  keep: 'nothing',
  refusals: [no.codeTooSoon, no.codeRestricted, no.codeNotSent, tooOften, notFound],
});

export const confirmSession = write('/api/session/confirmSession', {
  who: 'signed in, limited too',
  contactToo: true,
  summary: 'Lifts the limits of a badge session; the token it answers replaces the old one at its first use.',
  // Without an attempt the code is one that the Secretariat handed out at its desk.
  body: { flowId: FlowId.optional(), code: z.string().max(16), device },
  answer: z.object({ token: z.string() }),
  overlay: true,
  keep: 'nothing',
  refusals: [no.wrongCode, no.codeRestricted],
  secretAnswer: true,
});
