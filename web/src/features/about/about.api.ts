import { getHelp, getIntroduction, getQuestions, getSlides } from 'contract/calls/about';
import type { Language } from 'contract/languages';
import { readQuery } from '../../lib/read/read-query.ts';

export const aboutQueries = {
  slides: (language: Language) => readQuery(getSlides, {}, { language }),
  help: (language: Language) => readQuery(getHelp, {}, { language }),
  introduction: (language: Language) => readQuery(getIntroduction, {}, { language }),
  questions: (language: Language) => readQuery(getQuestions, {}, { language }),
};
