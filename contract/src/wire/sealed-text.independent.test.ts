import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = fileURLToPath(new URL('sealed-text.vectors.json', import.meta.url));
type Vector = { name: string; text: string; aesKey: string; iv: string; sealed: string };
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };

/** Written from decisions §2 and the standards alone (RFC 8017, FIPS 197, SP 800-38D), without any library for them. */
const python = String.raw`
import base64, hashlib, json, sys

def un64(s): return base64.urlsafe_b64decode(s + '=' * (-len(s) % 4))
def to64(b): return base64.urlsafe_b64encode(b).decode().rstrip('=')
def xor(a, b): return bytes(x ^ y for x, y in zip(a, b))

def mgf(seed, size):
    return b''.join(hashlib.sha256(seed + i.to_bytes(4, 'big')).digest() for i in range(-(-size // 32)))[:size]

def unwrap(n, d, c):
    k = (n.bit_length() + 7) // 8
    em = pow(int.from_bytes(c, 'big'), d, n).to_bytes(k, 'big')
    seed = xor(em[1:33], mgf(em[33:], 32))
    db = xor(em[33:], mgf(seed, k - 33))
    assert em[0] == 0 and db[:32] == hashlib.sha256(b'').digest()
    return db[db.index(1, 32) + 1:]

def double(x): return (x << 1) ^ (0x11b if x & 0x80 else 0)
def times(a, b):
    r = 0
    while b:
        if b & 1: r ^= a
        a = double(a); b >>= 1
    return r
def sbox(x):
    y = next((i for i in range(256) if times(x, i) == 1), 0)
    return y ^ 0x63 ^ (y << 1 | y >> 7) & 255 ^ (y << 2 | y >> 6) & 255 ^ (y << 3 | y >> 5) & 255 ^ (y << 4 | y >> 4) & 255
S = [sbox(x) for x in range(256)]
T2 = [double(x) for x in range(256)]

def expand(key):
    w = [list(key[i:i + 4]) for i in range(0, 32, 4)]; rcon = 1
    for i in range(8, 60):
        t = w[i - 1]
        if i % 8 == 0: t = [S[x] for x in t[1:] + t[:1]]; t[0] ^= rcon; rcon = double(rcon)
        elif i % 8 == 4: t = [S[x] for x in t]
        w.append([a ^ b for a, b in zip(w[i - 8], t)])
    return [sum(w[i:i + 4], []) for i in range(0, 60, 4)]

def block(keys, data):
    s = list(xor(data, keys[0]))
    for r in range(1, 15):
        s = [S[s[(i + 4 * (i % 4)) % 16]] for i in range(16)]
        if r < 14:
            m = []
            for c in range(0, 16, 4):
                a = s[c:c + 4]; t = a[0] ^ a[1] ^ a[2] ^ a[3]
                m += [a[i] ^ t ^ T2[a[i] ^ a[(i + 1) % 4]] for i in range(4)]
            s = m
        s = [a ^ b for a, b in zip(s, keys[r])]
    return bytes(s)

def ghash(h, data):
    y = 0
    for i in range(0, len(data), 16):
        x = y ^ int.from_bytes(data[i:i + 16], 'big'); z = 0; v = h
        for bit in range(127, -1, -1):
            if x >> bit & 1: z ^= v
            v = v >> 1 ^ (0xe1 << 120 if v & 1 else 0)
        y = z
    return y

def padded(b): return b + bytes(-len(b) % 16)
def gcm(key, iv, text, about):
    keys = expand(key)
    stream = b''.join(block(keys, iv + (i + 2).to_bytes(4, 'big')) for i in range(-(-len(text) // 16)))
    sealed = xor(text, stream)
    lengths = (len(about) * 8).to_bytes(8, 'big') + (len(sealed) * 8).to_bytes(8, 'big')
    tag = ghash(int.from_bytes(block(keys, bytes(16)), 'big'), padded(about) + padded(sealed) + lengths)
    return sealed + xor(tag.to_bytes(16, 'big'), block(keys, iv + (1).to_bytes(4, 'big')))

published = json.load(open(sys.argv[1], encoding='utf-8'))
n, d = (int.from_bytes(un64(published['privateKey'][x]), 'big') for x in 'nd')
found = []
for v in published['vectors']:
    key_id, wrapped, content = v['sealed'].split('.')
    assert key_id == hashlib.sha256(un64(published['privateKey']['n'])).hexdigest()[:16]
    about = '\n'.join([key_id, v['path'], v['personId'], v['requestId']]).encode()
    iv = un64(content)[:12]
    whole = iv + gcm(unwrap(n, d, un64(wrapped)), iv, v['text'].encode(), about)
    found.append({'name': v['name'], 'aesKey': to64(unwrap(n, d, un64(wrapped))), 'iv': to64(iv), 'content': to64(whole)})
print(json.dumps(found))
`;

it('a program that shares no code with ours computes the same sealed texts', (context) => {
  if (spawnSync('python3', ['--version']).status !== 0) context.skip();
  const { status, stdout, stderr } = spawnSync('python3', ['-c', python, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`python3 failed: ${stderr}`);
  const ours = vectors.map(({ name, aesKey, iv, sealed }) => ({ name, aesKey, iv, content: sealed.split('.')[2] }));
  expect(JSON.parse(stdout)).toEqual(ours);
});
