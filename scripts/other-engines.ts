import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { apt, canUseApt } from './apt-install.ts';

/** Debian's packages with the two other engines; WebKit's small browser needs a screen. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'];

export const findFirefox = () => '/usr/bin/firefox-esr';

/** WebKit's small browser, which stands in a folder that is named after the machine's kind. */
export const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1) ?? '';

/** iPhones use WebKit, so every screen is also opened in it and in Firefox. */
export function ensureOtherEngines(): void {
  if (areInstalled()) return;
  console.log(`Not all of ${packages.join(', ')} are here: installing them …`);
  if (!canUseApt() || !apt(...packages) || !areInstalled())
    throw new Error(`Firefox and WebKit could not be installed. On Debian, install ${packages.join(', ')}.`);
}

function areInstalled(): boolean {
  return spawnSync('dpkg', ['-s', ...packages]).status === 0 && findMiniBrowser() !== '';
}
