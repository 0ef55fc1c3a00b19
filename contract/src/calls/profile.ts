import { z } from 'zod';
import { profileLengths } from '../profile-lengths.ts';
import * as no from '../refusals/profile.ts';
import { codeNotSent, codeRestricted, codeTooSoon, wrongCode } from '../refusals/sign-in.ts';
import { notFound, tooOften } from '../refusals/wire.ts';
import { read, write } from '../wire/call.ts';
import { inField } from '../wire/refusal.ts';
import { Id, IsoMoment, Photo, Text } from '../wire/values.ts';
import { Delegate } from './delegates.ts';
import { Mode } from './modes.ts';
import { FlowId } from './sign-in.ts';

export const CorrectionState = z.enum(['asked', 'applied', 'declined', 'withdrawn']);
export type CorrectionState = z.infer<typeof CorrectionState>;

/** What the badge says of its owner, and how far the profile is. */
export const Info = z.object({
  userId: Id,
  name: Text,
  title: Text,
  organisation: Text.nullable(),
  badge: z.enum(['red', 'blue', 'green', 'grey']),
  /** Printed on the front, for the desk; it opens nothing. Null until a badge is printed. */
  badgeNumber: Text.nullable(),
  photo: Photo.nullable(),
  /** Null in a limited session, which a found badge opens. */
  own: z
    .object({
      submitted: z.boolean(),
      /** The newest request for a correction that was not withdrawn. */
      correction: CorrectionState.exclude(['withdrawn']).nullable(),
      mode: Mode,
    })
    .nullable(),
});
export type Info = z.infer<typeof Info>;

export const getInfo = read('/api/profile/getInfo', {
  who: 'signed in, limited too',
  contactToo: true,
  summary: 'Who the viewer is, as the badge says; a full session also learns how far the profile is.',
  body: {},
  answer: Info,
  shows: ['mine'],
  overlay: false,
  keep: 'personal',
});

/** The fields of a profile that are written in both languages. */
export const ProfileText = z.enum(['name', 'organisation', 'title', 'profile']);
export type ProfileText = z.infer<typeof ProfileText>;
const ProfileField = z.enum([...ProfileText.options, 'mobile', 'email', 'photo']);
export type ProfileField = z.infer<typeof ProfileField>;

/** A missing text is empty. */
const InBoth = z.object({ zh: Text, en: Text });

export const Correction = z.object({
  id: Id,
  field: ProfileField,
  /** The language of the text; null for addresses and the photo. */
  language: z.enum(['zh', 'en']).nullable(),
  /** Addresses are masked; both are empty for a photo. */
  from: Text,
  to: Text,
  state: CorrectionState,
  askedAt: IsoMoment,
  decidedAt: IsoMoment.nullable(),
  /** Why it was declined. */
  reason: Text.nullable(),
});
export type Correction = z.infer<typeof Correction>;

