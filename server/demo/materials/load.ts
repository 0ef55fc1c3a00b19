import type { Database } from '../../src/platform/database/database.ts';
import { meetingMaterial } from '../../src/platform/database/tables/agenda.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import { materials } from './materials.ts';
import { documentOf } from './document.ts';

/** Runs after the meetings are loaded, because a material refers to its meeting. */
export async function loadMaterials(db: Database) {
  await db.insert(meetingMaterial).values(
    await Promise.all(
      materials.map(async (material, position) => {
        const bytes = await documentOf(material);
        return {
          id: idFromKey('material', material.key),
          meetingId: idFromKey('meeting', material.meeting),
          name: material.name,
          extension: 'docx' as const,
          size: bytes.length,
          bytes,
          position,
        };
      }),
    ),
  );
}
