import type * as calls from 'contract/calls/favourites';
import { itemChangedMeanwhile, tooManyItems } from 'contract/refusals/favourites';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { tellOfSchedule } from '../../platform/personal/tell-of-schedule.ts';
import { readableRows } from '../../platform/store-secret/readable-rows.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import type { Services } from '../../platform/services.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import {
  isSeenByReaders,
  mostItems,
  ownItemShown,
  restorableSince,
  timesOf,
  whyItemCannotBeSaved,
  type ItemTexts,
} from './favourites-own-items.rules.ts';
import * as store from './favourites-own-items.store.ts';

type OwnItemsContext = Pick<Context<typeof calls.getOwnItems>, 'db' | 'services'> & { viewer: { id: string } };

export async function showOwnItems({ viewer, db, services }: OwnItemsContext) {
  const items = await ownItemsAndChanges({ db, services }, viewer.id);
  return { items: items.map(({ item }) => item) };
}

/** With the moments at which they were last saved, for calendars. */
export async function ownItemsAndChanges({ db, services }: Opening, personId: string) {
  const { timeZone } = await currentForum(db);
  const items = await store.ownItemsOf(db, personId);
  return readableRows(items, services, (item) => ({
    item: shown(item, services.sealing, timeZone),
    changedAt: item.changedAt,
  }));
}

/** Which entries a person has, and how often each was changed. */
export async function ownItemVersions(db: Database, personId: string) {
  return (await store.ownItemsOf(db, personId)).map(({ id, version }) => [id, version]);
}

type Opening = { db: Database; services: Pick<Services, 'sealing' | 'alarm'> };

/** What the person's entries say, by their ids, for sentences about them. */
export async function ownItemTexts({ db, services }: Opening, personId: string): Promise<Map<string, ItemTexts>> {
  const items = await store.ownItemsOf(db, personId);
  return new Map(readableRows(items, services, (item) => [item.id, textsIn(item, services.sealing)]));
}

export async function addOwnItem(context: Context<typeof calls.addOwnItem>) {
  const { viewer, db, services } = context;
  const { times, venue, timeZone } = await checked(context);
  await refuseIfFull(db, viewer.id);
  const id = newId();
  const textsSealed = services.sealing.seal(JSON.stringify(textsOf(context.body)), id);
  const item = { id, personId: viewer.id, textsSealed, hallId: venue, ...times };
  await tellOfSchedule(context, [viewer.id]);
  return shown(
    await store.insertItem(db, { ...item, plannedAt: context.now, changedAt: context.now }),
    services.sealing,
    timeZone,
  );
}

export async function editOwnItem(context: Context<typeof calls.editOwnItem>) {
  const { viewer, body, db, now, services } = context;
  const { sealing } = services;
  const before = await ownItem(context);
  if (before.deletedAt) refuse(notFound);
  const { times, venue, timeZone } = await checked(context);
  if (before.version !== body.version) {
    const { requestId: _requestId, ...sent } = body;
    refuse(itemChangedMeanwhile, { sent, current: shown(before, sealing, timeZone) });
  }
  const isSameStart = before.startsAt.getTime() === times.startsAt.getTime();
  const after = await store.updateItem(db, before.id, {
    ...{ ...times, hallId: venue, version: before.version + 1 },
    textsSealed: sealing.seal(JSON.stringify(textsOf(body)), before.id),
    plannedAt: isSameStart ? before.plannedAt : now,
    changedAt: now,
  });
  const [was, is] = [shown(before, sealing, timeZone), shown(after, sealing, timeZone)];
  if (isSeenByReaders(was, is)) await tellOfSchedule(context, [viewer.id]);
  else context.tellPerson(viewer.id);
  return is;
}

/** Once more changes nothing: the hour in which it can be brought back begins with the first time. */
export async function deleteOwnItem(context: Context<typeof calls.deleteOwnItem>) {
  const item = await ownItem(context);
  await store.updateItem(context.db, item.id, { deletedAt: item.deletedAt ?? context.now });
  await tellOfSchedule(context, [context.viewer.id]);
  return {};
}

export async function restoreOwnItem(context: Context<typeof calls.restoreOwnItem>) {
  const { viewer, db, services } = context;
  const { timeZone } = await currentForum(db);
  const item = await ownItem(context);
  if (item.deletedAt) await refuseIfFull(db, viewer.id);
  await tellOfSchedule(context, [viewer.id]);
  return shown(await store.updateItem(db, item.id, { deletedAt: null }), services.sealing, timeZone);
}

/** Somebody else's entry is answered like one that does not exist. */
async function ownItem({ viewer, body, db, now }: Context<typeof calls.deleteOwnItem>) {
  const item = await store.itemToChange(db, { id: body.id, personId: viewer.id }, restorableSince(now));
  if (!item) refuse(notFound);
  return item;
}

async function refuseIfFull(db: Database, personId: string) {
  if ((await store.countItemsToAdd(db, personId)) >= mostItems) refuse(tooManyItems);
}

type Saving = Pick<Context<typeof calls.addOwnItem>, 'body' | 'db' | 'language'>;

/** Every wrong field is named at once. */
async function checked({ body, db, language }: Saving) {
  const forum = await currentForum(db);
  const venue = body.venue === 'other' || body.venue === '' ? null : body.venue;
  const isHall = venue !== null && (await store.isHall(db, venue));
  const [first, ...others] = whyItemCannotBeSaved(body, { forum, isHall });
  if (first) {
    const fields = [first, ...others].map(({ field, says }) => [field, says[language]] as const);
    refuse(first, { fields: Object.fromEntries(fields) });
  }
  return { venue, times: timesOf(body, forum), timeZone: forum.timeZone };
}

function textsOf({ content, details, location }: ItemTexts): ItemTexts {
  return { content, details, location };
}

function shown(item: store.StoredItem, sealing: Sealing, timeZone: string) {
  return ownItemShown(item, textsIn(item, sealing), timeZone);
}

function textsIn(item: store.StoredItem, sealing: Sealing): ItemTexts {
  return JSON.parse(sealing.open(item.textsSealed, item.id)) as ItemTexts;
}
