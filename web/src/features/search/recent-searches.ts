import { storage } from '../../lib/storage/storage.ts';
import { openStore } from '../../lib/store.ts';

/** As many as fit on a screen with what else is there. */
const most = 5;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const stored = () => (storage.searched.get() ?? []).filter(isText).slice(0, most);
const changes = openStore(0);
let known: readonly string[] = [];

/** The phone's storage alone counts: somebody else may have logged in since. What is the same stays the same object. */
function current(): readonly string[] {
  const now = stored();
  if (now.length !== known.length || now.some((text, place) => text !== known[place])) known = now;
  return known;
}

function keep(searches: readonly string[]) {
  if (searches.length > 0) storage.searched.set(searches);
  else storage.searched.clear();
  changes.set(changes.get() + 1);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What the person searched for, the newest first. It stays on the phone, and goes with the logout. */
export const recentSearches = {
  get: current,
  subscribe: changes.subscribe,
  add: (text: string) => keep([text, ...stored().filter((one) => !isSame(one, text))].slice(0, most)),
  remove: (text: string) => keep(stored().filter((one) => one !== text)),
  clear: () => keep([]),
};
