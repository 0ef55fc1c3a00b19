import { expect, test } from 'vitest';
import { appPolicy, pagePolicy, securityHeaders } from './security-headers.ts';

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]),
  );

test('the app runs its own files alone, and names the one policy that it needs', () => {
  expect(directives(appPolicy())).toEqual({
    ...{ 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'style-src': "'self'" },
    ...{ 'img-src': "'self' blob: data:", 'media-src': "'self' blob:", 'font-src': "'self'" },
    ...{ 'connect-src': "'self'", 'manifest-src': "'self'", 'worker-src': "'self'" },
    ...{ 'base-uri': "'none'", 'form-action': "'self'", 'frame-ancestors': "'none'" },
    ...{ 'require-trusted-types-for': "'script'", 'trusted-types': 'push-worker' },
  });
});

test('a bucket may give pictures and recordings, and nothing else', () => {
  const [own, bucket] = [directives(appPolicy()), directives(appPolicy('https://files.example'))];
  expect(bucket).toEqual({
    ...own,
    ...{ 'img-src': "'self' blob: data: https://files.example", 'media-src': "'self' blob: https://files.example" },
  });
});

test('the web view may open the allowed hosts, and nothing is framed without them', () => {
  const own = directives(appPolicy());
  const hosts = ['album.example.com', 'photos.example.org'];
  expect(directives(appPolicy(undefined, hosts))).toEqual({
    ...own,
    'frame-src': 'https://album.example.com https://photos.example.org',
  });
  expect(own['frame-src']).toBeUndefined();
});

test('elsewhere no script runs, and no policy can be made that would let one through', () => {
  for (const policy of [pagePolicy({}), securityHeaders['content-security-policy'] ?? '']) {
    const { 'script-src': scripts, ...rest } = directives(policy);
    expect(scripts).toBeUndefined();
    expect(rest).toMatchObject({
      ...{ 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" },
      ...{ 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" },
    });
  }
});
