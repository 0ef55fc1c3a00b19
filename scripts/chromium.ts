import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { apt, canUseApt } from './apt-install.ts';
import { binaries, root } from './folders.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns the path of a Chromium for the tests, and installs one if there is none. */
export function chromiumForTests(): string {
  const found = findChromium();
  if (found) {
    ensureChineseFont();
    return found;
  }
  console.log('No Chromium here: installing one …');
  const installed = (canUseApt() && apt('chromium', 'fonts-noto-cjk') && findChromium()) || playwrightChromium();
  if (!installed) throw new Error('No Chromium here and none could be installed. Set CHROMIUM_PATH to one.');
  return installed;
}

/** A Chromium that needs half the time, without push, camera and installation; the whole one where there is none. */
export function headlessShellForTests(chromium: string): string {
  if (process.env['CHROMIUM_PATH']) return chromium;
  const find = () => onPath(['chromium-headless-shell']).find(starts);
  return find() ?? ((canUseApt() && apt('chromium-headless-shell') && find()) || chromium);
}

function findChromium(): string | undefined {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROMIUM_PATH names ${asked}, and there is no such file.`);
  }
  return [...onPath(NAMES), ...[MAC, ownPath()].filter(existsSync)].find(starts);
}

function onPath(names: string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}

/** A file that exists may not start: Ubuntu's package only prints that another one must be installed. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** The path of the Chromium that Playwright downloads. */
function ownPath(): string {
  const fromTests = createRequire(join(root, 'e2e', 'package.json'));
  const { chromium } = fromTests('@playwright/test') as typeof import('@playwright/test');
  return chromium.executablePath();
}

function playwrightChromium(): string | undefined {
  // Only root may also install the system libraries that the downloaded browser needs.
  const args = process.getuid?.() === 0 ? ['install', '--with-deps', 'chromium'] : ['install', 'chromium'];
  spawnSync(join(binaries, 'playwright'), args, { stdio: 'inherit' });
  return existsSync(ownPath()) ? ownPath() : undefined;
}

/** Without the font, Chinese text is drawn as empty boxes, and a screenshot proves nothing. */
function ensureChineseFont(): void {
  if (!canUseApt() || spawnSync('dpkg', ['-s', 'fonts-noto-cjk']).status === 0) return;
  if (!apt('fonts-noto-cjk')) console.log('The Chinese font fonts-noto-cjk could not be installed; going on without.');
}

if (import.meta.main) console.log(chromiumForTests());
