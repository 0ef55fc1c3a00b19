import type { getSignInHelp } from 'contract/calls/forum';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import type { Services } from '../../platform/services.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import * as store from './forum.store.ts';

/** For work that runs by itself, also before a forum is set up. */
export const forumIfAny = store.theForum;

export async function currentForum(db: Database) {
  const forum = await store.theForum(db);
  if (!forum) refuse(notFound);
  return forum;
}

/**
 * The Secretariat's number for the page that the app starts in, which is served without asking the database. It is read
 * again before anybody is told of a change of the forum.
 */
export async function openSecretariatPhone({
  db,
  services: { changes },
}: {
  db: Database;
  services: Pick<Services, 'changes'>;
}): Promise<() => string | undefined> {
  const read = async () => (await store.theForum(db))?.secretariatPhone;
  let phone = await read();
  const readAgain = async () => void (phone = await read());
  changes.beforeTelling(async (all) => {
    if (all.some(({ topic }) => topic === 'forum')) await readAgain();
  });
  changes.onNoticesLost(() => void readAgain().catch(() => undefined));
  return () => phone;
}

export async function showSignInHelp({ db, language, services }: Context<typeof getSignInHelp>) {
  const { name, secretariatPhone } = await currentForum(db);
  return { forumName: inLanguage(language)(name), secretariatPhone, filings: [...services.settings.filings] };
}
