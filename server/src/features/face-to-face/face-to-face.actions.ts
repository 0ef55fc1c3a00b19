import type { ContactItems } from 'contract/calls/cards';
import type * as calls from 'contract/calls/face-to-face';
import { alreadyFriends } from 'contract/refusals/cards';
import { exchangeOver } from 'contract/refusals/face-to-face';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { committedRefusal, refuse } from '../../platform/writes/refusing.ts';
import { sharedFrom, type Shared } from '../cards/cards-share.rules.ts';
import { areFriends, cardPerson, exchangeNow } from '../cards/cards-exchange.actions.ts';
import { showSharing } from '../cards/cards-lists.actions.ts';
import { sharingOf } from '../modes/modes-sharing.actions.ts';
import * as rules from './face-to-face.rules.ts';
import * as store from './face-to-face.store.ts';

type Reading = Pick<Context<typeof calls.getEncounter>, 'viewer' | 'db' | 'now' | 'language' | 'services'>;
type Writing = Pick<Context<typeof calls.endEncounter>, 'viewer' | 'db' | 'now' | 'tellPerson' | 'services'>;

export async function showEncounter(context: Context<typeof calls.getEncounter>) {
  const { viewer, db, now } = context;
  const newest = await store.newestEncounterOf(db, viewer.id, { now, endedSince: rules.endsToldSince(now) });
  return { encounter: newest ? await encounterFor(context, newest) : null };
}

export async function confirmEncounter(context: Context<typeof calls.confirmEncounter>) {
  const { viewer, body, db, now, tellPerson } = context;
  const encounter = await lockedEncounter(context);
  const { otherId, confirmed, otherConfirmed } = rules.sideOf(encounter, viewer.id);
  const state = rules.stateNow(encounter, now);
  if (state === 'over') refuse(exchangeOver);
  if (state === 'exchanged' || confirmed) return encounterFor(context, encounter);
  const change = rules.confirmationOf(encounter, viewer.id, await sharesOf(context, body.share));
  const after = await store.updateEncounter(db, encounter.id, change);
  for (const id of [viewer.id, otherId]) tellPerson(id);
  return otherConfirmed ? exchanged(context, after, otherId) : encounterFor(context, after);
}

type Confirming = Context<typeof calls.confirmEncounter>;

async function exchanged(context: Confirming, encounter: rules.StoredEncounter, otherId: string) {
  const { db, now } = context;
  const { id, showerId, scannerId, showerShares, scannerShares } = encounter;
  if (!scannerShares) throw new Error('a side that has confirmed has said what it shares');
  const refusal = await whyNoExchange(context, otherId);
  if (refusal) {
    await store.updateEncounter(db, id, ended('over', now));
    return committedRefusal(refusal);
  }
  await exchangeNow(context, { showerId, scannerId, showerShares, scannerShares });
  return encounterFor(context, await store.updateEncounter(db, id, ended('exchanged', now)));
}

/** What may have happened since the scan, by cards that were sent or by the secretariat. */
async function whyNoExchange({ viewer, db, services }: Confirming, otherId: string) {
  if (rules.whyCannotExchange(await sharingOf(db, otherId, services.sealing))) return exchangeOver;
  return (await areFriends(db, [viewer.id, otherId])) ? alreadyFriends : undefined;
}

export async function endEncounter(context: Context<typeof calls.endEncounter>) {
  const encounter = await lockedEncounter(context);
  if (rules.stateNow(encounter, context.now) === 'open') await endOne(context, encounter);
  return {};
}

/** Somebody else's is answered like one that does not exist. Both people are locked until the end. */
async function lockedEncounter(context: Writing & { body: { id: string } }) {
  const { viewer, body, db } = context;
  const found = await store.encounterOf(db, body.id, viewer.id);
  if (!found) refuse(notFound);
  await store.lockPeople(db, [found.showerId, found.scannerId]);
  const locked = await store.encounterOf(db, body.id, viewer.id);
  if (!locked) refuse(notFound);
  return locked;
}

/** Ends what the two have open with others. What is open between them goes on, and is returned. */
export async function endOthers(context: Writing, otherId: string) {
  const { viewer, db, now } = context;
  const two = [viewer.id, otherId];
  await store.lockPeople(db, two);
  const open = await store.openEncountersOf(db, two, now);
  const own = open.find((one) => rules.isBetween(one, viewer.id, otherId));
  for (const one of open) if (one !== own) await endOne(context, one);
  for (const id of two) context.tellPerson(id);
  return own;
}

async function endOne({ db, now, tellPerson }: Writing, { id, showerId, scannerId }: rules.StoredEncounter) {
  await store.updateEncounter(db, id, ended('over', now));
  for (const personId of [showerId, scannerId]) tellPerson(personId);
}

/** The row then says when it ended instead of when it would have. */
function ended<State extends 'exchanged' | 'over'>(state: State, now: Date) {
  return { state, endsAt: now };
}

/** What the viewer shares now, or the refusal. */
export async function sharesOf({ viewer, db, services }: Writing, share: ContactItems | null): Promise<Shared> {
  const sharing = await sharingOf(db, viewer.id, services.sealing);
  const refusal = rules.whyCannotExchange(sharing);
  if (refusal || !sharing) refuse(refusal ?? notFound);
  const judged = sharedFrom(share, sharing);
  if ('refusal' in judged) refuse(judged.refusal);
  return judged.shared;
}

/** The encounter as the viewer may see it: of the other only what the directory says, until both have confirmed. */
export async function encounterFor(context: Reading, encounter: rules.StoredEncounter) {
  const { viewer, now } = context;
  const { otherId, shares, confirmed, otherConfirmed } = rules.sideOf(encounter, viewer.id);
  const { contact, ticked } = await showSharing(context);
  return {
    ...{ id: encounter.id, confirmed, otherConfirmed, state: rules.stateNow(encounter, now) },
    person: await cardPerson(context, otherId),
    share: rules.shareShown(shares, contact, ticked),
    endsAt: encounter.endsAt.toISOString(),
  };
}
