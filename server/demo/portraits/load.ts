import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../src/platform/database/database.ts';
import { photo } from '../../src/platform/database/tables/pictures.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import { inOrderOfProtocol } from '../people/protocol.ts';
import { hasPortrait, portraitFile, portraitsFolder } from './portraits.ts';

/** Everybody's photo is their first one. */
export async function loadPortraits(db: Database) {
  const photos = inOrderOfProtocol.filter(hasPortrait).map(async ({ key }) => ({
    ...{ personId: idFromKey('person', key), number: 1, type: 'image/webp' as const },
    bytes: await readFile(join(portraitsFolder, portraitFile(key))),
  }));
  await db.insert(photo).values(await Promise.all(photos));
}
