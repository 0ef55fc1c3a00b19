import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.ts';
import { projectFiles, root } from './folders.ts';

const dist = join(root, 'web', 'dist');
const stamp = join(dist, '.build-stamp');

export async function buildWebIfChanged(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const started = Date.now();
  console.log('Building the web app …');
  const built = spawnSync(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
    cwd: join(root, 'web'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) throw new Error(`The web app does not build:\n${built.stdout}${built.stderr}`);
  await compressFolder(dist);
  writeFileSync(stamp, wanted);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of projectFiles('web/**', 'contract/**', 'package-lock.json')) {
    if (/\.test\.tsx?$/.test(path) || !lstatSync(join(root, path)).isFile()) continue;
    hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

if (import.meta.main) {
  try {
    await buildWebIfChanged();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
