import { createHash } from 'node:crypto';
import { getDelegates, type Delegate, type DelegateRow, type getDelegate } from 'contract/calls/delegates';
import { notFound } from 'contract/refusals/wire';
import { languages, type Both, type Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/prepared-and-compressed-answer.ts';
import { hasPageFor } from '../../platform/people/directory-listing.rules.ts';
import { readableRows } from '../../platform/store-secret/readable-rows.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import type { Services } from '../../platform/services.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { meetingsOfPerson } from '../agenda/agenda-meetings-of-person.actions.ts';
import { alarmIfDecoy, decoyRows } from './delegates-decoys.actions.ts';
import { countProfileView } from './delegates-views-limit.actions.ts';
import { byRank, ordersOf } from './delegates-order.rules.ts';
import { peopleOf } from './delegates-organisation.rules.ts';
import {
  anotherDelegate,
  anyoneSignedIn,
  delegateAsSeen,
  delegatePage,
  directoryRow,
  personOfOrganisation,
} from './delegates.rules.ts';
import { listedDelegates, listingOf, type DirectoryRecord } from './delegates.store.ts';

type DirectoryContext = { db: Database; services: Services };

/** The directory is one versioned download, because the search runs on the phone. */
export async function showDelegates({ body, db, language, services }: Context<typeof getDelegates>) {
  const { version, whole, unchanged } = await directoryFor(language, { db, services });
  return body.version === version ? unchanged : whole;
}

function directoryFor(language: Language, context: DirectoryContext) {
  return context.services.contentCache.get(getDelegates, language, () => directoryIn(language, context));
}

export async function showDelegate(context: Context<typeof getDelegate>) {
  const { viewer, body, db, language, services } = context;
  const records = await listedRecords({ db, services });
  const found = records.get(body.id);
  const seen = found && delegateAsSeen('Delegate', viewer, found);
  // A person without a page is answered exactly like one who does not exist.
  if (!seen) {
    await alarmIfDecoy(context);
    refuse(notFound);
  }
  await countProfileView(context);
  return delegatePage(seen, language, await meetingsOfPerson(context, seen.id));
}

type OwnPage = Parameters<typeof meetingsOfPerson>[0];

/** The viewer's own page exactly as another delegate gets it, who is in no closed-door seminar with them. */
export async function asOthersSee(context: OwnPage): Promise<Delegate | undefined> {
  const { viewer, language } = context;
  const found = (await listedRecords(context)).get(viewer.id);
  const seen = found && delegateAsSeen('Delegate', anyoneSignedIn, found);
  if (!seen) return undefined;
  return delegatePage(seen, language, await meetingsOfPerson({ ...context, shownTo: anotherDelegate }, seen.id));
}

/** For writes, which read what is stored now. */
export async function hasPageInDirectory({ db, viewer }: { db: Database; viewer: Viewer }, id: string) {
  const listing = await listingOf(db, id);
  return listing !== undefined && hasPageFor(viewer, listing);
}

/** The directory as its screens show it, without those who are nobody, in the order of protocol. */
export async function delegatesToSearch({ db, language, services }: DirectoryContext & { language: Language }) {
  return (await directoryFor(language, { db, services })).shown;
}

/** The listed people of each organisation, in one query for any number of them. */
export async function peopleOfOrganisations({ db, language, services }: DirectoryContext & { language: Language }) {
  const records = await listedRecords({ db, services });
  return (organisation: Both) =>
    peopleOf(organisation, records.values())
      .flatMap((record) => delegateAsSeen('PartnerPerson', anyoneSignedIn, record) ?? [])
      .map((person) => personOfOrganisation(person, language));
}

async function listedRecords({ db, services }: DirectoryContext) {
  return services.contentCache.get(getDelegates, 'listed', async () => {
    const records = await listedDelegates(db);
    return new Map(readableRows(records, services, (record) => [record.id, shownInList(record)]));
  });
}

/** As it is; throws if it has no row in the list, or one that does not fit the answer, which all rows share. */
function shownInList(record: DirectoryRecord): DirectoryRecord {
  for (const language of languages) {
    const [seen, order] = [delegateAsSeen('DelegateRow', anyoneSignedIn, record), ordersOf([record], language)];
    const delegates = [...order.values()].flatMap((at) => (seen ? directoryRow(seen, language, at) : []));
    getDelegates.answer.parse({ version: '', delegates });
  }
  return record;
}

async function directoryIn(language: Language, context: DirectoryContext) {
  const listed = [...(await listedRecords(context)).values()];
  const orders = ordersOf(listed, language);
  const rows = listed.flatMap((person) => {
    const { id, rank } = person;
    const [seen, order] = [delegateAsSeen('DelegateRow', anyoneSignedIn, person), orders.get(id)];
    return seen && order ? [{ id, rank, row: directoryRow(seen, language, order) }] : [];
  });
  const all = [...rows, ...(await decoyRows(context, language))];
  const delegates: DelegateRow[] = all.toSorted(byRank).map(({ row }) => row);
  const version = createHash('sha256').update(JSON.stringify(delegates)).digest('base64url').slice(0, 22);
  return {
    version,
    shown: rows.toSorted(byRank).map(({ row }) => row),
    whole: prepareAnswer(getDelegates, { version, delegates }),
    unchanged: prepareAnswer(getDelegates, { version, delegates: null }),
  };
}
