import type { Viewer } from '../viewer.ts';
import type { Change } from './changes.store.ts';

export type Hearer = Pick<Viewer, 'id' | 'badge'>;
type Audience = Change['audience'];

const everybody = '';

/** Whom a change is told to. No id is the name of a badge. */
export function toldTo(audience: Audience): readonly string[] {
  return audience ? [...(audience.badges ?? []), ...(audience.people ?? [])] : [everybody];
}

/** What a viewer belongs to, in the words of `toldTo`. */
export function belongsTo({ id, badge }: Hearer): readonly string[] {
  return [everybody, badge, id];
}

export function mayKnowOf(viewer: Hearer, audience: Audience): boolean {
  const told = toldTo(audience);
  return belongsTo(viewer).some((one) => told.includes(one));
}
