import type { Sealing } from '../security/sealing.ts';
import type { Sender } from './sender.ts';

export type Channel = 'sms' | 'email';

type PurposeRules = {
  /**
   * The one value of the text that differs; a provider with approved templates gets nothing else. Null if all texts are
   * the same.
   */
  value: { name: string; in: RegExp } | null;
};

/** The link is the same in both languages. */
const linkToken = { name: 'token', in: /\/notice\/([0-9a-f]{32})\b/ };

/** Every reason to write to a person. A new one needs an entry here, and a setting if SMS need a template. */
export const purposes = {
  // The code is in the last line, `@host #code`, where phones read it.
  code: { value: { name: 'code', in: /#(\d{4,10})\s*$/ } },
  'badge notice': { value: linkToken },
  'partner notice': { value: linkToken },
  // It goes to an address that was replaced; its only template has both languages.
  'address notice': { value: null },
  // Each language is a template of its own.
  'critical message': { value: null },
  'critical message in English': { value: null },
  'erasure asked': { value: null },
  'erasure receipt': { value: { name: 'number', in: /\b(E-[0-9A-Z]{4}-[0-9A-Z]{4})\b/ } },
  // These go by email alone, so that no SMS needs a template for them.
  'contact invitation': { value: null },
  'calendar address': { value: { name: 'token', in: /\/calendar\/([A-Za-z0-9_-]{43})\.ics/ } },
} as const satisfies Record<string, PurposeRules>;
export type Purpose = keyof typeof purposes;
export type SmsPurpose = Exclude<Purpose, 'calendar address' | 'contact invitation'>;

/** The value that the template is filled with; undefined if the text has none. */
export function valueIn(purpose: Purpose, text: string): string | undefined {
  return purposes[purpose].value?.in.exec(text)?.[1];
}

/** Critical messages go to thousands at once. They have queues of their own, and never delay a code or a notice. */
const isToMany = (purpose: Purpose) => purpose === 'critical message' || purpose === 'critical message in English';

export const lanes = ['sms', 'email', 'sms-critical', 'email-critical'] as const;
export type Lane = (typeof lanes)[number];

export function laneOf({ channel, purpose }: Pick<OutgoingMessage, 'channel' | 'purpose'>): Lane {
  return isToMany(purpose) ? `${channel}-critical` : channel;
}

export function channelOf(lane: Lane): Channel {
  return lane.startsWith('sms') ? 'sms' : 'email';
}

export type OutgoingMessage = {
  channel: Channel;
  purpose: Purpose;
  /** Null if nobody has this address: the message is handled like any other and then dropped. */
  to: string | null;
  subject?: string;
  /** SMS and a message without it are from the address alone. */
  sender?: Sender;
  text: string;
  now: Date;
  /** The login that a notice tells of. */
  aboutSession?: string;
};

type Content = Pick<OutgoingMessage, 'to' | 'subject' | 'sender' | 'text'>;

const about = 'outgoing';

export function sealContent(sealing: Sealing, { to, subject, sender, text }: Content): string {
  return sealing.seal(JSON.stringify({ to, subject, sender, text }), about);
}

export function openContent(sealing: Sealing, contentSealed: string): Content {
  return JSON.parse(sealing.open(contentSealed, about)) as Content;
}
