import type { Sealing } from '../security/sealing.ts';
import { prefixOf } from './dial-code.rules.ts';
import type { OutgoingMessage } from './messages.ts';

/** The sealed content of a row: the message while it waits, afterwards only the prefix, which the limit counts by. */
type Content = Pick<OutgoingMessage, 'to' | 'subject' | 'text'>;
type Remains = { prefix: string };

const about = 'outgoing';

export function sealContent(sealing: Sealing, { to, subject, text }: Content): string {
  return sealing.seal(JSON.stringify({ to, subject, text }), about);
}

export function openContent(sealing: Sealing, contentSealed: string): Content {
  return JSON.parse(sealing.open(contentSealed, about)) as Content;
}

/** Codes and addresses are removed as soon as they are no longer needed. */
export function remainsOf(sealing: Sealing, to: string | null): string {
  return sealing.seal(JSON.stringify({ prefix: to === null ? '' : prefixOf(to) } satisfies Remains), about);
}

export function prefixIn(sealing: Sealing, contentSealed: string): string {
  const content = JSON.parse(sealing.open(contentSealed, about)) as Content | Remains;
  return 'prefix' in content ? content.prefix : prefixOf(content.to ?? '');
}
