import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from './s3-store.ts';

/** A real S3 server on this machine with one empty bucket. */
export async function testBucket(): Promise<{ settings: S3Settings; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'forum-bucket-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'forum' }],
  });
  const { port } = await server.run();
  return {
    settings: { url: `http://127.0.0.1:${port}/forum`, keyId: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
