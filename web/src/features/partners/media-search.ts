import type { MediaList, MediaOutlet } from 'contract/calls/partners';

/** Letters as one types them: no case, no accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Every word must be somewhere: “london desk” finds the desks in London, in either language. */
export function matches(outlet: MediaOutlet, typed: string): boolean {
  const { name, otherWords, country, city, contact } = outlet;
  const said = plain([name, otherWords, country, city, contact?.name, contact?.email].filter(Boolean).join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

export function found(list: MediaList, typed: string): MediaList['types'] {
  return list.types.map(({ type, outlets }) => ({
    type,
    outlets: outlets.filter((outlet) => matches(outlet, typed)),
  }));
}

export function countOf(types: MediaList['types']): number {
  return types.reduce((sum, { outlets }) => sum + outlets.length, 0);
}
