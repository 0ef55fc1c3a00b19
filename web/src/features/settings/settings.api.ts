import { getSignInHelp } from 'contract/calls/forum';
import type { Language } from 'contract/languages';
import { readQuery } from '../../lib/read/read-query.ts';

export const settingsQueries = {
  filings: (language: Language) => readQuery(getSignInHelp, {}, { language }),
};
