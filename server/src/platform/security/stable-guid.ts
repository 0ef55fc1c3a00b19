import { createHash } from 'node:crypto';

const namespace = Buffer.from('6f1b7f0c5d0e4b8e9d5a2c7e31f4a906', 'hex');

/** A UUID that is always the same for the same name (RFC 9562, version 5); the name cannot be found from it. */
export function stableGuid(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
