import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = fileURLToPath(new URL('signature.vectors.json', import.meta.url));
const published: { name: string; canonical: string; sign: string }[] = JSON.parse(readFileSync(file, 'utf8'));

/** Written from decisions §2 alone, in another language, as a host app's developers would. */
const python = String.raw`
import hashlib, json, sys
from decimal import Decimal
from urllib.parse import parse_qsl

def number(x):
    sign, digits, exponent = Decimal(repr(x)).normalize().as_tuple()
    if x == 0: return '0'
    d = ''.join(map(str, digits)); k = len(d); n = k + exponent
    if k <= n <= 21: t = d + '0' * (n - k)
    elif 0 < n <= 21: t = d[:n] + '.' + d[n:]
    elif -6 < n <= 0: t = '0.' + '0' * -n + d
    else: t = d[0] + ('.' + d[1:] if k > 1 else '') + 'e%+d' % (n - 1)
    return '-' * sign + t

def units(key): return key.encode('utf-16-be')
def text(s): return json.dumps(s, ensure_ascii=False)
def compact(v):
    if isinstance(v, dict): return '{' + ','.join(text(k) + ':' + compact(v[k]) for k in sorted(v, key=units)) + '}'
    if isinstance(v, list): return '[' + ','.join(map(compact, v)) + ']'
    if isinstance(v, str): return text(v)
    if isinstance(v, float): return number(v)
    return json.dumps(v)

def canonical(v):
    fields = dict(v['envelope'])
    if 'form' in v: fields.update(parse_qsl(v['form'], keep_blank_values=True))
    elif 'text' in v: fields['body'] = v['text']
    else: fields.update(v.get('body', v.get('fields')))
    kept = {k: x for k, x in fields.items() if x is not None and x != ''}
    return '&'.join(k + '=' + (kept[k] if isinstance(kept[k], str) else compact(kept[k])) for k in sorted(kept, key=units)) + v['secret']

vectors = json.load(open(sys.argv[1], encoding='utf-8'), parse_int=float)
texts = [canonical(v) for v in vectors]
print(json.dumps([{'name': v['name'], 'canonical': t, 'sign': hashlib.md5(t.encode()).hexdigest()} for v, t in zip(vectors, texts)]))
`;

function byPython(): typeof published {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', python, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`python3 failed: ${stderr}`);
  return JSON.parse(stdout);
}

function byMd5sum(): typeof published {
  return published.map(({ name, canonical }) => {
    const { error, stdout } = spawnSync('md5sum', { input: canonical, encoding: 'utf8' });
    if (error) throw new Error('neither python3 nor md5sum is here: nothing independent checks the vectors');
    return { name, canonical, sign: stdout.slice(0, 32) };
  });
}

it('a program that shares no code with ours derives the same texts and signs', () => {
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  const theirs = hasPython ? byPython() : byMd5sum();
  expect(theirs).toEqual(published.map(({ name, canonical, sign }) => ({ name, canonical, sign })));
});
