import { getQuestions } from 'contract/calls/about';
import type { Language } from 'contract/texts';
import { readQuery } from '../../../lib/read-query.ts';

export const questionQueries = {
  all: (language: Language) => readQuery(getQuestions, {}, { language }),
};
