import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Delegate, DelegateRow } from 'contract/calls/delegates';
import type { ReactNode } from 'react';
import { AppRouter } from '../../shell/router/app-router.tsx';
import { useScrollMemory } from '../../shell/scroll-memory.ts';

export function delegateRow(name: string, more: Partial<DelegateRow> = {}): DelegateRow {
  return {
    ...{ id: name, name, title: 'Chairman', organisation: 'Meridian Grid', origin: 'international', pinyin: '' },
    other: { name: null, title: null, organisation: null },
    letter: name.at(0) ?? '#',
    nameOrder: 0,
    rankOrder: 0,
    photo: null,
    ...more,
  };
}

export const helena: Delegate = {
  id: 'helena',
  version: 1,
  name: 'Helena Thornquist',
  otherName: '海伦娜·索恩奎斯特',
  title: 'Chief Executive Officer',
  organisation: 'Meridian Grid',
  origin: 'international',
  languages: 'Swedish, English',
  profile: 'A power engineer.',
  organisationProfile: 'Meridian Grid links five countries.',
  photo: null,
  meetings: [],
  timeZone: 'Asia/Shanghai',
};

/** The network is the only thing that is played: everything of ours runs. */
export function answering(answer: (path: string, language: 'zh' | 'en', body: Record<string, unknown>) => object) {
  return async (address: RequestInfo | URL, request?: RequestInit): Promise<Response> => {
    const language = new Headers(request?.headers).get('languageType') === '1' ? 'zh' : 'en';
    const body = JSON.parse(typeof request?.body === 'string' ? request.body : '{}') as Record<string, unknown>;
    const path = address instanceof Request ? address.url : String(address);
    return new Response(JSON.stringify(answer(path, language, body)), {
      headers: { 'server-time': String(Date.parse('2027-03-22T10:12:00+08:00')) },
    });
  };
}

function Remembering({ children }: { children: ReactNode }) {
  useScrollMemory();
  return children;
}

export function newQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
}

export function World({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <AppRouter base="/">
        <Remembering>{children}</Remembering>
      </AppRouter>
    </QueryClientProvider>
  );
}
