import type { Friend, prepareVCards } from 'contract/calls/cards';
import { notFound, tooOften } from 'contract/refusals/wire';
import { prepareDownload, type Download, type DownloadContext } from '../../platform/downloads/download-tickets.ts';
import { vCardFile } from '../../platform/downloads/vcard-file.ts';
import type { Context } from '../../platform/http/binding.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { friendsOf } from './cards-lists.actions.ts';
import { countedSince, friendInAddressBook, waitForFile } from './cards-vcards.rules.ts';
import { namesOf, preparedSince } from './cards-vcards.store.ts';
import { vCardWords } from './cards-vcards.words.ts';

export const vCardsDownload = 'business cards';

/** Somebody who is no friend is answered like somebody who does not exist. */
export async function prepareVCardsDownload(context: Context<typeof prepareVCards>) {
  const { viewer, body, db, now } = context;
  const { id, version } = body;
  if (chosen(await friendsOf(context), id).length === 0) refuse(notFound);
  const retryAfter = waitForFile(await preparedSince(db, viewer.id, countedSince(now)), now);
  if (retryAfter) refuse(tooOften, { retryAfter });
  return prepareDownload(context, vCardsDownload, { version, ...(id && { id }) });
}

/** The friends of this moment: somebody who ended the exchange since is not in the file. */
export async function makeVCards(context: DownloadContext): Promise<Download | undefined> {
  const { viewer, params, language, db } = context;
  // A session that became limited since has no friends to take away.
  if (viewer.scope !== 'full') return undefined;
  const friends = chosen(await friendsOf(context), params['id']);
  const [first] = friends;
  if (!first) return undefined;
  const names = new Map(
    (
      await namesOf(
        db,
        friends.map(({ person }) => person.id),
      )
    ).map((name) => [name.id, name]),
  );
  const people = friends.flatMap((friend) => {
    const name = names.get(friend.person.id);
    return name ? [friendInAddressBook(friend, name, { language, words: vCardWords[language] })] : [];
  });
  const { name: forumName } = await currentForum(db);
  const name = params['id'] ? first.person.name : vCardWords[language].all(inLanguage(language)(forumName));
  return { name, extension: 'vcf', content: vCardFile(people, params['version'] === '4.0' ? '4.0' : '3.0') };
}

function chosen(friends: readonly Friend[], id: string | undefined): readonly Friend[] {
  return id === undefined ? friends : friends.filter((friend) => friend.id === id);
}
