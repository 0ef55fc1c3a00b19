import type { FileHandle } from 'node:fs/promises';

/** A file that somebody sent, of which only the pieces that are needed are read. */
export type SentFile = { path: string; size: number; at(position: number, length: number): Promise<Buffer> };

export function sentFile(path: string, handle: FileHandle, size: number): SentFile {
  return {
    ...{ path, size },
    async at(position, length) {
      const wanted = Math.max(0, Math.min(length, size - position));
      const buffer = Buffer.alloc(wanted);
      const { bytesRead } = await handle.read(buffer, 0, wanted, position);
      return buffer.subarray(0, bytesRead);
    },
  };
}
