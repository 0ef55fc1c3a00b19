import { expect, test } from 'vitest';
import { blobOf } from './play-sound.ts';

test('a sound in a data address becomes a blob of its type and bytes', async () => {
  const blob = blobOf(`data:audio/wav;base64,${btoa('RIFF\u00ff')}`);
  expect(blob.type).toBe('audio/wav');
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([82, 73, 70, 70, 255]);
});
