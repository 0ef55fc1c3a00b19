import type { DemoPerson } from '../shapes.ts';
import { draftOf, type Draft } from './draft.ts';
import { honorificOf } from './honorifics.ts';
import { organisationNamed } from './organisations.ts';
import { blocksOf, bothOf, cellsOf } from './text-blocks.ts';

/**
 * A block is one delegate. Its lines: both names, and the family name where they do not show it; honorific, date of
 * birth, country code and mode; title and organisation; the profile in Chinese; the profile in English.
 */
export function delegatesFrom(text: string): Draft[] {
  return blocksOf(text).map(([names = '', facts = '', post = '', zh, en]) => {
    const [nameZh, nameEn, familyZh, familyEn] = cellsOf(names);
    const [honorific, born = '', dial = '', mode] = cellsOf(facts);
    const [titleZh, titleEn, organisation] = cellsOf(post);
    return draftOf({
      name: bothOf(nameZh, nameEn),
      family: familyZh ? bothOf(familyZh, familyEn) : null,
      honorific: honorificOf(honorific),
      title: bothOf(titleZh, titleEn),
      organisation: organisation ? organisationNamed(organisation) : null,
      profile: bothOf(zh, en),
      born,
      dial: dial.replace('+', ''),
      badge: 'red',
      mode: modeOf(mode),
    });
  });
}

function modeOf(text: string | undefined): DemoPerson['mode'] {
  if (text === 'social' || text === 'privacy' || text === 'assistant') return text;
  throw new Error(`unknown mode: ${text}`);
}
