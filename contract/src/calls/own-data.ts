import { z } from 'zod';
import * as noData from '../refusals/own-data.ts';
import * as no from '../refusals/sign-in.ts';
import { read, write } from '../wire/call.ts';
import { IsoMoment, Text } from '../wire/values.ts';
import { FreshCode } from './sign-in.ts';

/** The parts of the download, in the order in which they are made and shown. */
export const ownDataParts = [
  'profile',
  'favourites',
  'messages',
  'cards',
  'arrangements',
  'logins',
  'records',
] as const;
export type OwnDataPart = (typeof ownDataParts)[number];

const OwnDownload = z.object({
  state: z.enum(['waiting', 'making', 'ready', 'failed']),
  parts: z.array(z.object({ name: z.enum(ownDataParts), done: z.boolean() })),
  askedAt: IsoMoment,
  readyAt: IsoMoment.nullable(),
  /** Until then the finished file is kept. */
  endsAt: IsoMoment.nullable(),
  bytes: z.int().nonnegative().nullable(),
});
export type OwnDownload = z.infer<typeof OwnDownload>;

const AskedErasure = z.object({
  /** The number of the receipt: E-7K3F-Q2MD. */
  number: Text,
  askedAt: IsoMoment,
  /** Until then it can be taken back for certain; then it runs by itself, unless it is held. */
  dueAt: IsoMoment,
  /** Why the Secretariat holds it; null if it does not. */
  held: Text.nullable(),
});
export type AskedErasure = z.infer<typeof AskedErasure>;

export const getOwnData = read('/api/ownData/getOwnData', {
  who: 'signed in',
  contactToo: true,
  summary: 'What became of the viewer’s own download and request for erasure.',
  body: {},
  answer: z.object({ timeZone: Text, download: OwnDownload.nullable(), erasure: AskedErasure.nullable() }),
  shows: ['mine'],
  overlay: false,
  keep: 'nothing',
});
export type OwnData = z.infer<typeof getOwnData.answer>;

export const askDownload = write('/api/ownData/askDownload', {
  who: 'signed in',
  contactToo: true,
  summary: 'Has all that is kept about the viewer made into one zip, after a fresh code; an earlier one is replaced.',
  body: FreshCode,
  answer: OwnDownload,
  overlay: true,
  keep: 'nothing',
  refusals: [no.wrongCode, no.codeRestricted, noData.tooManyDownloads],
});

export const cancelDownload = write('/api/ownData/cancelDownload', {
  who: 'signed in',
  contactToo: true,
  summary: 'Stops the making of the download, or deletes the finished file.',
  body: {},
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
});

export const fetchDownload = write('/api/ownData/fetchDownload', {
  who: 'signed in',
  contactToo: true,
  summary: 'The address of the finished file, which works once and for a minute.',
  body: {},
  answer: z.object({ address: Text }),
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [noData.downloadNotReady],
});

export const linkDownload = write('/api/ownData/linkDownload', {
  who: 'signed in',
  contactToo: true,
  summary: 'A link to the finished file for another browser. It lives ten minutes and leads to a page with one button.',
  body: {},
  answer: z.object({ address: Text, endsAt: IsoMoment }),
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [noData.downloadNotReady],
});

export const askErasure = write('/api/ownData/askErasure', {
  who: 'signed in',
  contactToo: true,
  summary: 'Asks for the erasure of all that is kept about the viewer, after a fresh code. It waits for 24 hours.',
  body: FreshCode,
  answer: AskedErasure,
  overlay: true,
  keep: 'nothing',
  refusals: [no.wrongCode, no.codeRestricted],
});

export const takeErasureBack = write('/api/ownData/takeErasureBack', {
  who: 'signed in',
  contactToo: true,
  summary: 'Takes the request for erasure back; nothing was erased.',
  body: {},
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [noData.noErasureAsked],
});

export const fetchReceipt = write('/api/ownData/fetchReceipt', {
  who: 'signed in',
  contactToo: true,
  summary: 'The address of the receipt for a request that waits, as a text file; it works once and for a minute.',
  body: {},
  answer: z.object({ address: Text }),
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [noData.noErasureAsked],
});
