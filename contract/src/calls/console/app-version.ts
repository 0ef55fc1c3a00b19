import { z } from 'zod';
import { consoleWrite } from '../../wire/console-call.ts';
import { AnnouncedVersion } from '../phone/settings.ts';

export const announceVersion = consoleWrite('/api/console/announceVersion', {
  who: ['owner'],
  summary: 'Announces a version of the app to phones that have an older one. An earlier one can be announced again.',
  body: AnnouncedVersion,
  /** The version that phones can load from this server. */
  answer: z.object({ served: z.int() }),
});
