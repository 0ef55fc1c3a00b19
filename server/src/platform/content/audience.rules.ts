import type { ContentViewer } from '../viewer.ts';
import type { Change } from './changes.store.ts';

type Audience = Change['audience'];

const everybody = '';

/** The badges and people of an audience. They share one set of keys, because no id is the name of a badge. */
export function keysOfAudience(audience: Audience): readonly string[] {
  return audience ? [...(audience.badges ?? []), ...(audience.people ?? [])] : [everybody];
}

/** The keys of all audiences that a viewer belongs to. */
export function keysOfViewer({ id, badge }: ContentViewer): readonly string[] {
  return id === undefined ? [everybody, badge] : [everybody, badge, id];
}

export function mayKnowOf(viewer: ContentViewer, audience: Audience): boolean {
  const keys = keysOfAudience(audience);
  return keysOfViewer(viewer).some((one) => keys.includes(one));
}
