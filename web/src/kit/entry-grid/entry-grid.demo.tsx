import type { ReactNode } from 'react';
import type { Demos } from '../demos.ts';
import * as icons from '../icon/entry-icons.ts';
import { listIcon } from '../icon/icons.ts';
import { EntryGrid } from './entry-grid.tsx';

function Anchor({ to, children }: { to: string; children: ReactNode }) {
  return <a href={to}>{children}</a>;
}

export const demos: Demos = {
  entries: (say) => (
    <EntryGrid
      label={say('Services', '功能入口')}
      entries={[
        { id: 'forum', to: '#forum', icon: icons.bookIcon, text: say('About', '论坛简介') },
        { id: 'agenda', to: '#agenda', icon: listIcon, text: say('Agenda', '会议日程') },
        { id: 'delegates', to: '#delegates', icon: icons.peopleIcon, text: say('Delegates', '参会嘉宾') },
        { id: 'partners', to: '#partners', icon: icons.handsIcon, text: say('Partners', '合作伙伴') },
        { id: 'patrons', to: '#patrons', icon: icons.starIcon, text: say('Patrons', '支持单位') },
        { id: 'map', to: '#map', icon: icons.mapIcon, text: say('Map', '会场地图') },
      ]}
      link={Anchor}
    />
  ),
};
