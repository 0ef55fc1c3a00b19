import { copyFile, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoPath } from '../../server/demo/album/photos.ts';
import { idFromKey } from '../../server/src/platform/ids.ts';
import { rehearsalMorning } from './rehearsal.ts';
import { secretariat } from './staff.ts';

/**
 * The Secretariat adds the newest photo of the day before the Forum, and returns its id. Other journeys look at today:
 * a photo that goes away would be an error there.
 */
export async function addPhoto(caption: { zh: string; en: string }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'album-'));
  try {
    const path = join(folder, 'photo.webp');
    await copyFile(photoPath('opening-03'), path);
    const taken = new Date(rehearsalMorning());
    await utimes(path, taken, taken);
    const topic = idFromKey('album topic', 'preparations');
    const [id = ''] = (await secretariat('add-photos', topic, `${caption.zh} | ${caption.en}`, path)).split(' ');
    return id;
  } finally {
    await rm(folder, { recursive: true });
  }
}
