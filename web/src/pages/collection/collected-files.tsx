import { useQuery } from '@tanstack/react-query';
import type { FileRow } from 'contract/calls/files';
import { useEffect } from 'react';
import { fileBookmark } from '../../features/favourites/bookmark/in-lists.tsx';
import { BookmarkedFiles } from '../../features/favourites/lists/bookmarked-files.tsx';
import { type FilePages, fileQueries } from '../../features/files/files.api.ts';
import { FileList } from '../../features/files/list/file-list.tsx';
import { useLanguage } from '../../lib/language.ts';
import { ListEnd } from '../../shell/endless/list-end.tsx';
import { useFurther } from '../../shell/endless/use-further.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';

type Props = { bookmarked: readonly string[] };

/** The segment of bookmarked files. Files provide the rows, and are read on until all that is bookmarked was found. */
export default function CollectedFiles({ bookmarked }: Props) {
  const files = useQuery(fileQueries.list({}, useLanguage()));
  return (
    <Loaded from={files}>
      {(list) => (
        <BookmarkedFiles
          items={list.items}
          rows={rowsIn(list.timeZone)}
          rest={isIncomplete(list, bookmarked) && <FindAll list={list} />}
        />
      )}
    </Loaded>
  );
}

const rowsIn = (timeZone: string) => (items: readonly FileRow[], label: string) => (
  <FileList {...{ items, label, timeZone }} bookmark={fileBookmark} />
);

function isIncomplete({ items, more }: FilePages, wanted: readonly string[]): boolean {
  const read = new Set(items.map(({ id }) => id));
  return more && wanted.some((id) => !read.has(id));
}

/** Reads on, piece by piece; it disappears as soon as nothing is missing. */
function FindAll({ list }: { list: FilePages }) {
  const { state, onLoad } = useFurther(fileQueries.list({}, useLanguage()), list);
  useEffect(() => {
    if (state === 'waiting') onLoad();
  });
  return <ListEnd state={state === 'failed' ? 'failed' : 'loading'} onLoad={onLoad} hasMore />;
}
