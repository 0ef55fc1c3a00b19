import type { Draft } from './draft.ts';
import { headsOfChineseEnterprises } from './delegates/chinese-enterprises.ts';
import { executives } from './delegates/executives.ts';
import { headsOfFinance } from './delegates/finance.ts';
import { headsOfForeignEnterprises } from './delegates/foreign-enterprises.ts';
import {
  chairOfTheCommittee,
  deputyMinisters,
  headsOfIntergovernmentalOrganisations,
  ministers,
} from './delegates/governments.ts';
import { headsOfInstitutions, observers } from './delegates/institutions.ts';
import { headsOfDevelopmentBanks, seniorOfficials } from './delegates/officials.ts';
import { scholars } from './delegates/scholars.ts';

/** The Forum's rank: one class after the other. */
const classes: Draft[][] = [
  chairOfTheCommittee,
  headsOfIntergovernmentalOrganisations,
  ministers,
  deputyMinisters,
  seniorOfficials,
  headsOfDevelopmentBanks,
  headsOfInstitutions,
  [...headsOfFinance, ...headsOfChineseEnterprises, ...headsOfForeignEnterprises],
  [...scholars, ...executives],
  observers,
];

const alphabet = new Intl.Collator('en', { sensitivity: 'base' });

/** Within a class the family name decides. */
export const inOrderOfProtocol: Draft[] = classes.flatMap((people) =>
  people.toSorted(
    (a, b) => alphabet.compare(a.familyName.en, b.familyName.en) || alphabet.compare(a.name.en, b.name.en),
  ),
);
