import './preview.css';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { useWords } from '../../../lib/words.ts';
import type { Hits, OpenedFile } from '../files.api.ts';
import { usePageName } from './page-name.ts';
import { PagePicture } from './page-picture.tsx';
import { PageStrip } from './page-strip.tsx';
import { previewWords } from './preview.words.ts';
import { TextPage } from '../text-page/text-page.tsx';

type Props = {
  opened: OpenedFile;
  outdated: boolean;
  page: number;
  searched: string | undefined;
  hits: Hits;
  /** The current hit, counted on its page. */
  place: number | undefined;
  onOpen: (page: number) => void;
};

/** One page at a time, as its picture or as its text, and all of them small below. */
export function FilePages({ opened, outdated, page, searched, hits, place, onOpen }: Props) {
  const say = useWords(previewWords);
  const nameOf = usePageName(opened.file);
  const [asText, setAsText] = useState(false);
  const shown = opened.pages.find(({ number }) => number === page);
  const { marks = [], places = [] } = hits.find(({ number }) => number === page) ?? {};
  if (!shown) return null;
  const label = searched && marks.length > 0 ? say.marked(nameOf(page), searched) : nameOf(page);
  const turn = (step: 1 | -1) => {
    const next = opened.pages[opened.pages.indexOf(shown) + step];
    if (next) onOpen(next.number);
  };
  return (
    <>
      {shown.picture && !asText ? (
        <PagePicture
          media={opened.media}
          page={shown}
          size={shown.picture}
          {...{ label, places }}
          current={place}
          onSwipe={turn}
        />
      ) : (
        <TextPage {...{ opened, outdated, marks }} number={page} current={place} />
      )}
      {shown.picture && opened.file.inside === 'searched' && (
        <div className="file-preview__ways">
          <Button look="quiet" onClick={() => setAsText(!asText)}>
            {asText ? say.asPicture : say.asText}
          </Button>
        </div>
      )}
      <PageStrip {...{ opened, page, hits, onOpen }} />
    </>
  );
}
