import './preview.css';
import { pagePicture } from 'contract/wire/media';
import { useEffect, useRef } from 'react';
import { ServerPicture } from '../../../kit/server-picture/server-picture.tsx';
import { useWords } from '../../../lib/words.ts';
import type { Hits, OpenedFile } from '../files.api.ts';
import { usePageName } from './page-name.ts';
import { previewWords } from './preview.words.ts';

type Props = { opened: OpenedFile; page: number; hits: Hits; onOpen: (page: number) => void };

/** All pages, small and in one line, each with the number of its hits. */
export function PageStrip({ opened: { file, media, pages }, page, hits, onOpen }: Props) {
  const say = useWords(previewWords);
  const nameOf = usePageName(file);
  const strip = useRef<HTMLDivElement>(null);
  const place = pages.findIndex(({ number }) => number === page);
  useEffect(() => bringIntoView(strip.current, place), [place]);
  const counts = new Map(hits.map(({ number, marks }) => [number, marks.length]));
  if (pages.length < 2) return null;
  return (
    <div ref={strip} className="page-strip" role="group" aria-label={say.strip}>
      {pages.map(({ number, name, picture }) => {
        const count = counts.get(number);
        const label = [nameOf(number), name, count !== undefined && say.hits(count)].filter(Boolean).join(' · ');
        return (
          <button
            key={number}
            type="button"
            className="page-strip__page num"
            aria-label={label}
            aria-current={number === page}
            onClick={() => onOpen(number)}
          >
            <span className="page-strip__paper">
              {picture ? (
                <ServerPicture
                  src={pagePicture({ id: media }, number)}
                  loading="lazy"
                  decoding="async"
                  instead={<Lines />}
                />
              ) : (
                <Lines />
              )}
              {count !== undefined && <span className="page-strip__hits" data-count={count} />}
            </span>
            {number}
          </button>
        );
      })}
    </div>
  );
}

/** Stands for a page of which there is no picture. */
function Lines() {
  return (
    <svg viewBox="0 0 44 60" aria-hidden="true">
      <path d="M6 10h26M6 16h32M6 22h32M6 28h24M6 34h32M6 40h32M6 46h18" />
    </svg>
  );
}

function bringIntoView(strip: HTMLElement | null, place: number) {
  const page = strip?.children[place];
  if (!strip || !(page instanceof HTMLElement)) return;
  strip.scrollLeft = page.offsetLeft - strip.offsetLeft - (strip.clientWidth - page.offsetWidth) / 2;
}
