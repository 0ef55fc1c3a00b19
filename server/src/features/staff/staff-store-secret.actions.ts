import type { rotateStoreSecret } from 'contract/calls/console/store-secret';
import type { Context } from '../../platform/http/binding.ts';
import { countOlder, countOlderLimits, resealSome } from '../../platform/store-secret/reseal.store.ts';
import { currentForum } from '../forum/forum.actions.ts';

/** One transaction of a second at most, so that nobody waits for it; what is done stays done if the command is ended. */
const batch = 500;

export async function rotateSecret({ db, services, changed }: Context<typeof rotateStoreSecret>) {
  const { sealing } = services;
  const { count: resealed, ...passedOver } = await resealSome(db, sealing, batch);
  const left = await countOlder(db, sealing);
  const { id } = await currentForum(db);
  const [before, after] = [{ left: left + resealed }, { left }];
  await changed({ kind: 'forum', item: id, what: 'rotate store secret', before, after });
  return { resealed, ...passedOver, left, olderLimits: await countOlderLimits(db, sealing) };
}
