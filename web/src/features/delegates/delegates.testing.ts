import type { Delegate, DelegateRow } from 'contract/calls/delegates';

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
