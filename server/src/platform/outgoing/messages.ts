const minute = 60 * 1000;

/** How messages leave. SMS cost money, and those who earn by them would have many sent: they have budgets. */
export const channels = { sms: { budgeted: true }, email: { budgeted: false } } as const;
export type Channel = keyof typeof channels;
export const channelNames = Object.keys(channels) as Channel[];

type PurposeRules = {
  /** A message that could not leave by then is dropped. */
  ofUseFor: number;
  /** All that a provider with approved templates is handed: the one value of the text that differs. */
  value: { name: string; in: RegExp };
};

/** Every reason to write to a person. A new one is an entry here, and a template's setting where SMS need one. */
export const purposes = {
  // As long as the code itself is valid. Phones read it in the last line, `@host #code`, and so do we.
  code: { ofUseFor: 10 * minute, value: { name: 'code', in: /#(\d{4,10})\s*$/ } },
  // A warning that comes later no longer helps to stop a stranger. The link is the same in both languages.
  'badge notice': { ofUseFor: 60 * minute, value: { name: 'token', in: /\/notice\/([0-9a-f]{32})\b/ } },
} as const satisfies Record<string, PurposeRules>;
export type Purpose = keyof typeof purposes;

/** The value of a text that its template is filled with; undefined where the text has none. */
export function valueIn(purpose: Purpose, text: string): string | undefined {
  return purposes[purpose].value.in.exec(text)?.[1];
}

export type OutgoingMessage = {
  channel: Channel;
  purpose: Purpose;
  /** Null where the address is on no record: everything is done as for a known one, and then dropped. */
  to: string | null;
  subject?: string;
  text: string;
  now: Date;
};
