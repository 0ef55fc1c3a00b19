import type { ArrangementFacts } from 'contract/calls/console/arrangements';
import { getOwnItems } from 'contract/calls/favourites';
import { getMessage, getMessages, getMessageTitles } from 'contract/calls/messages';
import { getMine } from 'contract/calls/mine';
import { getProfile } from 'contract/calls/profile';
import { arrangement } from '../database/tables/arrangements.ts';
import { correction } from '../database/tables/delegates.ts';
import { bookmark, ownItem } from '../database/tables/favourites.ts';
import { announcement, message } from '../database/tables/messages.ts';
import { idFromKey, newId } from '../ids.ts';
import { testNow } from './test-now.ts';
import type { testServer } from './test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

/** What is only somebody's own, and the reads that tell it to them. */
const kinds = {
  'bookmarked-meeting': [getMine],
  'bookmarked-delegate': [getMine],
  arrangement: [getMine],
  correction: [getProfile],
  'own-item': [getOwnItems],
  message: [getMessageTitles, getMessages, getMessage],
} as const;
type Kind = keyof typeof kinds;
const allKinds = Object.keys(kinds) as Kind[];

/** Answers with bookmarks have only ids; these are of nothing else. */
const mark = (kind: Kind, key: string) => (kind.startsWith('bookmarked') ? idFromKey(kind, key) : `${kind}-of-${key}-`);

/** The texts by which everything of this person can be found. */
export const ownMarks = (key: string) => allKinds.map((kind) => mark(kind, key));

/** Where this person finds them, as `path: text`. A limited session is told no arrangement and no correction. */
export const placesOfOwn = (key: string, { limited }: { limited: boolean }) =>
  allKinds
    .filter((kind) => !(limited && (kind === 'arrangement' || kind === 'correction')))
    .flatMap((kind) => kinds[kind].map(({ path }) => `${path}: ${mark(kind, key)}`));

/** Gives a person a bookmark of each kind, an arrangement, a correction, an entry and a message, all unmistakable. */
export async function giveOwn({ db, sealing, services }: Server, key: string) {
  const [id, personId] = [newId(), idFromKey('person', key)];
  const both = (kind: Kind) => ({ zh: mark(kind, key), en: mark(kind, key) });
  const marked = { personId, createdAt: testNow };
  await db.insert(bookmark).values([
    { ...marked, kind: 'meeting', itemId: mark('bookmarked-meeting', key) },
    { ...marked, kind: 'delegate', itemId: mark('bookmarked-delegate', key) },
  ]);
  const officer: ArrangementFacts = { kind: 'officer', name: both('arrangement'), phone: '+86 10 1555 0199' };
  const factsSealed = sealing.seal(JSON.stringify(officer), id);
  await db.insert(arrangement).values({ id, personId, kind: 'officer', position: 99, changedAt: testNow, factsSealed });
  await db.insert(correction).values({
    ...{ id, personId, field: 'title', language: 'en', state: 'asked', askedAt: testNow },
    fromSealed: sealing.seal('', `${id} from`),
    toSealed: sealing.seal(mark('correction', key), `${id} to`),
  });
  const text = mark('own-item', key);
  await db.insert(ownItem).values({
    ...{ id, personId, startsAt: testNow, endsAt: new Date(testNow.getTime() + 3_600_000) },
    ...{ plannedAt: testNow, changedAt: testNow },
    textsSealed: sealing.seal(JSON.stringify({ content: text, details: text, location: text }), id),
  });
  const audience = { kind: 'person', id: personId } as const;
  const texts = { title: both('message'), text: both('message') };
  await db
    .insert(announcement)
    .values({ id, ...texts, audience, critical: false, sendAt: testNow, sentAt: testNow, author: 'a test' });
  await db.insert(message).values({
    ...{ id, personId, group: 'notification', kind: 'announcement', key: id, announcementId: id, sentAt: testNow },
    facts: { of: 'announcement', audience: 'person', target: null },
  });
  services.personalHints.tell(personId);
}
