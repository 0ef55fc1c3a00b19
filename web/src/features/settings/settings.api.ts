import { getIntroduction } from 'contract/calls/about';
import { getSignInHelp } from 'contract/calls/forum';
import type { Language } from 'contract/languages';
import { readQuery } from '../../lib/read/read-query.ts';

export const settingsQueries = {
  /** The Secretariat's telephone and the filing numbers. */
  help: (language: Language) => readQuery(getSignInHelp, {}, { language }),
  introduction: (language: Language) => readQuery(getIntroduction, {}, { language, quiet: true }),
};
