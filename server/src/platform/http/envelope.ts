import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { staleStamp, wrongEnvelope, wrongSignature } from 'contract/refusals';
import { languageOfType, type Language } from 'contract/texts';
import { appName, envelopeNames, stampToleranceSeconds, type Envelope, type WrongStamp } from 'contract/wire/envelope';
import { textToSign } from 'contract/wire/signature';
import { refuse } from '../refusing.ts';
import type { Fields } from './reading.ts';

/** Each field's form; what does not fit is refused before anything else is looked at. */
const forms: Record<keyof Envelope, RegExp> = {
  'ACCESS-TOKEN': /^[A-Za-z0-9_-]{0,128}$/,
  languageType: /^[12]$/,
  sign: /^[0-9a-f]{32}$/,
  uniqueId: /^[A-Za-z0-9_-]{8,64}$/,
  deviceType: /^[0-9]{1,2}$/,
  appName: new RegExp(`^${appName}$`),
  timeStamp: /^[0-9]{1,12}$/,
};

export type SignatureCheck = { policy: 'enforce' | 'log' | 'off'; secret: string };

/** The language of an answer, even of one that refuses the envelope itself. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  return (
    languageOfType(header(headers, 'languageType')) ?? (headers['accept-language']?.startsWith('en') ? 'en' : 'zh')
  );
}

export function envelopeOf(headers: IncomingHttpHeaders): Envelope {
  const envelope = Object.fromEntries(envelopeNames.map((name) => [name, header(headers, name)])) as Envelope;
  const wrong = envelopeNames.filter((name) => !forms[name].test(envelope[name]));
  if (wrong.length > 0)
    throw refuse(wrongEnvelope, { fields: Object.fromEntries(wrong.map((name) => [name, 'envelope'])) });
  return envelope;
}

/** A stale stamp is answered with the right time, so that a phone with a wrong clock mends itself. */
export function checkStamp(envelope: Envelope, now: Date) {
  const off = Math.abs(Number(envelope.timeStamp) - now.getTime() / 1000);
  if (off > stampToleranceSeconds) throw refuse(staleStamp, { serverTime: now.getTime() } satisfies WrongStamp);
}

/** Catches corruption and casual tampering only: no right ever depends on it. Answers whether it fits. */
export function checkSignature(envelope: Envelope, fields: Fields, { policy, secret }: SignatureCheck): boolean {
  if (policy === 'off') return true;
  const { sign, ...signed } = envelope;
  const expected = createHash('md5')
    .update(textToSign({ ...fields, ...signed }, secret))
    .digest();
  const fits = timingSafeEqual(expected, Buffer.from(sign, 'hex'));
  if (!fits && policy === 'enforce') throw refuse(wrongSignature);
  return fits;
}

function header(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : '';
}
