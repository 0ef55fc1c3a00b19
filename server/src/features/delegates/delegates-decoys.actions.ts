import { getDelegates, type DelegateRow, type getDelegate } from 'contract/calls/delegates';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import type { Services } from '../../platform/services.ts';
import { hasOpenedDecoySince } from './delegates-decoys.store.ts';
import { letterOf, pinyinOf } from './delegates-order.rules.ts';
import { anyoneSignedIn, delegateAsSeen, directoryRow } from './delegates.rules.ts';
import { decoys } from './delegates.store.ts';
import { noteView } from './delegates-views-limit.store.ts';

/** Somebody who copies the directory opens them all at once; one alarm an hour tells who it is. */
const quietFor = 3_600_000;

type DirectoryContext = { db: Database; services: Services };

const decoyRecords = ({ db, services }: DirectoryContext) =>
  services.contentCache.get(getDelegates, 'decoys', () => decoys(db));

/** Rows for the download that no screen shows: whoever opens one has not found it on a screen (security T22). */
export async function decoyRows(context: DirectoryContext, language: Language) {
  const records = await decoyRecords(context);
  return records.flatMap((record): { rank: number; id: string; row: DelegateRow }[] => {
    // They look like everybody in the list, although nothing else lists them.
    const seen = delegateAsSeen('DelegateRow', anyoneSignedIn, { ...record, listed: true });
    const order = { pinyin: pinyinOf(record), letter: letterOf(record, language), nameOrder: -1, rankOrder: -1 };
    return seen ? [{ id: record.id, rank: record.rank, row: directoryRow(seen, language, order) }] : [];
  });
}

/** Tells the technicians who it was, once an hour; the answer is the one to an id that does not exist. */
export async function alarmIfDecoy(context: Context<typeof getDelegate>) {
  const { viewer, body, db, now, services } = context;
  if (!(await decoyRecords(context)).some(({ id }) => id === body.id)) return;
  const wasTold = await hasOpenedDecoySince(db, viewer.id, new Date(now.getTime() - quietFor));
  await noteView(db, viewer.id, body.id, now);
  if (!wasTold) services.alarm('a honey delegate was opened', { person: viewer.id, decoy: body.id });
}
