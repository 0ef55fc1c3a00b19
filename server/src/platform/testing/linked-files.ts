import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the files of one media folder those of another as well. Links take no time, and a store never writes into a
 * file, so that what is replaced or deleted in one stays in the other.
 */
export function linkAll(from: string, to: string) {
  for (const part of readdirSync(from)) {
    mkdirSync(join(to, part), { recursive: true });
    for (const name of readdirSync(join(from, part))) linkSync(join(from, part, name), join(to, part, name));
  }
}

/** Making the pictures of the demo forum takes a core 15 seconds, so `npm test` names a folder that keeps them. */
const made = process.env['FORUM_TEST_DEMO_FILES'];

/** Fills an empty media folder with what an earlier part of the same run has made. */
export function takeMadeFiles(media: string) {
  if (made && existsSync(made)) linkAll(made, media);
}

export function keepMadeFiles(media: string) {
  if (made && !existsSync(made)) linkAll(media, made);
}
