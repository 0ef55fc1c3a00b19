import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textToSign } from 'contract/wire/signature';
import { expect, test } from 'vitest';
import { envelopeJudge } from './check-envelope.ts';
import { fromForm, fromJson, fromText } from './body/read-body.ts';

const now = new Date('2027-03-22T08:00:00Z');
const judge = envelopeJudge({ signature: 'enforce', signSecret: 'secret' });
const names = {
  ...{ 'ACCESS-TOKEN': 'token-1', languageType: '2', uniqueId: 'device-0001', deviceType: '8', appName: 'cdfH5' },
  timeStamp: String(now.getTime() / 1000),
};
const signed = (fields: Record<string, string>) => {
  const sign = createHash('md5')
    .update(textToSign({ ...fields, ...names }, 'secret'))
    .digest('hex');
  return Object.fromEntries(Object.entries({ ...names, sign }).map(([name, value]) => [name.toLowerCase(), value]));
};
const code = (judging: () => unknown) => {
  try {
    judging();
    return 0;
  } catch (failure) {
    return (failure as { refusal: { code: number } }).refusal.code;
  }
};

test('a right envelope is right a second time, and gives the same', () => {
  const first = judge(signed({}), fromJson('{}'), now);
  expect(judge(signed({}), fromJson('{}'), now)).toEqual(first);
  expect(first).toMatchObject({ signatureFits: true, envelope: names });
});

test('a signature covers nothing but the very envelope and body it came with', () => {
  const headers = signed({ id: 'a' });
  const body = '{"id":"a"}';
  expect(code(() => judge(headers, fromJson(body), now))).toBe(0);
  expect(code(() => judge(headers, fromJson('{"id":"b"}'), now))).toBe(-8);
  expect(code(() => judge(headers, fromText(body), now))).toBe(-8);
  expect(code(() => judge(headers, fromForm('id=b'), now))).toBe(-8);
  for (const name of ['access-token', 'uniqueid', 'languagetype'])
    expect(
      code(() => judge({ ...headers, [name]: name === 'languagetype' ? '1' : 'another-1' }, fromJson(body), now)),
    ).toBe(-8);
});

test('an envelope that was right grows stale', () => {
  const headers = signed({});
  expect(code(() => judge(headers, fromJson('{}'), now))).toBe(0);
  expect(code(() => judge(headers, fromJson('{}'), new Date(now.getTime() + 301_000)))).toBe(-8);
});

type Vector = { name: string; secret: string; envelope: Record<string, string>; sign: string } & (
  | { body: unknown }
  | { form: string }
  | { text: string }
  | { fields: Record<string, string> }
);
const file = fileURLToPath(import.meta.resolve('contract/wire/signature.vectors.json'));
const vectors: Vector[] = JSON.parse(readFileSync(file, 'utf8'));

function read(vector: Vector) {
  if ('body' in vector) return fromJson(JSON.stringify(vector.body));
  if ('form' in vector) return fromForm(vector.form);
  if ('text' in vector) return fromText(vector.text);
  return { ...fromText(''), fields: vector.fields };
}

/** Host apps' developers check theirs with these. */
test('the published examples', () => {
  const refused = vectors.filter((vector) => {
    const { secret, sign, envelope } = vector;
    const at = new Date(Number(envelope.timeStamp) * 1000);
    const headers = Object.entries({ ...envelope, sign }).map(([name, value]) => [name.toLowerCase(), value]);
    const judgeIt = envelopeJudge({ signature: 'enforce', signSecret: secret });
    return code(() => judgeIt(Object.fromEntries(headers), read(vector), at)) !== 0;
  });
  expect(refused.map(({ name }) => name)).toEqual([]);
  expect(vectors.length).toBeGreaterThanOrEqual(40);
});
