import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from './folders.ts';

/**
 * Real browsers of their time, as they lie in npm packages for small cloud functions: 45 and 58 MB to fetch, three times
 * as much unpacked. They stay in .cache, because nobody but `npm run test:full` needs them.
 */
const packages = {
  87: {
    name: 'chrome-aws-lambda@5.4.0',
    sha512: 'edlk3okaPwVJ7lLhmi0p1Xs0lx3ekloW5Lqq+q+V0jS/4dyXYLeA23SKdB+A6+hBf/n88yfR8ssb78tBD/C9CA==',
  },
  114: {
    name: '@sparticuz/chromium@114.0.0',
    sha512: 'jzOUZInBjnJYXXCJFCDOEQb0t22Klx2+t7isZEiSOxLdDyDtDaykUS5c8Bw4KczWYb4fDxorO0D+g0rCFq5/gA==',
  },
} as const;

export type OldVersion = keyof typeof packages;

/** Why there is no old Chromium on this machine; undefined where there is. */
export const whyNoOldChromium = () =>
  process.platform === 'linux' && process.arch === 'x64'
    ? undefined
    : 'there are old Chromiums for Linux on x86-64 alone';

/** The folder with the program and its libraries. */
export const oldChromium = (version: OldVersion) => join(root, '.cache', `chromium-${version}`);

export function ensureOldChromiums(): void {
  const why = whyNoOldChromium();
  if (why) return console.log(`No screen is opened in an old Chromium: ${why}.`);
  for (const version of [87, 114] as const) if (!existsSync(oldChromium(version))) fetchOldChromium(version);
}

function fetchOldChromium(version: OldVersion) {
  const { name, sha512 } = packages[version];
  console.log(`No Chromium ${version} here: fetching ${name} …`);
  const folder = `${oldChromium(version)}.new`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packed = spawnSync('npm', ['pack', name, '--silent'], { cwd: folder, encoding: 'utf8' });
  if (packed.status !== 0) throw new Error(`${name} could not be fetched:\n${packed.stderr}`);
  const archive = readFileSync(join(folder, packed.stdout.trim()));
  if (createHash('sha512').update(archive).digest('base64') !== sha512) throw new Error(`${name} is not what it was`);
  unpack(folder, archive, 'xz');
  const part = (file: string) => brotliDecompressSync(readFileSync(join(folder, 'package', 'bin', `${file}.br`)));
  writeFileSync(join(folder, 'chromium'), part('chromium'));
  chmodSync(join(folder, 'chromium'), 0o755);
  for (const libraries of ['aws.tar', 'swiftshader.tar']) unpack(folder, part(libraries), 'x');
  for (const rest of ['package', packed.stdout.trim()]) rmSync(join(folder, rest), { recursive: true });
  // Whoever was stopped in between begins again.
  renameSync(folder, oldChromium(version));
}

function unpack(folder: string, archive: Buffer, how: 'x' | 'xz') {
  const unpacked = spawnSync('tar', [how, '--no-same-owner', '-C', folder], {
    input: archive,
    maxBuffer: archive.length,
  });
  if (unpacked.status !== 0) throw new Error(`An archive could not be unpacked: ${String(unpacked.stderr)}`);
}
