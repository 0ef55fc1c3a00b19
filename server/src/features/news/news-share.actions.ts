import type { Language } from 'contract/languages';
import { idPattern } from 'contract/wire/values';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { sharePage } from './news-share-page.words.ts';
import { forumShown, itemShown } from './news-share.rules.ts';
import { publicItem } from './news.store.ts';

type ShareContext = { db: Database; services: Pick<Services, 'settings'> };

const idForm = new RegExp(`^${idPattern}$`);

/** Nobody learns which ids exist: unknown, withdrawn and not public are the same page after the same statements. */
export async function sharedPage({ db, services }: ShareContext, asked: string, language: Language): Promise<string> {
  const id = idForm.test(asked) ? asked : undefined;
  const forum = await currentForum(db);
  const item = await publicItem(db, id ?? '');
  const shown = item ? itemShown(item, forum, language) : forumShown(forum, language);
  return sharePage({ ...shown, id, language, origin: new URL(services.settings.publicUrl).origin });
}
