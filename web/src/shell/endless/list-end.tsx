import './endless.css';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { refreshIcon } from '../../kit/icon/icons.ts';
import { useWords } from '../../lib/words.ts';
import { endlessWords } from './endless.words.ts';

type Props = { state: 'waiting' | 'loading' | 'failed'; onLoad: () => void; hasMore: boolean };

/** The end of a list: the rest loads when it comes near, and a list that is whole says so. */
export function ListEnd({ state, onLoad, hasMore }: Props) {
  const say = useWords(endlessWords);
  if (!hasMore) return <p className="list-end text-note">{say.end}</p>;
  return <GoesOn {...{ state, onLoad }} />;
}

/** What failed is not asked again and again: the button asks, and it is the way to go on without scrolling. */
function GoesOn({ state, onLoad }: Omit<Props, 'hasMore'>) {
  const say = useWords(endlessWords);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'waiting' || !end.current) return undefined;
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && onLoad(), {
      rootMargin: '0px 0px 600px 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  const failed = state === 'failed';
  return (
    <div ref={end} className="list-end">
      <p className="text-note" role="status">
        {state === 'loading' && say.loading}
        {failed && say.notContinued}
      </p>
      {/* It is one button in every state, so that it keeps the focus. */}
      <Button
        look="quiet"
        aria-disabled={state === 'loading'}
        {...(failed && { icon: refreshIcon })}
        onClick={() => state !== 'loading' && onLoad()}
      >
        {failed ? say.tryAgain : say.more}
      </Button>
    </div>
  );
}
