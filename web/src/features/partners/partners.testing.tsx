import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MediaList, MediaOutlet, Partner, PartnerList, PartnerRow } from 'contract/calls/partners';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { language } from '../../lib/language.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { OverlayView } from '../../shell/overlay/overlay-view.tsx';
import { AppRouter } from '../../shell/router/app-router.tsx';

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const emblem = { src: onePixel, width: 1, height: 1 };

const row = (name: string, more: Partial<PartnerRow> = {}): PartnerRow => ({
  ...{ id: name, version: 1, name, summary: `What ${name} does`, emblem },
  ...more,
});

export const partner: Partner = {
  ...row('Yunpan Data', { id: 'p1', summary: 'Green data centres' }),
  kind: 'partner',
  level: 'strategic',
  otherName: '云磐数据',
  contribution: 'Provides the Forum’s cloud services.',
  profile: 'Built in the high country.\nThe heat warms villages.',
  website: 'https://www.yunpan-data.example',
  address: '2 Panshi Street, Beijing',
  contact: { name: 'Corporate Communications', phone: '+86 10 1555 0202', email: 'press@yunpan-data.example' },
  people: [],
};

export const partnerList = (more: Partial<PartnerRow> = {}): PartnerList => ({
  kinds: [
    {
      kind: 'partner',
      levels: [
        { level: 'strategic', partners: [row('Yunpan Data', { id: 'p1' })] },
        { level: 'service', partners: [row('Mingxiu Tea'), row('Palmitter Advisory', { emblem: null, ...more })] },
      ],
    },
    { kind: 'patron', levels: [{ level: 'principal', partners: [row('Chilversley Foundation')] }] },
  ],
});

export const outlet = (name: string, more: Partial<MediaOutlet> = {}): MediaOutlet => ({
  ...{ id: name, version: 1, name, otherWords: '', country: 'United Kingdom', city: 'London' },
  contact: { name: 'Newsroom', phone: '+44 20 7946 0401', email: 'desk@outlet.example' },
  ...more,
});

export const mediaList: MediaList = {
  types: [
    { type: 'broadcast', outlets: [outlet('Radio Harrowmere')] },
    { type: 'agency', outlets: [outlet('Harbourline', { city: 'Singapore', country: 'Singapore', contact: null })] },
    {
      type: 'print',
      outlets: [
        outlet('Fleet Lane Chronicle', {
          otherWords: '舰队街纪事 英国 伦敦 外交编辑部',
          contact: { name: 'Diplomatic Desk', phone: '+44 20 7946 0403', email: 'desk@fleet-lane.example' },
        }),
        outlet('Revista Meridional', {
          ...{ city: 'São Paulo', country: 'Brazil' },
          contact: { name: 'Editorial Office', phone: null, email: 'desk@revista.example' },
        }),
      ],
    },
    { type: 'online', outlets: [] },
  ],
};

type Answers = Record<string, (zh: boolean) => { code: number; msg?: string; obj: unknown }>;
export const ok = (obj: unknown) => ({ code: 0, obj });

/** The network is the only thing that is played: everything of ours runs. */
export function openAt(path: string, page: ReactNode, answers: Answers) {
  document.querySelector('meta[name="forum-companion"]')?.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="forum-companion" content=\'{"signSecret":"s","hostMarker":"H"}\'>',
  );
  language.set('en');
  vi.spyOn(window, 'fetch').mockImplementation(async (input, request) => {
    const name = (typeof input === 'string' ? input : '').split('/').at(-1) ?? '';
    const zh = new Headers(request?.headers).get('languageType') === '1';
    const answer = answers[name]?.(zh) ?? { code: -2, msg: 'This content does not exist', obj: null };
    return new Response(JSON.stringify({ msg: '', ...answer }));
  });
  window.history.replaceState(null, '', path);
  return render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })}
    >
      <AppRouter base="/">{page}</AppRouter>
      <OverlayView from={overlay} />
    </QueryClientProvider>,
  );
}
