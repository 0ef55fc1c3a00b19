import { getInfo } from 'contract/calls/profile';
import type { Language } from 'contract/languages';
import { readQuery } from '../../../lib/read/read-query.ts';

export const infoQueries = {
  info: (language: Language) => readQuery(getInfo, {}, { language }),
};
