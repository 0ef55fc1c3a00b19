/**
 * Scripts and styles come only from our own files; the shell is static, so that it can have no nonces.
 * 'wasm-unsafe-eval' is for the QR reader, and blobs are for pictures that the page makes itself.
 */
const policy = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // It lets the service worker be registered, and nothing else.
  'trusted-types': 'push-worker',
};

/** Pictures and recordings may also come from the bucket to which their addresses are redirected. */
export function contentPolicy(mediaOrigin?: string): string {
  const hasMedia = new Set(mediaOrigin ? ['img-src', 'media-src'] : []);
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}${hasMedia.has(name) ? ` ${mediaOrigin}` : ''}`)
    .join('; ');
}

export const securityHeaders: Record<string, string> = {
  'content-security-policy': contentPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
