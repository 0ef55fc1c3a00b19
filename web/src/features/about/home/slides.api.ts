import { getSlides } from 'contract/calls/about';
import type { Language } from 'contract/texts';
import { readQuery } from '../../../lib/read-query.ts';

export const slideQueries = {
  all: (language: Language) => readQuery(getSlides, {}, { language }),
};
