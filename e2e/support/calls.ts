import type { Page, Request } from '@playwright/test';

export type SeenCall = { path: string; body: Record<string, unknown>; code: number | undefined };

/** Collects the calls that the page sends from now on, in order; `code` is there after the answer. */
export function watchCalls(page: Page): { all: SeenCall[]; to: (path: string) => SeenCall[] } {
  const all: SeenCall[] = [];
  const byRequest = new Map<Request, SeenCall>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const seen: SeenCall = { path: pathname, body: bodyOf(request), code: undefined };
    all.push(seen);
    byRequest.set(request, seen);
  });
  page.on('response', (response) => {
    const seen = byRequest.get(response.request());
    if (!seen) return;
    const note = ({ code }: { code: number }) => void (seen.code = code);
    response.json().then(note, () => undefined);
  });
  return { all, to: (path) => all.filter((seen) => seen.path === path) };
}

function bodyOf(request: Request): Record<string, unknown> {
  return (request.postDataJSON() ?? {}) as Record<string, unknown>;
}
