import type { setBookmark as call } from 'contract/calls/favourites';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { mayKnowOfMeeting } from '../agenda/agenda.actions.ts';
import { hasPageInDirectory } from '../delegates/delegates.actions.ts';
import { mayKnowOfFile } from '../files/files.actions.ts';
import { mayKnowOfNews } from '../news/news.actions.ts';
import { deleteBookmark, insertBookmark } from './favourites.store.ts';

type BookmarkContext = Context<typeof call>;

const maySee = {
  meeting: ({ db, viewer, body }: BookmarkContext) => mayKnowOfMeeting({ db, viewer }, body.itemId),
  delegate: ({ db, viewer, body }: BookmarkContext) => hasPageInDirectory({ db, viewer }, body.itemId),
  news: ({ db, body }: BookmarkContext) => mayKnowOfNews({ db }, body.itemId),
  file: ({ db, viewer, body }: BookmarkContext) => mayKnowOfFile({ db, viewer }, body.itemId),
};

/**
 * Only what the viewer may see now is bookmarked, but everything can be given up, also what is hidden by now, except
 * meetings in a limited session. It locks no row that anybody else writes: in the opening minute thousands bookmark.
 */
export async function setBookmark(context: BookmarkContext) {
  const { viewer, body, db, now, tellPerson } = context;
  const { kind, itemId, bookmarked } = body;
  const bookmark = { personId: viewer.id, kind, itemId };
  const isJudged = bookmarked || (kind === 'meeting' && viewer.scope === 'limited');
  if (isJudged && !(await maySee[kind](context))) refuse(notFound);
  const reader = bookmarked ? await insertBookmark(db, bookmark, now) : await deleteBookmark(db, bookmark);
  tellPerson(viewer.id);
  // Bookmarked delegates, news and files stand in no schedule.
  if (reader && kind === 'meeting') tellPerson(reader);
  return { bookmarked };
}
