import { getIntroduction } from 'contract/calls/about';
import type { Language } from 'contract/texts';
import { readQuery } from '../../../lib/read-query.ts';

export const introductionQueries = {
  all: (language: Language) => readQuery(getIntroduction, {}, { language }),
};
