// `node scripts/run.mjs <file> [arguments]` sets the project up, then runs the file on the project's Node.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './run-to-end.mjs';
import { setUp } from './set-up.mjs';

const node = await setUp();
const cwd = dirname(dirname(fileURLToPath(import.meta.url)));
process.exitCode = await runToEnd(node, process.argv.slice(2), { cwd });
