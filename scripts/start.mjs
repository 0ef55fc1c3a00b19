// `npm start` installs, builds what changed, and starts the server, which prints its addresses.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './run-to-end.mjs';
import { setUp } from './set-up.mjs';

const cwd = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await setUp();
const built = await runToEnd(node, ['scripts/build-web-if-changed.ts'], { cwd });
process.exitCode = built || (await runToEnd(node, ['server/src/main.ts', ...process.argv.slice(2)], { cwd }));
