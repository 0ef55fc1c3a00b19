import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ownerOnly = 0o600;

export function newTextKey(bits = 3072): string {
  return generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;
}

/** Writes it into a folder that is removed when this process ends. */
export function textKeyFile(pem = newTextKey()): string {
  const folder = mkdtempSync(join(tmpdir(), 'forum-text-key-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'key.pem');
  writeFileSync(file, pem, { mode: ownerOnly });
  return file;
}
