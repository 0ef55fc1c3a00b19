import type { getHelp } from 'contract/calls/about';
import type { Context } from '../../platform/http/binding.ts';
import { currentForum } from '../forum/forum.actions.ts';

export async function showHelp({ db }: Context<typeof getHelp>) {
  const { secretariatPhone, emergencyPhone, medicalPhone, wifi } = await currentForum(db);
  return { secretariatPhone, emergencyPhone, medicalPhone, wifi };
}
