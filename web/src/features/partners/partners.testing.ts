import type { MediaList, MediaOutlet, Partner, PartnerList, PartnerRow } from 'contract/calls/partners';

const emblem = { id: 'emblem', width: 1, height: 1 };

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
          otherWords: '舰队巷纪事 英国 伦敦 外交编辑部',
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
