type Policy = Readonly<Record<string, string>>;

/**
 * Nothing loads and nothing runs. Trusted Types: a text in a place where it would become a program is refused, and so
 * is every policy that would let one through.
 */
const closed: Policy = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/**
 * Scripts and styles come only from our own files; the shell is static, so that it can have no nonces.
 * 'wasm-unsafe-eval' is for the QR reader, and blobs are for pictures that the page makes itself.
 */
const app: Policy = {
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  // It lets the service worker be registered, and nothing else. No library of ours needs a policy.
  'trusted-types': 'push-worker',
};

/** The policy of a page without scripts: it loads what is named, and nothing else. */
export function pagePolicy(allowed: Policy): string {
  return Object.entries({ ...closed, ...allowed })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/**
 * Pictures and recordings may also come from the bucket to which their addresses are redirected. The web view frames
 * the allowed hosts; a page of theirs that leads to another host is not shown either.
 */
export function appPolicy(mediaOrigin?: string, frameHosts: readonly string[] = []): string {
  const media = ['img-src', 'media-src'].map((name) => [name, `${app[name]} ${mediaOrigin}`]);
  const frames = frameHosts.map((host) => `https://${host}`).join(' ');
  return pagePolicy({
    ...app,
    ...(mediaOrigin && Object.fromEntries(media)),
    ...(frames && { 'frame-src': frames }),
  });
}

export const securityHeaders: Record<string, string> = {
  // The small pages of the server have a style, an empty icon and perhaps a button; other answers need less.
  'content-security-policy': pagePolicy({ 'style-src': "'self'", 'img-src': 'data:', 'form-action': "'self'" }),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
