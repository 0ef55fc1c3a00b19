import { getBrief } from 'contract/calls/news';
import type { Language } from 'contract/languages';
import { codes } from 'contract/wire/codes';
import { readQuery } from '../../lib/read/read-query.ts';

export const briefQuery = (language: Language) =>
  // The brief is an offer: where there is none, nothing is said.
  readQuery(getBrief, {}, { language, quiet: true, pageShows: [codes.notFound] });
