import type { Database } from '../../src/platform/database/database.ts';
import { meetingMaterial } from '../../src/platform/database/tables/content/agenda.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import type { DemoFile } from '../media/demo-file.ts';
import { materials } from './materials.ts';
import { documentOf } from './document.ts';

const fileIdOf = (key: string) => idFromKey('material file', key);

export const materialFiles: DemoFile[] = materials.map((material) => ({
  ...{ id: fileIdOf(material.key), kind: 'document', extension: 'docx' },
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  bytes: () => documentOf(material),
}));

/** Runs after the meetings and files are loaded, because a material refers to both. */
export async function loadMaterials(db: Database) {
  await db.insert(meetingMaterial).values(
    materials.map(({ key, meeting, name }, position) => ({
      ...{ id: idFromKey('material', key), meetingId: idFromKey('meeting', meeting), name },
      ...{ fileId: fileIdOf(key), position },
    })),
  );
}
