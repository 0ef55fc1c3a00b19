import type { Jobs } from '../../platform/jobs/jobs.ts';
import { keptSince } from './face-to-face.rules.ts';
import { purgeExchangesBefore } from './face-to-face.store.ts';

export const faceToFaceJobs: Jobs = {
  // Who met whom is nobody's business once the cards are exchanged, or not.
  retention: [
    {
      what: 'codes and meetings of exchanges face to face',
      after: 'a day',
      purge: (db, now) => purgeExchangesBefore(db, keptSince(now)),
    },
  ],
};
