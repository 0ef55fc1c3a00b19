import type { JobContext, Jobs } from '../jobs/jobs.ts';
import { drawVariants, variantsQueue } from './files/picture-variants.ts';
import { removeUnowned } from './files/stored-bytes.ts';
import { removeStoppedUploads } from './uploads/upload-folder.ts';

export const mediaJobs: Jobs = {
  queues: [
    {
      name: variantsQueue,
      // Sizes of a large picture take seconds; until they are there, the picture itself is sent.
      policy: { retries: 4, firstRetrySeconds: 5, longestRetrySeconds: 600, expireSeconds: 300 },
      work: ({ id }, context) => drawVariants(id, storingIn(context)),
    },
  ],
  schedules: [
    // An erased photo lies about for a minute at most.
    { name: 'media-bytes', cron: '* * * * *', work: removeBytes },
    { name: 'stopped-uploads', cron: '23 * * * *', work: removeUploads },
  ],
};

function removeBytes(context: JobContext) {
  return removeUnowned(storingIn(context));
}

function storingIn({ db, clock, services: { mediaStore } }: JobContext) {
  return { db, mediaStore, now: clock.now() };
}

function removeUploads({ services: { settings } }: JobContext) {
  return removeStoppedUploads(settings.uploadFolder, new Date());
}
