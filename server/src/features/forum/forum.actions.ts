import type { getSignInHelp } from 'contract/calls/forum';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import * as store from './forum.store.ts';

/** For work that runs by itself, also before a forum is set up. */
export const forumIfAny = store.theForum;

export async function currentForum(db: Database) {
  const forum = await store.theForum(db);
  if (!forum) refuse(notFound);
  return forum;
}

export async function showSignInHelp({ db, language, services }: Context<typeof getSignInHelp>) {
  const { name, secretariatPhone } = await currentForum(db);
  return { forumName: inLanguage(language)(name), secretariatPhone, filings: [...services.settings.filings] };
}
