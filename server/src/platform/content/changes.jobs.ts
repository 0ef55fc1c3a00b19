import type { Jobs } from '../jobs/jobs.ts';
import { forgetOldChanges } from './changes-kept.store.ts';

export const changesJobs: Jobs = {
  retention: [{ what: 'changes of content', after: 'two days', purge: forgetOldChanges }],
};
