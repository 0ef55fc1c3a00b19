import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { inOrderOfProtocol } from '../people/protocol.ts';
import { portraitOf } from './drawing/portrait.ts';
import { hasPortrait, portraitFile, portraitsFolder } from './portraits.ts';

/** Draws the portraits of the demo delegates anew. The same records always give the same pictures. */
await rm(portraitsFolder, { recursive: true, force: true });
await mkdir(portraitsFolder, { recursive: true });
for (const person of inOrderOfProtocol.filter(hasPortrait)) {
  const drawn = sharp(Buffer.from(portraitOf(person)), { density: 144 }).resize(256, 256);
  await writeFile(
    join(portraitsFolder, portraitFile(person.key)),
    await drawn.webp({ quality: 80, effort: 6 }).toBuffer(),
  );
}
