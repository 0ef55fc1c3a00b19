import type { Demos } from '../demos.ts';
import { Switch } from './switch.tsx';

const nothing = () => undefined;

export const demos: Demos = {
  on: (say) => <Switch name={say('Push notifications', '消息推送')} on onTap={nothing} />,
  off: (say) => <Switch name={say('Push notifications', '消息推送')} on={false} onTap={nothing} />,
  'not to be changed now': (say) => (
    <Switch name={say('Push notifications', '消息推送')} on={false} disabled onTap={nothing} />
  ),
};
