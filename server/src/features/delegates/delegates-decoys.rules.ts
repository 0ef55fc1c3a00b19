import type { Decoy } from 'contract/calls/console/decoys';
import { languages, type Both } from 'contract/languages';
import { familyNameNotInName, namedInDirectory } from 'contract/refusals/console';
import { isFamilyNameIn } from '../../platform/people/family-name.rules.ts';
import { byRank, type Sorted } from './delegates-order.rules.ts';

type Named = { name: Both; familyName: Both };
type Attempt = { decoy: Named; others: readonly Pick<Named, 'name'>[] };

/** A real delegate of the same name would be taken for the decoy, or the decoy for them. */
export function whyDecoyCannotBeAdded({ decoy: { name, familyName }, others }: Attempt) {
  if (!languages.every((language) => isFamilyNameIn(name[language], familyName[language], language)))
    return familyNameNotInName;
  const isTaken = others.some((other) => languages.some((language) => alike(other.name[language], name[language])));
  return isTaken ? namedInDirectory : undefined;
}

const alike = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

type Ranked = Pick<Sorted, 'id' | 'rank'> & Pick<Decoy, 'origin'>;

/**
 * The ranks at which a decoy looks like anybody: those of the later half of its side of the directory, because the
 * first are known to everyone, and the very end would give it away.
 */
export function ranksForDecoy(listed: readonly Ranked[], origin: Decoy['origin']): number[] {
  const ofSide = listed.filter((one) => one.origin === origin).toSorted(byRank);
  const ranks = ofSide.slice(Math.floor(ofSide.length / 2)).map(({ rank }) => rank);
  return ranks.length > 0 ? ranks : [1];
}
