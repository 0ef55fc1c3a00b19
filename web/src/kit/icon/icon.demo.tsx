import type { Demos } from '../demos.ts';
import * as factIcons from './fact-icons.ts';
import * as icons from './icons.ts';
import { Icon } from './icon.tsx';
import * as signInIcons from './sign-in-icons.ts';
import * as tabIcons from './tab-icons.ts';

export const demos: Demos = {
  'every icon': () =>
    Object.entries({ ...icons, ...tabIcons, ...factIcons, ...signInIcons }).map(([name, path]) => (
      <Icon key={name} path={path} />
    )),
  small: () => <Icon path={icons.placeIcon} size={15} />,
};
