import type { Database } from '../../platform/database/database.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import * as store from './session.store.ts';

type Opened = { device: string | undefined; scope: 'full' | 'limited'; now: Date };

/** Returns the credential by which the device is known in future. */
export async function rememberDevice(db: Database, personId: string, { device, scope, now }: Opened): Promise<string> {
  const isKnown = device && (await store.isKnownDevice(db, hashOf(device), personId));
  const credential = isKnown ? device : newToken();
  // A badge alone does not make a device known; a code has to confirm first whose device it is.
  if (scope === 'full') await addKnownDevice(db, personId, credential, now);
  return credential;
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
