import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { codes } from 'contract/wire/codes';
import type { Refusal } from 'contract/wire/refusal';
import type { RefusalDetails } from 'contract/wire/refusal-details';
import type { ReactNode } from 'react';
import { useLocation } from './router/router-context.ts';
import { RouterAt } from './router/router.testing.tsx';
import { render } from 'vitest-browser-react';
import { type CallEvents, registerCallEvents } from '../lib/call/call-events.ts';
import { parsed } from '../lib/json.ts';
import { overlay } from './overlay/overlay.ts';
import { OverlayView } from './overlay/overlay-view.tsx';
import { language } from '../lib/language.ts';

type Answer = { code: number; msg?: string; obj?: unknown };
type Asked = { path: string; body: Record<string, unknown> };
export type Answers = Record<string, (asked: Asked, times: number) => Answer | 'lost'>;

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const flowId = 'flow-flow-flow-flow-01';
export const ok = (obj: unknown = {}): Answer => ({ code: 0, msg: '', obj });
export function refused(refusal: Refusal, details: RefusalDetails = {}): Answer {
  const msg = refusal.says[language.get()];
  const field = refusal.code === codes.invalid && { fields: { [refusal.field]: msg } };
  return { code: refusal.code, msg, obj: { refusal: refusal.name, ...field, ...details } };
}

const text = (title: string) => ({ version: 1, title, body: '# Rights\nYou may ask.' });
const usual: Answers = {
  getImage: (_, times) => ok({ flowId, picture: `${onePixel}#${times}` }),
  getLegalTexts: () => ok({ agreement: text('User Service Agreement'), privacy: text('Privacy Policy') }),
  getSignInHelp: () => ok({ forumName: 'The Forum', secretariatPhone: '+861015550180', filings: ['京ICP备0号'] }),
};

/** The network's edge: what the page asks is written down, and answered by the last word of its path. */
export function answerCalls(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  const config = JSON.stringify({ signSecret: 'x', hostMarker: 'ForumHost' });
  document.querySelector('meta[name="forum-companion"]')?.remove();
  document.head.insertAdjacentHTML('beforeend', `<meta name="forum-companion" content='${config}'>`);
  window.fetch = async (input, init) => {
    const path = typeof input === 'string' ? new URL(input).pathname : '';
    const body = parsed(typeof init?.body === 'string' ? init.body : '') as Record<string, unknown>;
    asked.push({ path, body });
    const times = asked.filter((other) => other.path === path).length;
    const answer = { ...usual, ...answers }[path.split('/').at(-1) ?? '']?.({ path, body }, times) ?? {
      code: -2,
      msg: '?',
    };
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ msg: '', obj: null, ...answer }), {
      headers: { 'content-type': 'application/json' },
    });
  };
  return asked;
}

export const pathsOf = (asked: Asked[]) => asked.map(({ path }) => path.split('/').at(-1));

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

/** A page with the shell's overlay around it and nothing else. */
export function renderAt(path: string, children: ReactNode, events: Partial<CallEvents> = {}) {
  registerCallEvents({
    overlayBegins: overlay.spinner.begin,
    overlayEnds: overlay.spinner.end,
    toast: overlay.toast,
    confirm: (title) => void overlay.confirm({ title }),
    sessionLost: () => undefined,
    ...events,
  });
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterAt address={path}>
        {children}
        <Where />
        <OverlayView from={overlay} />
      </RouterAt>
    </QueryClientProvider>,
  );
}
