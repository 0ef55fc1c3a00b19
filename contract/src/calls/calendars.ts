import { z } from 'zod';
import * as no from '../refusals/sign-in.ts';
import { notFound } from '../refusals/wire.ts';
import { read, write } from '../wire/call.ts';
import { IsoMoment, Text } from '../wire/values.ts';
import { FreshCode } from './sign-in.ts';

export const prepareTimeline = write('/api/calendar/prepareTimeline', {
  who: 'signed in',
  summary: 'Prepares the download of the viewer’s own timeline as an iCalendar file.',
  body: {},
  answer: z.object({ address: Text }),
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
});

export const getCalendarAddress = read('/api/calendar/getCalendarAddress', {
  who: 'signed in',
  summary: 'Whether the viewer’s timeline can be fetched at a private address; the address itself is not kept.',
  body: {},
  answer: z.object({ openedAt: IsoMoment.nullable() }),
  shows: ['mine'],
  overlay: false,
  keep: 'nothing',
});

export const openCalendarAddress = write('/api/calendar/openCalendarAddress', {
  who: 'signed in',
  summary: 'Opens a private address of the viewer’s timeline, after a fresh code; one that was open before ends.',
  body: FreshCode,
  answer: z.object({ address: Text }),
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [no.wrongCode, no.codeRestricted],
});

export const mailCalendarAddress = write('/api/calendar/mailCalendarAddress', {
  who: 'signed in',
  summary: 'The same, but the address goes to the registered email, for apps without downloads or calendars.',
  body: FreshCode,
  answer: z.object({ email: Text }),
  overlay: true,
  keep: 'nothing',
  refusals: [no.wrongCode, no.codeRestricted, no.codeNotSent, notFound],
});

export const revokeCalendarAddress = write('/api/calendar/revokeCalendarAddress', {
  who: 'signed in',
  summary: 'Ends the private address of the viewer’s timeline.',
  body: {},
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
});
