import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../src/platform/database/database.ts';
import { photo } from '../../src/platform/database/tables/content/media.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import type { DemoFile } from '../media/demo-file.ts';
import { inOrderOfProtocol } from '../people/protocol.ts';
import { hasPortrait, portraitFile, portraitsFolder } from './portraits.ts';

const withPortrait = inOrderOfProtocol.filter(hasPortrait);
const fileIdOf = (key: string) => idFromKey('portrait', key);

export const portraitFiles: DemoFile[] = withPortrait.map(({ key }) => ({
  ...{ id: fileIdOf(key), kind: 'picture', type: 'image/webp', extension: 'webp' },
  bytes: () => readFile(join(portraitsFolder, portraitFile(key))),
}));

/** Everybody's photo is their first one. */
export async function loadPortraits(db: Database) {
  await db
    .insert(photo)
    .values(withPortrait.map(({ key }) => ({ personId: idFromKey('person', key), number: 1, fileId: fileIdOf(key) })));
}
