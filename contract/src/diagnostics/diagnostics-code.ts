import { badgeCodeAlphabet as alphabet, withoutLookalikes } from '../rules/badge-code.ts';
import { checkCharacter } from './check-character.ts';

export const abilities = [
  'storage',
  'indexedDb',
  'persistentStorage',
  'webCrypto',
  'serviceWorker',
  'push',
  'camera',
  'share',
] as const;
type Ability = (typeof abilities)[number];

/** The choices stand in the order of their numbers in the code: new ones are added at the end. */
export const choices = {
  openedIn: ['browser', 'installed', 'wechat', 'host'],
  system: ['other', 'ios', 'android', 'harmony', 'windows', 'mac', 'linux'],
  browser: ['other', 'chrome', 'safari', 'firefox', 'edge', 'samsung', 'huawei'],
  language: ['zh', 'en'],
  theme: ['light', 'dark', 'system'],
  textSize: ['normal', 'large', 'x-large'],
  notifications: ['unknown', 'default', 'granted', 'denied'],
  cameraPermission: ['unknown', 'absent', 'prompt', 'granted', 'denied'],
} as const;
type Choices = { [K in keyof typeof choices]: (typeof choices)[K][number] };

/** What a browser can and cannot do; nothing of it says who uses it. A version that is not known is 0. */
export type Diagnostics = Choices & {
  browserVersion: number;
  systemVersion: number;
  appVersionCode: number;
  can: Record<Ability, boolean>;
};

/** The format of the code, so that a later one is not misread. */
const format = 1;
const length = 13;
/** Field by field with its number of bits, in the order of the code: 62 of 65. */
const layout = [
  ['format', 3],
  ['openedIn', 2],
  ['system', 3],
  ['browser', 3],
  ['browserVersion', 8],
  ['systemVersion', 5],
  ['language', 1],
  ['theme', 2],
  ['textSize', 2],
  ['can', abilities.length],
  ['notifications', 2],
  ['cameraPermission', 3],
  ['appVersionCode', 20],
] as const;
type Field = (typeof layout)[number][0];

/** To be read over the telephone: 1A2B3-C4D5E-F6G7. The last character checks the others. */
export function diagnosticsCode(found: Diagnostics): string {
  const bits = layout.reduce(
    (sum, [field, width]) => (sum << BigInt(width)) | limited(numberOf(field, found), width),
    0n,
  );
  const characters = Array.from({ length }, (_, at) => alphabet[Number((bits >> BigInt(5 * (length - 1 - at))) & 31n)]);
  const code = characters.join('');
  return (code + checkCharacter(code)).replace(/(.{5})(?=.)/g, '$1-');
}

/** Undefined for a code that was misheard, or that another format has made. */
export function readDiagnostics(text: string): Diagnostics | undefined {
  const typed = withoutLookalikes(text);
  const code = typed.slice(0, length);
  const isCode = new RegExp(`^[${alphabet}]{${length + 1}}$`).test(typed);
  if (!isCode || checkCharacter(code) !== typed.at(-1)) return undefined;
  let bits = Array.from(code).reduce((sum, character) => (sum << 5n) | BigInt(alphabet.indexOf(character)), 0n);
  const read: Partial<Record<Field, number>> = {};
  for (const [field, width] of layout.toReversed()) {
    read[field] = Number(bits & ((1n << BigInt(width)) - 1n));
    bits >>= BigInt(width);
  }
  return bits === 0n && read.format === format ? named(read as Record<Field, number>) : undefined;
}

function numberOf(field: Field, found: Diagnostics): number {
  if (field === 'format') return format;
  if (field === 'can') return abilities.reduce((sum, ability) => sum * 2 + (found.can[ability] ? 1 : 0), 0);
  const value = found[field];
  return typeof value === 'number' ? value : (choices[field as keyof Choices] as readonly string[]).indexOf(value);
}

/** A version that is too large for its field counts as the largest that fits. */
function limited(value: number, width: number): bigint {
  return BigInt(Math.min(Math.max(0, Math.floor(value)), 2 ** width - 1));
}

function named(read: Record<Field, number>): Diagnostics | undefined {
  const fields = Object.keys(choices) as (keyof Choices)[];
  const chosen = fields.map((field) => [field, choices[field][read[field]]] as const);
  if (chosen.some(([, choice]) => choice === undefined)) return undefined;
  const can = abilities.map((ability, at) => [ability, ((read.can >> (abilities.length - 1 - at)) & 1) === 1] as const);
  const { browserVersion, systemVersion, appVersionCode } = read;
  return {
    ...(Object.fromEntries(chosen) as Choices),
    ...{ browserVersion, systemVersion, appVersionCode },
    can: Object.fromEntries(can) as Diagnostics['can'],
  };
}
