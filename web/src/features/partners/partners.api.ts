import { getMediaList, getPartner, getPartners } from 'contract/calls/partners';
import type { Language } from 'contract/languages';
import { codes } from 'contract/wire/codes';
import { readQuery } from '../../lib/read/read-query.ts';

// The page itself says that there is no such partner.
const pageShows = [codes.notFound, codes.invalid];

export const partnerQueries = {
  all: (language: Language) => readQuery(getPartners, {}, { language }),
  one: (id: string, language: Language) => readQuery(getPartner, { id }, { language, pageShows }),
  media: (language: Language) => readQuery(getMediaList, {}, { language }),
};
