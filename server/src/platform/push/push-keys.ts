import { createECDH } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFlowId } from '../security/secrets.ts';

/** The pair by which push services know this server (VAPID), as base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

const curve = 'prime256v1';
const ownerOnly = 0o600;

export function isKeyPair({ publicKey, privateKey }: PushKeys): boolean {
  const ecdh = createECDH(curve);
  try {
    ecdh.setPrivateKey(privateKey, 'base64url');
    return ecdh.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

export function newKeyPair(): PushKeys {
  const ecdh = createECDH(curve);
  const publicKey = ecdh.generateKeys('base64url');
  // A key that begins with zeros comes out shorter, and push libraries want all 32 bytes.
  const privateKey = Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey };
}

/** Whether a phone's key is a point that a secret can be agreed on with. */
export function isPublicKey(key: string): boolean {
  const ecdh = createECDH(curve);
  ecdh.generateKeys();
  try {
    return ecdh.computeSecret(key, 'base64url').length > 0;
  } catch {
    return false;
  }
}

type Configured = {
  push: boolean;
  pushPublicKey: string | undefined;
  pushPrivateKey: string | undefined;
  dataDir: string;
};

/** The configured pair; the demo keeps one of its own. Undefined where push is switched off. */
export async function pushKeysOf(configuration: Configured): Promise<PushKeys | undefined> {
  const { push, pushPublicKey: publicKey, pushPrivateKey: privateKey, dataDir } = configuration;
  if (!push) return undefined;
  return publicKey && privateKey ? { publicKey, privateKey } : keepKeys(dataDir);
}

/** The pair must outlive the process, because each subscription holds for one public key alone. */
async function keepKeys(dataDir: string): Promise<PushKeys> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'push-keys.json');
  const kept = await keysIn(path);
  if (kept) return kept;
  const apart = `${path}.${newFlowId()}`;
  await writeFile(apart, JSON.stringify(newKeyPair()), { mode: ownerOnly, flush: true });
  // The first process wins, because a link never replaces a file.
  await link(apart, path).catch(() => undefined);
  await rm(apart);
  const keys = await keysIn(path);
  if (!keys) throw new Error(`The push keys in ${path} cannot be read`);
  return keys;
}

async function keysIn(path: string): Promise<PushKeys | undefined> {
  try {
    const keys = JSON.parse(await readFile(path, 'utf8')) as PushKeys;
    return isKeyPair(keys) ? keys : undefined;
  } catch {
    return undefined;
  }
}
