import { useQuery } from '@tanstack/react-query';
import type { FileRow } from 'contract/calls/files';
import type { FileType } from 'contract/file-categories';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { ListEnd } from '../../../shell/endless/list-end.tsx';
import { useFurther } from '../../../shell/endless/use-further.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { ZoneNote } from '../../../shell/zone-note/zone-note.tsx';
import { type FilePages, type FilesChoice, fileQueries } from '../files.api.ts';
import { filesWords } from '../files.words.ts';
import { FileTypes } from './file-filters.tsx';
import { FileList } from './file-list.tsx';
import { NoFiles } from './no-files.tsx';

type Props = {
  choice: FilesChoice;
  bookmark: (file: FileRow) => ReactNode;
  onType: (type: FileType | undefined) => void;
  onShowAll: () => void;
};

/** The files of a category, newest first. */
export function BrowsedFiles({ choice, bookmark, onType, onShowAll }: Props) {
  const list = useQuery(fileQueries.list(choice, useLanguage()));
  return (
    <Loaded from={list}>
      {(shown) => (
        <>
          <FileTypes counts={shown.types} chosen={choice.type} onChoose={onType} />
          {shown.items.length > 0 ? (
            <Rows key={JSON.stringify(choice)} {...{ choice, bookmark, shown }} settled={!list.isPlaceholderData} />
          ) : (
            <NoFiles {...choice} onShowAll={onShowAll} />
          )}
        </>
      )}
    </Loaded>
  );
}

type RowsProps = Pick<Props, 'choice' | 'bookmark'> & { shown: FilePages; settled: boolean };

function Rows({ choice, bookmark, shown, settled }: RowsProps) {
  const say = useWords(filesWords);
  const further = useFurther(fileQueries.list(choice, useLanguage()), shown);
  return (
    <>
      <FileList label={say.files} items={shown.items} timeZone={shown.timeZone} bookmark={bookmark} />
      <ZoneNote timeZone={shown.timeZone} />
      {settled && <ListEnd {...further} hasMore={shown.more} />}
    </>
  );
}
