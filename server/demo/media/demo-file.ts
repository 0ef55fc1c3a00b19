import type { MediaKind } from 'contract/wire/media';
import type { NewFile } from '../../src/platform/media/files/files.store.ts';

/** A file of the demo forum. Its bytes are made only if the store does not have them yet. */
export type DemoFile = Pick<NewFile, 'id' | 'extension' | 'type' | 'blur'> & {
  kind: MediaKind;
  bytes(): Promise<Uint8Array>;
};

/** A picture that belongs to a file: another size or format of it, or one of its pages. It may be made of the file. */
export type DemoVariant = {
  fileId: string;
  name: string;
  type: string;
  bytes(file: () => Promise<Uint8Array>): Promise<Uint8Array>;
};
