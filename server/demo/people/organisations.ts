import { partners } from '../partners/partners.ts';
import type { Organisation } from './organisation.ts';
import { banksAndFunds } from './organisations/banks-and-funds.ts';
import { farming } from './organisations/farming.ts';
import { industry } from './organisations/industry.ts';
import { publicBodies } from './organisations/public-bodies.ts';
import { research } from './organisations/research.ts';
import { society } from './organisations/society.ts';
import { technology } from './organisations/technology.ts';

// A partner's page and the pages of its delegates show the same profile, so that the two cannot disagree.
const organisations: readonly Organisation[] = [
  ...partners.map(({ name, profile }) => ({ name, profile })),
  ...[...publicBodies, ...research, ...society, ...banksAndFunds, ...industry, ...technology, ...farming],
];

const byEnglishName = new Map(organisations.map((organisation) => [organisation.name.en, organisation]));

export function organisationNamed(english: string): Organisation {
  const organisation = byEnglishName.get(english);
  if (!organisation) throw new Error(`nothing is written about ${english}`);
  return organisation;
}
