import './pull-to-refresh.css';
import { type RefObject, useLayoutEffect } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { refreshThreshold } from './pull-rules.ts';
import { usePull } from './use-pull.ts';
import { downIcon } from '../icon/icons.ts';

type Texts = { pull: string; release: string; refreshing: string };
type Props = {
  /** What is pulled: its last child moves, and this piece stands before that. */
  area: RefObject<HTMLElement | null>;
  texts: Texts;
  onRefresh: () => Promise<unknown>;
};

/** It may come after the content that it moves: nobody pulls in the first second. */
export function PullToRefresh({ area, texts, onRefresh }: Props) {
  const { state, offset } = usePull(area, onRefresh);
  const far = Math.min(1, offset / refreshThreshold);
  useLayoutEffect(() => show(area.current, state, offset), [area, state, offset]);
  return (
    state !== 'resting' && (
      <div className="pull-to-refresh__sign text-detail" style={{ opacity: far }}>
        {state === 'refreshing' ? <Spinner label={texts.refreshing} /> : <Icon path={downIcon} size={20} />}
        <span aria-hidden="true">{wordsFor(state, texts)}</span>
      </div>
    )
  );
}

function show(area: HTMLElement | null, state: string, offset: number) {
  area?.setAttribute('data-state', state);
  const content = area?.lastElementChild;
  if (content instanceof HTMLElement) content.style.transform = offset ? `translateY(${offset}px)` : '';
}

function wordsFor(state: string, texts: Texts) {
  if (state === 'refreshing') return texts.refreshing;
  return state === 'reached' ? texts.release : texts.pull;
}
