import { randomInt } from 'node:crypto';
import type { addDecoy, Decoy, listDecoys, removeDecoy } from 'contract/calls/console/decoys';
import { noSuchDecoy } from 'contract/refusals/console';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { storedNames } from '../../platform/people/stored-names.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { ranksForDecoy, whyDecoyCannotBeAdded } from './delegates-decoys.rules.ts';
import { deleteDecoy, insertDecoy } from './delegates-decoys.store.ts';
import { byRank } from './delegates-order.rules.ts';
import { decoys, listedDelegates, type DirectoryRecord } from './delegates.store.ts';

export async function addOneDecoy({ body, db, changed, tellScreens }: Context<typeof addDecoy>) {
  const { origin, name, familyName, title, organisation } = body;
  const [listed, known] = [await listedDelegates(db), await decoys(db)];
  const refusal = whyDecoyCannotBeAdded({ decoy: body, others: [...listed, ...known] });
  if (refusal) refuse(refusal);
  const [id, ranks] = [newId(), ranksForDecoy(listed, origin)];
  const rank = ranks[randomInt(ranks.length)] ?? 1;
  await insertDecoy(db, { id, origin, rank, title, organisation, ...storedNames(name, familyName) });
  const added = { origin, name, familyName, title, organisation };
  await changed({ kind: 'decoy', item: id, what: 'add decoy', before: null, after: added });
  // Phones and caches fetch the directory again; nothing tells the hint from one about a delegate.
  tellScreens({ topic: 'delegates', itemId: id, version: 1 });
  return { id, ...added };
}

export async function showDecoys({ db }: Context<typeof listDecoys>) {
  return { decoys: (await decoys(db)).toSorted(byRank).map(asDecoy) };
}

export async function removeOneDecoy({ body, db, changed, tellScreens }: Context<typeof removeDecoy>) {
  const found = (await decoys(db)).find(({ id }) => id === body.id);
  if (!found || !(await deleteDecoy(db, body.id))) refuse(noSuchDecoy);
  const { id, ...before } = asDecoy(found);
  await changed({ kind: 'decoy', item: id, what: 'remove decoy', before, after: null });
  tellScreens({ topic: 'delegates', itemId: id, version: found.version + 1 });
  return { id, ...before };
}

function asDecoy({ id, origin, name, familyName, title, organisation }: DirectoryRecord): Decoy {
  return { id, origin, name, familyName, title, organisation: organisation ?? { zh: '', en: '' } };
}
