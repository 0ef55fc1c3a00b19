import type { Sealing } from '../security/sealing.ts';

export const channels = ['sms', 'email'] as const;
export type Channel = (typeof channels)[number];

type PurposeRules = {
  /** The one value of the text that differs; a provider with approved templates gets nothing else. */
  value: { name: string; in: RegExp };
};

/** The link is the same in both languages. */
const linkToken = { name: 'token', in: /\/notice\/([0-9a-f]{32})\b/ };

/** Every reason to write to a person. A new one needs an entry here, and a setting if SMS need a template. */
export const purposes = {
  // The code is in the last line, `@host #code`, where phones read it.
  code: { value: { name: 'code', in: /#(\d{4,10})\s*$/ } },
  'badge notice': { value: linkToken },
  'partner notice': { value: linkToken },
  // It goes by email alone, so that no SMS needs a template for it.
  'calendar address': { value: { name: 'token', in: /\/calendar\/([A-Za-z0-9_-]{43})\.ics/ } },
} as const satisfies Record<string, PurposeRules>;
export type Purpose = keyof typeof purposes;
export type SmsPurpose = Exclude<Purpose, 'calendar address'>;

/** The value that the template is filled with; undefined if the text has none. */
export function valueIn(purpose: Purpose, text: string): string | undefined {
  return purposes[purpose].value.in.exec(text)?.[1];
}

export type OutgoingMessage = {
  channel: Channel;
  purpose: Purpose;
  /** Null if nobody has this address: the message is handled like any other and then dropped. */
  to: string | null;
  subject?: string;
  text: string;
  now: Date;
  /** The login that a notice tells of. */
  aboutSession?: string;
};

type Content = Pick<OutgoingMessage, 'to' | 'subject' | 'text'>;

const about = 'outgoing';

export function sealContent(sealing: Sealing, { to, subject, text }: Content): string {
  return sealing.seal(JSON.stringify({ to, subject, text }), about);
}

export function openContent(sealing: Sealing, contentSealed: string): Content {
  return JSON.parse(sealing.open(contentSealed, about)) as Content;
}
