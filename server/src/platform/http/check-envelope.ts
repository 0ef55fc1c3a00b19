import { clockToleranceSeconds } from 'contract/wire/clock';
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { staleStamp, wrongEnvelope, wrongSignature } from 'contract/refusals/wire';
import { appName, envelopeNames, type Envelope, type EnvelopeName } from 'contract/wire/envelope';
import { textToSign } from 'contract/wire/signature';
import type { Configuration } from '../configuration.ts';
import { refuse } from '../writes/refusing.ts';
import type { Fields, ReadBody } from './body/read-body.ts';

/** The format of each field; the server refuses other values before it looks at anything else. */
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
type Judged = { envelope: Envelope; signatureFits: boolean };
export type EnvelopeJudge = (headers: IncomingHttpHeaders, read: ReadBody, now: Date) => Judged;

/** Checks formats, stamp and signature, in this order. */
export function envelopeJudge(check: SignatureCheck): EnvelopeJudge {
  return (headers, { fields }, now) => {
    const envelope = envelopeOf(headers);
    checkStamp(envelope, now);
    return { envelope, signatureFits: checkSignature(envelope, fields, check) };
  };
}

function envelopeOf(headers: IncomingHttpHeaders): Envelope {
  // One literal gives every envelope the same shape in V8.
  const envelope: Envelope = {
    'ACCESS-TOKEN': header(headers, 'access-token'),
    appName: header(headers, 'appname'),
    deviceType: header(headers, 'devicetype'),
    languageType: header(headers, 'languagetype'),
    sign: header(headers, 'sign'),
    timeStamp: header(headers, 'timestamp'),
    uniqueId: header(headers, 'uniqueid'),
  };
  const wrong = envelopeNames.filter((name) => !forms[name].test(envelope[name]));
  if (wrong.length > 0) refuse(wrongEnvelope, { fields: Object.fromEntries(wrong.map((name) => [name, 'envelope'])) });
  return envelope;
}

/** The refusal of a stale stamp contains the right time, so that a phone with a wrong clock corrects itself. */
function checkStamp(envelope: Envelope, now: Date) {
  const off = Math.abs(Number(envelope.timeStamp) - now.getTime() / 1000);
  if (off > clockToleranceSeconds) refuse(staleStamp, { serverTime: now.getTime() });
}

/** The signature catches only corruption and casual tampering; no permission depends on it. */
function checkSignature(envelope: Envelope, fields: Fields, check: SignatureCheck): boolean {
  if (check.signature === 'off') return true;
  // Empty fields are not part of the signature.
  const fits = hash('md5', textToSign({ ...envelope, ...fields, sign: '' }, check.signSecret)) === envelope.sign;
  if (!fits && check.signature === 'enforce') refuse(wrongSignature);
  return fits;
}

function header(headers: IncomingHttpHeaders, name: Lowercase<EnvelopeName>): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
