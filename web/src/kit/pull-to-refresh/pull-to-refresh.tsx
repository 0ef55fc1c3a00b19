import './pull-to-refresh.css';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { refreshThreshold } from './pull-rules.ts';
import { usePull } from './use-pull.ts';
import { downIcon } from '../icon/icons.ts';

type Texts = { pull: string; release: string; refreshing: string };
type Props = { texts: Texts; onRefresh: () => Promise<unknown>; children: ReactNode };

export function PullToRefresh({ texts, onRefresh, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const { state, offset } = usePull(area, onRefresh);
  const far = Math.min(1, offset / refreshThreshold);
  return (
    <div ref={area} className="pull-to-refresh" data-state={state}>
      {state !== 'resting' && (
        <div className="pull-to-refresh__sign text-detail" style={{ opacity: far }}>
          {state === 'refreshing' ? <Spinner label={texts.refreshing} /> : <Icon path={downIcon} size={20} />}
          <span aria-hidden="true">{wordsFor(state, texts)}</span>
        </div>
      )}
      <div className="pull-to-refresh__content" style={offset ? { transform: `translateY(${offset}px)` } : undefined}>
        {children}
      </div>
    </div>
  );
}

function wordsFor(state: string, texts: Texts) {
  if (state === 'refreshing') return texts.refreshing;
  return state === 'reached' ? texts.release : texts.pull;
}
