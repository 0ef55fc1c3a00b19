import { getHelp } from 'contract/calls/about';
import { getAgenda } from 'contract/calls/agenda';
import { getFriendStatus } from 'contract/calls/cards';
import { getOwnItems, type OwnItem } from 'contract/calls/favourites';
import { getMine, type Mine } from 'contract/calls/mine';
import { getInfo, type Info } from 'contract/calls/profile';
import { getMe } from 'contract/calls/session';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { me } from '../../shell/session/me.testing.ts';
import InfoPage from './mine.tsx';

export const submitted = { submitted: true, correction: null, mode: 'social' } as const;

const info: Info = {
  ...{ userId: 'me', name: 'Gu Minglan', title: 'Chairman', organisation: 'Yuanxiu New Energy' },
  ...{ badge: 'red', badgeNumber: 'D-0418', photo: null, own: submitted },
};

type World = { info?: Partial<Info>; mine?: Mine; more?: readonly Answering[] };

const ownItem: OwnItem = {
  ...{ id: 'tea', version: 1, content: 'Tea', details: 'Youth', location: 'Tea House', venue: 'other' },
  ...{ startsAt: '2027-03-22T10:00:00+08:00', endsAt: '2027-03-22T11:00:00+08:00' },
};

export function open({ info: more = {}, mine = {}, more: others = [] }: World = {}) {
  const own = 'own' in more ? more.own : info.own;
  serve([
    answers(getInfo, { ...info, ...more }),
    answers(getMe, { ...me, limited: own === null }),
    answers(getMine, mine),
    answers(getOwnItems, { items: [ownItem] }),
    answers(getHelp, { secretariatPhone: '+861015550180', emergencyPhone: null, medicalPhone: null, wifi: null }),
    answers(getFriendStatus, 0),
    answers(getAgenda, {
      forum: { name: 'Forum', theme: '', place: 'Beijing', timeZone: 'Asia/Shanghai' },
      days: [],
    }),
    ...others,
  ]);
  const paths = ['/pages/search/search', '/pages/album/album', '/pages/mine/mine'];
  return openPage('/pages/mine/mine', <InfoPage />, { paths });
}
