import type { Both } from 'contract/languages';
import { byRank } from './delegates-order.rules.ts';

type Member = { id: string; rank: number; organisation: Both | null };

/** The people of an organisation stand in the order of protocol. */
export function peopleOf<M extends Member>(organisation: Both, people: Iterable<M>): M[] {
  return [...people].filter((person) => isOfOrganisation(organisation, person)).toSorted(byRank);
}

/** People name their organisation in words, so the same name in either language counts as the same one. */
function isOfOrganisation(organisation: Both, { organisation: own }: { organisation: Both | null }): boolean {
  return (
    own !== null && ((own.zh !== '' && own.zh === organisation.zh) || (own.en !== '' && own.en === organisation.en))
  );
}
