// This file is plain JavaScript for Node 20 without a dependency, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// This is the first Node that runs TypeScript without a flag or a warning, and that our packages support.
const OLDEST_NODE = 24;

/** The Node that runs this project: the one it carries, or else the host's, if that is new enough. */
export function nodeToUse(/** @type {string} */ root) {
  const carried = join(root, 'node_modules', '.bin', 'node');
  // The installed Node may not run here: Alpine has another C library.
  if (existsSync(carried) && spawnSync(carried, ['--version']).status === 0) return carried;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return process.execPath;
  console.error(
    `This system has Node ${process.versions.node}, and the Node carried by the project does not run on it. ` +
      `Install Node ${OLDEST_NODE} or newer and try again.`,
  );
  return process.exit(1);
}
