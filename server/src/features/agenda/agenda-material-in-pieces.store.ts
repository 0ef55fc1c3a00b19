import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { meetingMaterial } from '../../platform/database/tables/agenda.ts';

/** A document may be large, so only this many bytes of it are in memory at a time. */
const slice = 512 * 1024;

export async function materialById(db: Database, wanted: string) {
  const { id, meetingId, name, extension, size } = meetingMaterial;
  const [found] = await db.select({ id, meetingId, name, extension, size }).from(meetingMaterial).where(eq(id, wanted));
  return found;
}

/** Reads the next piece only when the client has taken the one before. */
export async function* bytesOf(db: Database, { id, size }: { id: string; size: number }): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; from += slice) {
    // SQL counts bytes from 1.
    const part = sql<Uint8Array>`substring(${meetingMaterial.bytes} from ${from + 1} for ${slice})`;
    const [row] = await db.select({ part }).from(meetingMaterial).where(eq(meetingMaterial.id, id));
    if (!row) throw new Error('the document was removed while it was read');
    yield row.part;
  }
}
