import type { Demos } from '../demos.ts';
import { EmptyState } from './empty-state.tsx';
import { refreshIcon } from '../icon/icons.ts';

const nothing = () => undefined;

export const demos: Demos = {
  'e-data': (say) => <EmptyState type="e-data" title={say('Nothing here yet', '暂无内容')} />,
  'e-data with text and action': (say) => (
    <EmptyState
      type="e-data"
      title={say('No matching meetings', '没有符合条件的会议')}
      text={say('Other days may have some.', '其他日期可能有符合条件的会议。')}
      primary={{ text: say('Show all', '查看全部'), onAct: nothing }}
    />
  ),
  'e-net': (say) => (
    <EmptyState
      type="e-net"
      title={say('No network', '网络未连接')}
      text={say('The agenda will load as soon as the connection returns.', '网络恢复后将自动加载日程。')}
      primary={{ text: say('Try again', '重新加载'), icon: refreshIcon, onAct: nothing }}
      quiet={{ text: say('Open saved agenda', '查看已保存日程'), onAct: nothing }}
    />
  ),
};
