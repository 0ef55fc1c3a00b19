import { clockToleranceSeconds } from 'contract/wire/clock';
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { staleStamp, wrongEnvelope, wrongSignature } from 'contract/refusals/wire';
import { languageOfType, type Language } from 'contract/texts';
import { appName, envelopeNames, type Envelope, type EnvelopeName } from 'contract/wire/envelope';
import { textToSign } from 'contract/wire/signature';
import type { Configuration } from '../configuration.ts';
import { refuse } from '../writes/refusing.ts';
import { hashOf } from '../security/secrets.ts';
import type { Fields, ReadBody } from './reading.ts';

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

type SignatureCheck = Pick<Configuration, 'signature' | 'signSecret'>;
/** Without a token there is no hash: the text is empty. */
type Judged = { envelope: Envelope; tokenHash: string; signatureFits: boolean };
export type EnvelopeJudge = (headers: IncomingHttpHeaders, read: ReadBody, now: Date) => Judged;

/** A phone that opens a page asks several things in the same second, under one signature. */
const mostRemembered = 2_000;
const longestRemembered = 200;
type Right = { judged: Judged; text: string };

/** Forms, stamp and signature, in this order. What was found right a moment ago, to the letter, is not computed again. */
export function envelopeJudge(check: SignatureCheck): EnvelopeJudge {
  const right = new Map<string, Right>();
  return (headers, read, now) => {
    const known = right.get(header(headers, 'sign'));
    if (known && !read.texts && known.text === read.text && isSame(headers, known.judged.envelope)) {
      checkStamp(known.judged.envelope, now);
      return known.judged;
    }
    const envelope = envelopeOf(headers);
    checkStamp(envelope, now);
    const signatureFits = checkSignature(envelope, read.fields, check);
    const token = envelope['ACCESS-TOKEN'];
    const judged = { envelope, tokenHash: token && hashOf(token), signatureFits };
    if (signatureFits && !read.texts && read.text.length <= longestRemembered) {
      right.set(envelope.sign, { judged, text: read.text });
      const [oldest] = right.keys();
      if (right.size > mostRemembered && oldest !== undefined) right.delete(oldest);
    }
    return judged;
  };
}

function isSame(headers: IncomingHttpHeaders, envelope: Envelope): boolean {
  for (const name of envelopeNames) if (header(headers, name) !== envelope[name]) return false;
  return true;
}

/** The language of an answer, even of one that refuses the envelope itself. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  return (
    languageOfType(header(headers, 'languageType')) ?? (headers['accept-language']?.startsWith('en') ? 'en' : 'zh')
  );
}

function envelopeOf(headers: IncomingHttpHeaders): Envelope {
  const envelope = {} as Envelope;
  const wrong: string[] = [];
  for (const name of envelopeNames) {
    envelope[name] = header(headers, name);
    if (!forms[name].test(envelope[name])) wrong.push(name);
  }
  if (wrong.length > 0) refuse(wrongEnvelope, { fields: Object.fromEntries(wrong.map((name) => [name, 'envelope'])) });
  return envelope;
}

/** A stale stamp is answered with the right time, so that a phone with a wrong clock mends itself. */
function checkStamp(envelope: Envelope, now: Date) {
  const off = Math.abs(Number(envelope.timeStamp) - now.getTime() / 1000);
  if (off > clockToleranceSeconds) refuse(staleStamp, { serverTime: now.getTime() });
}

/** Catches corruption and casual tampering only: no right ever depends on it. Answers whether it fits. */
function checkSignature(envelope: Envelope, fields: Fields, check: SignatureCheck): boolean {
  if (check.signature === 'off') return true;
  // What is empty is not signed.
  const fits = hash('md5', textToSign({ ...fields, ...envelope, sign: '' }, check.signSecret)) === envelope.sign;
  if (!fits && check.signature === 'enforce') refuse(wrongSignature);
  return fits;
}

const headerNames = Object.fromEntries(envelopeNames.map((name) => [name, name.toLowerCase()])) as Envelope;

function header(headers: IncomingHttpHeaders, name: EnvelopeName): string {
  const value = headers[headerNames[name]];
  return typeof value === 'string' ? value : '';
}
