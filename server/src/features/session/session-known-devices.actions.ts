import type { Database } from '../../platform/database/database.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import * as store from './session.store.ts';

export async function credentialFor(db: Database, personId: string, device: string | undefined): Promise<string> {
  return device && (await store.isKnownDevice(db, hashOf(device), personId)) ? device : newToken();
}

export async function addKnownDevice(db: Database, personId: string, device: string, now: Date) {
  await store.rememberDevice(db, { credentialHash: hashOf(device), personId, createdAt: now });
}

/** Failures of a device that has signed in before count against its own budget; all unknown devices share one. */
export async function knownDeviceOf(
  db: Database,
  device: string | undefined,
  personId: string | undefined,
): Promise<string> {
  const credentialHash = hashOf(device ?? '');
  // The query runs for an unknown person too, so that the time of the answer reveals nothing.
  return (await store.isKnownDevice(db, credentialHash, personId ?? '')) ? credentialHash : '';
}
