import './preview.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchedText } from '../../../lib/text/searched-text.ts';
import { useWords } from '../../../lib/words.ts';
import { useAddressChoice } from '../../../shell/router/choices-in-address.ts';
import { fileQueries, type Hits, type OpenedFile } from '../files.api.ts';
import { FileHead } from './file-head.tsx';
import { FilePages } from './file-pages.tsx';
import { FindBar } from './find-bar.tsx';
import { hitAfter, hitsInOrder, shownHit } from './hits.ts';
import { InsideNote, NoPreview } from './inside-note.tsx';
import { PictureFile } from './picture-file.tsx';
import { chosenPage, previewChoice } from './preview-choice.ts';
import { previewWords } from './preview.words.ts';

type Props = {
  opened: OpenedFile;
  /** Another version is there, so that nothing more can be asked about this one. */
  outdated: boolean;
};

const noHits: Hits = [];

/** A file with its pages, and what was searched for in it. */
export function FilePreview({ opened, outdated }: Props) {
  const say = useWords(previewWords);
  const { file, pages, timeZone } = opened;
  const [{ q = '', page: typed }, choose] = useAddressChoice(previewChoice);
  const searched = file.inside === 'searched' ? searchedText(q) : undefined;
  const { data } = useQuery({
    ...fileQueries.hits(opened, searched ?? ''),
    enabled: searched !== undefined && !outdated,
  });
  const found = searched ? data?.pages : undefined;
  const hits = hitsInOrder(found ?? noHits);
  // Where somebody read who then searched: that page stays until a hit is known, and if there is none.
  const [read, setRead] = useState<number>();
  const page = chosenPage(pages, typed) ?? hits[0]?.page ?? read ?? pages[0]?.number ?? 1;
  const [chosen, setChosen] = useState<number>();
  const shown = shownHit(hits, page, chosen);
  const open = (number: number) => choose({ page: String(number) });

  function search(text: string) {
    setRead(page);
    // The place of a hit says nothing about those of another text.
    setChosen(undefined);
    choose({ q: text, page: undefined });
  }
  function step(by: 1 | -1) {
    const next = hitAfter(hits, page, shown, by);
    setChosen(next);
    open(hits[next]?.page ?? page);
  }
  return (
    <>
      <FileHead {...{ file, page, timeZone }} />
      {file.inside === 'searched' && (
        <FindBar kept={q} found={found && { count: hits.length, shown }} onSearch={search} onStep={step} />
      )}
      {outdated && searched && !found && (
        <p role="status" className="file-preview__note text-note">
          {say.formerNotSearched}
        </p>
      )}
      {file.preview !== 'none' && <InsideNote file={file} />}
      {file.preview === 'picture' && <PictureFile opened={opened} />}
      {(file.preview === 'pages' || file.preview === 'text') && (
        <FilePages
          {...{ opened, outdated, page, searched }}
          hits={found ?? noHits}
          place={hits[shown ?? -1]?.place}
          onOpen={open}
        />
      )}
      {file.preview === 'none' && <NoPreview file={file} />}
    </>
  );
}
