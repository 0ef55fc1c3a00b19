import { readFileSync } from 'node:fs';
import { demoTextKey } from './demo-text-key.ts';
import { whyNoTextKey } from './text-keys.ts';

type Given = { mode: string; file: string | undefined; otherFile: string | undefined };

/** What is wrong is told without a word of the keys. */
export function whyTextKeysAreWrong({ mode, file, otherFile }: Given): string[] {
  const needed = mode === 'production' && !file ? ['FORUM_TEXT_KEY_FILE: production needs a key of its own'] : [];
  const alone = otherFile && !file ? ['FORUM_TEXT_KEY_FILE_OTHER: belongs with FORUM_TEXT_KEY_FILE'] : [];
  const same = file && file === otherFile ? ['FORUM_TEXT_KEY_FILE_OTHER: must differ from FORUM_TEXT_KEY_FILE'] : [];
  return [
    ...needed,
    ...alone,
    ...same,
    ...whyWrong('FORUM_TEXT_KEY_FILE', file, mode),
    ...whyWrong('FORUM_TEXT_KEY_FILE_OTHER', otherFile, mode),
  ];
}

function whyWrong(name: string, file: string | undefined, mode: string): string[] {
  if (!file) return [];
  const pem = readable(file);
  if (pem === undefined) return [`${name}: the file cannot be read`];
  const why =
    whyNoTextKey(pem) ?? (mode === 'production' && isDemoKey(pem) ? 'this is the key of the demo' : undefined);
  return why ? [`${name}: ${why}`] : [];
}

function readable(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isDemoKey(pem: string): boolean {
  return pem.replaceAll(/-----[A-Z ]+-----|\s/g, '') === demoTextKey.toString('base64');
}
