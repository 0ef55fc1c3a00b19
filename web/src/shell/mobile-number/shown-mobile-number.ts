import type { Language } from 'contract/languages';
import { dialOf, firstRegion } from './dial-codes.ts';
import { parted } from './parted-number.ts';
import { inGroups, mobileAddress } from './typed-mobile-number.ts';

/** A stored number as the field shows it; without one, the region in which the phone speaks. */
export function shownNumber(mobile: string, language: Language): { region: string; number: string } {
  const parts = parted(mobile) ?? { region: firstRegion(language, navigator.language), number: mobile };
  return { ...parts, number: inGroups(dialOf(parts.region), parts.number) };
}

export const wholeNumber = ({ region, number }: { region: string; number: string }) =>
  number.trim() && mobileAddress(dialOf(region), number);
