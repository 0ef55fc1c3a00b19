import { useRef } from 'react';
import type { Demos, Say } from '../demos.ts';
import { PullToRefresh } from './pull-to-refresh.tsx';

const aSecond = () => new Promise((done) => setTimeout(done, 1_000));

function Pulled({ say }: { say: Say }) {
  const area = useRef<HTMLDivElement>(null);
  const texts = {
    pull: say('Pull down to refresh', '下拉刷新'),
    release: say('Release to refresh', '松开刷新'),
    refreshing: say('Refreshing', '正在刷新'),
  };
  return (
    <div ref={area} className="pull-to-refresh">
      <PullToRefresh area={area} texts={texts} onRefresh={aSecond} />
      <p className="pull-to-refresh__content">{say('Pull from the top of the page', '请在页面顶部下拉')}</p>
    </div>
  );
}

export const demos: Demos = { 'pull me': (say) => <Pulled say={say} /> };
