import type { QueryClient } from '@tanstack/react-query';
import type { OwnItem } from 'contract/calls/favourites';
import { CallFailure, isLost } from '../../../lib/call/call-failure.ts';
import { language } from '../../../lib/language.ts';
import { say } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { favouriteQueries, type KeptItems, ownItemWrites } from '../favourites.api.ts';
import type { Draft } from './own-item-rules.ts';
import { ownItemWords } from './own-item.words.ts';

/** Stores a new entry, or the change of one in the version that was edited. */
export async function saveOwnItem(
  queries: QueryClient,
  draft: Draft,
  edited: Pick<OwnItem, 'id' | 'version'> | undefined,
) {
  const item = edited ? await ownItemWrites.edit({ ...edited, ...draft }) : await ownItemWrites.add(draft);
  keep(queries, (others) => [...others.filter(({ id }) => id !== item.id), item]);
  overlay.toast(say(ownItemWords, language.get()).saved);
}

/** The newest version of an entry that was changed on another screen. */
export async function newestVersion(queries: QueryClient, id: string): Promise<number | undefined> {
  const { items } = await queries.fetchQuery({ ...favouriteQueries.ownItems(), staleTime: 0 });
  return items.find((item) => item.id === id)?.version;
}

/** It is gone at once, and a tap on the toast brings it back. */
export async function deleteItem(queries: QueryClient, item: OwnItem): Promise<void> {
  const words = say(ownItemWords, language.get());
  const putBack = () => keep(queries, (others) => [...others.filter(({ id }) => id !== item.id), item]);
  keep(queries, (all) => all.filter(({ id }) => id !== item.id));
  const stored = told(ownItemWrites.remove(item.id), words.notDeleted);
  overlay.toast(words.deleted, {
    text: words.undo,
    onAct: () => {
      putBack();
      void stored.then((done) => (done ? restore(queries, item) : undefined));
    },
  });
  if (!(await stored)) putBack();
}

async function restore(queries: QueryClient, { id }: OwnItem) {
  const words = say(ownItemWords, language.get());
  if (await told(ownItemWrites.restore(id), words.notRestored)) overlay.toast(words.restored);
  await queries.invalidateQueries({ queryKey: favouriteQueries.ownItems().queryKey });
}

/** Whether it worked; one that got lost is told, a refusal has been told with its reason. */
async function told(write: Promise<unknown>, ifLost: string): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (isLost(failure)) overlay.toast(ifLost);
    return false;
  }
}

function keep(queries: QueryClient, change: (items: readonly OwnItem[]) => OwnItem[]) {
  queries.setQueryData<KeptItems>(
    favouriteQueries.ownItems().queryKey,
    (kept) => kept && { items: change(kept.items) },
  );
}
