import type { Database } from '../../src/platform/database/database.ts';
import { mediaOutlet, partner } from '../../src/platform/database/tables/content/partners.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import { outlets } from './media.ts';
import { partners } from './partners.ts';

export async function loadPartners(db: Database) {
  await db.insert(partner).values(
    partners.map(({ key, emblem, ...row }, position) => ({
      ...{ id: idFromKey('partner', key), position, ...row },
      pictureId: emblem && idFromKey('picture', emblem),
    })),
  );
  await db
    .insert(mediaOutlet)
    .values(outlets.map(({ key, ...row }, position) => ({ id: idFromKey('media outlet', key), position, ...row })));
}
