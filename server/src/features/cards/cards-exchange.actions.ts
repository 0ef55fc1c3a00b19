import type { CardPerson } from 'contract/calls/cards';
import type { Language } from 'contract/languages';
import { alreadyFriends, redBadgeOnly } from 'contract/refusals/cards';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { cardPerson as asOnCard } from './cards-as-seen.rules.ts';
import { peopleById } from './cards-lists.store.ts';
import { tellBoth, type Telling } from './cards-notices.actions.ts';
import { isOpen, mayExchange } from './cards-send.rules.ts';
import type { Shared } from './cards-share.rules.ts';
import * as store from './cards.store.ts';

type Met = { showerId: string; scannerId: string; showerShares: Shared; scannerShares: Shared };

/** Two who met exchange at once. A card that waits between them becomes this exchange. Returns the id of the card. */
export async function exchangeNow(context: Telling, { showerId, scannerId, showerShares, scannerShares }: Met) {
  const { db, now } = context;
  const two = [showerId, scannerId] as const;
  const people = await store.lockTwo(db, two);
  if (people.length < 2 || !people.every(mayExchange)) refuse(redBadgeOnly);
  const open = (await store.cardsBetween(db, two)).find(isOpen);
  if (open?.state === 'accepted') refuse(alreadyFriends);
  const isScanners = open?.senderId === scannerId;
  const exchange = {
    ...({ state: 'accepted', answeredAt: now, faceToFace: true, answeredContactId: null } as const),
    senderShares: isScanners ? scannerShares : showerShares,
    receiverShares: isScanners ? showerShares : scannerShares,
  };
  const id = open?.id ?? newId();
  if (open) await store.changeCard(db, id, exchange);
  else await store.insertCard(db, { id, senderId: showerId, receiverId: scannerId, sentAt: now, ...exchange });
  await tellBoth(context, two);
  return id;
}

export async function areFriends(db: Database, two: readonly [one: string, other: string]): Promise<boolean> {
  return (await store.cardsBetween(db, two)).some(({ state }) => state === 'accepted');
}

type Looking = { db: Database; viewer: Viewer; language: Language };

/** One person as on a card, for this viewer. */
export async function cardPerson({ db, viewer, language }: Looking, id: string): Promise<CardPerson> {
  const [found] = await peopleById(db, [id]);
  const seen = found && asOnCard(found, viewer, language);
  if (!seen) refuse(notFound);
  return seen;
}