export const Profile = z.object({
  submittedAt: IsoMoment.nullable(),
  name: InBoth,
  organisation: InBoth,
  title: InBoth,
  profile: InBoth,
  /** As it is dialled, with the country code; empty where none is on record. */
  mobile: Text,
  email: Text,
  photo: Photo.nullable(),
  /** Newest first; at most one request that waits for each field and language. */
  corrections: z.array(Correction),
  /** The zone of the Forum, in which the times are shown. */
  timeZone: z.string(),
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = read('/api/profile/getProfile', {
  who: 'signed in',
  summary: 'The viewer’s own record in both languages, with the corrections asked for.',
  body: {},
  answer: Profile,
  shows: ['mine'],
  overlay: true,
  keep: 'personal',
});

export const getAsOthersSee = read('/api/profile/getAsOthersSee', {
  who: 'signed in',
  summary: 'The viewer’s page in the directory as another delegate gets it; null if the directory has none.',
  body: {},
  answer: z.object({ delegate: Delegate.nullable() }),
  shows: ['mine', 'delegates', 'agenda', 'forum', 'places'],
  overlay: true,
  keep: 'personal',
});

/** Empty texts arrive, because each is refused in words of its own. */
const typed = (longest: number) => z.string().trim().max(longest);
const { name, organisation, title, profile } = profileLengths;
const Mobile = z.string().trim().max(20);
const Email = z.string().trim().max(254);

/** The texts are in the language of the call. One in the other is optional: left out it stays, empty it is removed. */
export const submitProfile = write('/api/profile/submitProfile', {
  who: 'signed in',
  summary: 'Submits the viewer’s profile, once. A new mobile or email must have been confirmed by a code.',
  body: {
    ...{ name: typed(name), organisation: typed(organisation), title: typed(title), profile: typed(profile) },
    otherName: typed(name).optional(),
    otherOrganisation: typed(organisation).optional(),
    otherTitle: typed(title).optional(),
    otherProfile: typed(profile).optional(),
    mobile: Mobile,
    email: Email,
  },
  sealed: [
    ...(['name', 'organisation', 'title', 'profile', 'mobile', 'email'] as const),
    ...(['otherName', 'otherOrganisation', 'otherTitle', 'otherProfile'] as const),
  ],
  answer: z.object({ submittedAt: IsoMoment }),
  overlay: true,
  keep: 'nothing',
  refusals: [
    ...[no.nameMissing, no.organisationMissing, no.titleMissing, no.profileMissing],
    ...[no.wrongProfileMobile, no.wrongProfileEmail, no.mobileNotConfirmed, no.emailNotConfirmed],
    ...[no.addressTaken, no.profileSubmitted],
  ],
});

export const sendAddressCode = write('/api/profile/sendAddressCode', {
  who: 'signed in',
  summary: 'Sends a code to a new mobile or email of the viewer, which counts only after it is confirmed.',
  body: { channel: z.enum(['mobile', 'email']), address: z.string().trim().max(254) },
  sealed: ['address'],
  // It is kept for a repeat, because the flow opens nothing without this person's session and the code.
  answer: z.object({ flowId: FlowId, resendAfter: z.int(), digits: z.int() }),
  overlay: true,
  keep: 'nothing',
  refusals: [
    ...[inField(no.wrongProfileMobile, 'address'), inField(no.wrongProfileEmail, 'address')],
    ...[codeTooSoon, codeRestricted, codeNotSent, tooOften],
  ],
});

export const confirmAddress = write('/api/profile/confirmAddress', {
  who: 'signed in',
  summary: 'Confirms a new address by its code. Only now is it said that somebody else has registered it.',
  body: { flowId: FlowId, code: z.string().max(16) },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [wrongCode, codeRestricted, no.addressTaken],
});

export const askCorrection = write('/api/profile/askCorrection', {
  who: 'signed in',
  summary:
    'Asks the Secretariat to correct one field. A text is in the language named; a newer request replaces one that waits for something else.',
  body: {
    field: ProfileField.exclude(['photo']),
    language: z.enum(['zh', 'en']).optional(),
    text: typed(profile),
  },
  sealed: ['text'],
  answer: z.object({ id: Id }),
  overlay: true,
  keep: 'nothing',
  refusals: [
    ...[no.nameMissing, no.organisationMissing, no.titleMissing, no.profileMissing].map((refused) =>
      inField(refused, 'text'),
    ),
    ...[no.wrongProfileMobile, no.wrongProfileEmail, no.mobileNotConfirmed, no.emailNotConfirmed].map((refused) =>
      inField(refused, 'text'),
    ),
    ...[no.nothingToCorrect, no.alreadyAsked, no.profileNotSubmitted, no.addressTaken, no.tooManyCorrections],
  ],
});

export const withdrawCorrection = write('/api/profile/withdrawCorrection', {
  who: 'signed in',
  summary: 'Takes a request back that is not decided yet.',
  body: { id: Id },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [notFound, no.correctionDecided],
});

/** The file travels as multipart beside the fields. */
export const sendPhoto = write('/api/profile/sendPhoto', {
  who: 'signed in',
  summary: 'Replaces the viewer’s photo; after the profile was submitted the new one waits like a correction.',
  body: {},
  file: { most: 512 * 1024, pixels: 1_024 },
  answer: z.object({ photo: Photo.nullable(), waits: z.boolean() }),
  overlay: true,
  keep: 'nothing',
  refusals: [no.notAPicture, no.photoTooLarge, no.tooManyPhotos, no.tooManyCorrections, tooOften],
});
