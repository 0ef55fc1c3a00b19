import { createHash } from 'node:crypto';
import type { getMine } from 'contract/calls/mine';
import type { Context } from '../../platform/http/binding.ts';
import { bookmarksOf } from '../../platform/personal/bookmarks-of-person.ts';
import { ownRoles } from '../agenda/agenda-meetings-of-person.actions.ts';
import { currentAgenda } from '../agenda/agenda.actions.ts';
import { arrangementsFor } from '../arrangements/arrangements.actions.ts';
import { ownCardStates } from '../cards/cards-lists.actions.ts';
import { filesSeenAmong } from '../files/files.actions.ts';
import { unreadCounts } from '../messages/messages.actions.ts';
import { publishedAmong } from '../news/news.actions.ts';
import { partUnlessKnown } from './mine.rules.ts';

type MineContext = Context<typeof getMine>;
export type PersonalContext = Pick<MineContext, 'viewer' | 'db' | 'services'>;

/** What is only the viewer's own, in parts; those that the phone has are left out. */
export async function showMine(context: MineContext) {
  const { have = {} } = context.body;
  return {
    bookmarks: part(await ownBookmarks(context), have.bookmarks),
    roles: part({ meetings: await ownRoles(context) }, have.roles),
    unread: part(await unreadCounts(context), have.unread),
    arrangements: part({ all: await arrangementsFor(context) }, have.arrangements),
    // Whoever found a badge is not told with whom its owner exchanges cards, not even that there is such a part.
    cards: context.viewer.scope === 'limited' ? undefined : part(await ownCardStates(context), have.cards),
  };
}

/** Short, and long enough that two states of a part never share one. */
const versionLength = 12;

function part<Part extends object>(content: Part, known: string | undefined) {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return partUnlessKnown(content, hash.slice(0, versionLength), known);
}

/** The order is that of the ids, so that it tells nothing and the same bookmarks have the same version. */
export async function ownBookmarks({ viewer, db, services }: PersonalContext) {
  const { meeting, delegate, news, file } = await bookmarksOf({ db, services }, viewer.id);
  const closed = viewer.scope === 'limited' ? await closedDoors({ db, services }) : undefined;
  return {
    meetings: [...meeting].filter((id) => !closed?.has(id)).toSorted(),
    delegates: [...delegate].toSorted(),
    news: (await publishedAmong({ db, services }, news)).toSorted(),
    files: (await filesSeenAmong({ db, viewer }, file)).toSorted(),
  };
}

/** A limited session knows of nothing behind closed doors, not even that its owner marked it. */
async function closedDoors(context: Pick<MineContext, 'db' | 'services'>) {
  const { meetings } = await currentAgenda(context);
  return new Set(meetings.filter(({ type }) => type === 'closed').map(({ id }) => id));
}
