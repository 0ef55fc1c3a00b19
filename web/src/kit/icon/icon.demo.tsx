import type { Demos } from '../demos.ts';
import * as actionIcons from './action-icons.ts';
import * as arrangementIcons from './arrangement-icons.ts';
import * as bellIcons from './bell-icon.ts';
import * as cardIcons from './card-icons.ts';
import * as contactIcons from './contact-icons.ts';
import * as entryIcons from './entry-icons.ts';
import * as factIcons from './fact-icons.ts';
import * as icons from './icons.ts';
import { Icon } from './icon.tsx';
import * as infoIcons from './info-icons.ts';
import * as mapIcons from './map-icons.ts';
import * as messageIcons from './message-icons.ts';
import * as ownDataIcons from './own-data-icons.ts';
import * as personIcons from './person-icons.ts';
import * as searchIcons from './search-icons.ts';
import * as settingsIcons from './settings-icons.ts';
import * as signInIcons from './sign-in-icons.ts';
import * as swiperIcons from './swiper-icons.ts';
import * as tabIcons from './tab-icons.ts';

export const demos: Demos = {
  'every icon': () =>
    Object.entries({
      ...icons,
      ...actionIcons,
      ...tabIcons,
      ...entryIcons,
      ...swiperIcons,
      ...cardIcons,
      ...contactIcons,
      ...factIcons,
      ...infoIcons,
      ...mapIcons,
      ...arrangementIcons,
      ...bellIcons,
      ...settingsIcons,
      ...messageIcons,
      ...ownDataIcons,
      ...personIcons,
      ...searchIcons,
      ...signInIcons,
    }).map(([name, path]) => <Icon key={name} path={path} />),
  small: () => <Icon path={icons.placeIcon} size={15} />,
};
