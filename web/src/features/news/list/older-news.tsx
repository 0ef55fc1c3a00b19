import './news-list.css';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../lib/words.ts';
import type { NewsChoice, NewsPages } from '../news.api.ts';
import { newsWords } from '../news.words.ts';
import { EndOfNews } from './end-of-news.tsx';
import { useOlderNews } from './use-older-news.ts';

type Props = { choice: NewsChoice; list: NewsPages };

/** The end of the list: earlier items load when it comes near, and the last one says that it is the last. */
export function OlderNews({ choice, list }: Props) {
  const say = useWords(newsWords);
  if (!list.more) return <p className="older-news text-note">{say.end}</p>;
  return <MoreNews choice={choice} list={list} />;
}

function MoreNews({ choice, list }: Props) {
  const { state, onLoad } = useOlderNews(choice, list);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What failed is not asked again and again: the button asks.
    if (state !== 'waiting' || !end.current) return undefined;
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && onLoad(), {
      rootMargin: '0px 0px 600px 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return <EndOfNews ref={end} {...{ state, onLoad }} />;
}
