import type { Demos } from '../demos.ts';
import { Button } from './button.tsx';
import { refreshIcon } from '../icon/icons.ts';

export const demos: Demos = {
  primary: (say) => <Button block>{say('Continue', '继续')}</Button>,
  'primary with icon': (say) => <Button icon={refreshIcon}>{say('Try again', '重新加载')}</Button>,
  secondary: (say) => <Button look="secondary">{say('Share', '分享')}</Button>,
  quiet: (say) => <Button look="quiet">{say('Not now', '暂不')}</Button>,
  danger: (say) => <Button look="danger">{say('Log out', '退出登录')}</Button>,
  small: (say) => <Button small>{say('Accept', '接受')}</Button>,
  disabled: (say) => <Button disabled>{say('Log in', '登录')}</Button>,
};
