import { getSignInHelp } from 'contract/calls/forum';
import type { Language } from 'contract/languages';
import { readQuery } from '../../lib/read/read-query.ts';

/** The Forum's name, which stands beside what is shared. */
export const forumQuery = (language: Language) =>
  readQuery(getSignInHelp, {}, { language, fresh: 60 * 60_000, quiet: true });
