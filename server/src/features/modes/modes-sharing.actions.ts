import type { Mode } from 'contract/calls/modes';
import type { Database } from '../../platform/database/database.ts';
import { readableRows } from '../../platform/store-secret/readable-rows.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import type { Services } from '../../platform/services.ts';
import type { Viewer } from '../../platform/viewer.ts';
import * as store from './modes-sharing.store.ts';

type Contact = { id: string; name: string; mobile: string; email: string };

/** What a person can share with a card now: own items, or in assistant mode the contact person's. */
export type Sharing = {
  badge: Viewer['badge'];
  /** False once the secretariat has taken the registration back. */
  verified: boolean;
  mode: Mode;
  mobile: string | null;
  email: string | null;
  contact: Contact | null;
};

export async function sharingOf(db: Database, personId: string, sealing: Sealing): Promise<Sharing | undefined> {
  const row = await store.sharingRow(db, personId);
  if (!row) return undefined;
  const { badge, verified, mode, mobileSealed, emailSealed, contact } = row;
  return {
    ...{ badge, verified, mode },
    mobile: mobileSealed && sealing.open(mobileSealed, 'mobile'),
    email: emailSealed && sealing.open(emailSealed, 'email'),
    contact: mode === 'assistant' && contact ? openedContact(contact, sealing) : null,
  };
}

/** The contact persons of exchanges by their ids. */
export async function contactsShared(
  db: Database,
  ids: string[],
  services: Pick<Services, 'sealing' | 'alarm'>,
): Promise<Map<string, Contact>> {
  const rows = await store.contactsById(db, ids);
  return new Map(readableRows(rows, services, (row) => [row.id, openedContact(row, services.sealing)]));
}

type SealedContact = Pick<store.StoredContact, 'id' | 'nameSealed' | 'mobileSealed' | 'emailSealed'>;

export function openedContact({ id, nameSealed, mobileSealed, emailSealed }: SealedContact, sealing: Sealing): Contact {
  return {
    id,
    name: sealing.open(nameSealed, `${id} name`),
    mobile: sealing.open(mobileSealed, `${id} mobile`),
    email: sealing.open(emailSealed, `${id} email`),
  };
}

/** The delegates whose cards this person answers now. */
export const { actedForBy } = store;
