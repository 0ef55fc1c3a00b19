import type { Demos } from '../demos.ts';
import { PullToRefresh } from './pull-to-refresh.tsx';

const aSecond = () => new Promise((done) => setTimeout(done, 1_000));

export const demos: Demos = {
  'pull me': (say) => (
    <PullToRefresh
      texts={{
        pull: say('Pull down to refresh', '下拉刷新'),
        release: say('Release to refresh', '松开刷新'),
        refreshing: say('Refreshing', '正在刷新'),
      }}
      onRefresh={aSecond}
    >
      <p>{say('Pull from the top of the page', '请在页面顶部下拉')}</p>
    </PullToRefresh>
  ),
};
