import type { Demos } from '../demos.ts';
import { Avatar } from './avatar.tsx';

export const demos: Demos = {
  initials: (say) =>
    ['a', 'b', 'c', 'd', 'e'].map((id) => <Avatar key={id} id={id} name={say('Gu Minglan', '顾明澜')} />),
  small: (say) => <Avatar id="a" name={say('Gu Minglan', '顾明澜')} size="small" />,
  large: (say) => <Avatar id="a" name={say('Gu Minglan', '顾明澜')} size="large" />,
};
