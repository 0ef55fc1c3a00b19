import { getBrief } from 'contract/calls/news';
import type { Language } from 'contract/languages';
import { readQuery } from '../../lib/read/read-query.ts';

export const briefQuery = (language: Language) => readQuery(getBrief, {}, { language, quiet: true });
