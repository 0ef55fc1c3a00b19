import './news-list.css';
import type { Ref } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { refreshIcon } from '../../../kit/icon/icons.ts';
import { useWords } from '../../../lib/words.ts';
import { newsWords } from '../news.words.ts';

type Props = { state: 'waiting' | 'loading' | 'failed'; onLoad: () => void; ref?: Ref<HTMLDivElement> };

/** Where a list goes on: that earlier items load, or that they could not be loaded, with a second try in its place. */
export function EndOfNews({ state, onLoad, ref }: Props) {
  const say = useWords(newsWords);
  const failed = state === 'failed';
  return (
    <div ref={ref} className="older-news">
      <p className="text-note" role="status">
        {state === 'loading' && say.loading}
        {failed && say.notContinued}
      </p>
      {/* It is one button in every state, so that it keeps the focus; without scrolling it is the way to go on. */}
      <Button
        look="quiet"
        aria-disabled={state === 'loading'}
        {...(failed && { icon: refreshIcon })}
        onClick={() => state !== 'loading' && onLoad()}
      >
        {failed ? say.tryAgain : say.older}
      </Button>
    </div>
  );
}
