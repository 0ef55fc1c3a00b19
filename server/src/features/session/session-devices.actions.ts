import type { Database } from '../../platform/database/database.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import * as store from './session.store.ts';

export async function credentialFor(db: Database, personId: string, device: string | undefined): Promise<string> {
  return device && (await store.isKnownDevice(db, hashOf(device), personId)) ? device : newToken();
}

export async function makeKnown(db: Database, personId: string, device: string, now: Date) {
  await store.rememberDevice(db, { credentialHash: hashOf(device), personId, createdAt: now });
}

/** The budget a device's failures count against: its own once it has signed in, else the one of all strangers. */
export async function knownDeviceOf(
  db: Database,
  device: string | undefined,
  personId: string | undefined,
): Promise<string> {
  const credentialHash = hashOf(device ?? '');
  // Asked in any case, so that a stranger's try costs the same time.
  return (await store.isKnownDevice(db, credentialHash, personId ?? '')) ? credentialHash : '';
}
