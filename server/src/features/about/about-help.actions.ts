import { getHelp } from 'contract/calls/about';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/prepared-and-compressed-answer.ts';
import { currentForum } from '../forum/forum.actions.ts';

export function showHelp({ db, services }: Context<typeof getHelp>) {
  return services.contentCache.get(getHelp, 'both languages', async () => {
    const { secretariatPhone, emergencyPhone, medicalPhone, wifi } = await currentForum(db);
    return prepareAnswer(getHelp, { secretariatPhone, emergencyPhone, medicalPhone, wifi });
  });
}
