import type { Both } from 'contract/texts';

/** People name their organisation in words, so the same name in either language counts as the same one. */
export function isOfOrganisation(organisation: Both, { organisation: own }: { organisation: Both | null }): boolean {
  return (
    own !== null && ((own.zh !== '' && own.zh === organisation.zh) || (own.en !== '' && own.en === organisation.en))
  );
}
