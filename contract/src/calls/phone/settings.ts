import { z } from 'zod';
import { read } from '../../wire/call.ts';

/** A version as people read it, and the number by which versions are compared. */
export const AnnouncedVersion = {
  appVersion: z.string().regex(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/),
  appVersionCode: z.int().min(100).max(999_999),
  /** Whether an older app may not be used any more. */
  required: z.boolean(),
};

export const getAppVersion = read('/api/settings/getAppVersion', {
  who: 'anyone',
  summary: 'The newest version of the app, and whether it is required.',
  body: {},
  answer: z.object(AnnouncedVersion),
  shows: ['forum'],
  overlay: false,
  keep: 'nothing',
});
