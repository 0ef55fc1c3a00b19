import type { MediaKind } from 'contract/wire/media';
import type { NewFile } from '../../src/platform/media/files/files.store.ts';

/** A file of the demo forum. Its bytes are made only if the store does not have them yet. */
export type DemoFile = Pick<NewFile, 'id' | 'extension' | 'type'> & {
  kind: MediaKind;
  bytes(): Promise<Uint8Array>;
};
