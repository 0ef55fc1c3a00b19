import { useQuery } from '@tanstack/react-query';
import type { FileRow } from 'contract/calls/files';
import type { FileType } from 'contract/file-categories';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { ListEnd } from '../../../shell/endless/list-end.tsx';
import { useFurther } from '../../../shell/endless/use-further.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { type FilesChoice, type FilesOrder, type FoundPages, fileQueries } from '../files.api.ts';
import { filesWords } from '../files.words.ts';
import { FileTypes } from './file-filters.tsx';
import { FileList } from './file-list.tsx';
import { NoHit } from './no-files.tsx';

/** Lines that become shorter. */
const sortIcon = 'M5 7h14M7.5 12h9M10 17h4';

type Choice = FilesChoice & { order: FilesOrder };
type Props = {
  searched: string;
  choice: Choice;
  bookmark: (file: FileRow) => ReactNode;
  onType: (type: FileType | undefined) => void;
  onOrder: (order: FilesOrder) => void;
  onShowAll: () => void;
};

/** The files that have the text, best match first or newest first. */
export function FoundFiles({ searched, choice, bookmark, onType, onOrder, onShowAll }: Props) {
  const list = useQuery(fileQueries.found(searched, choice, useLanguage()));
  const narrowed = choice.category !== undefined || choice.type !== undefined;
  return (
    <Loaded from={list}>
      {(shown) => (
        <>
          <FileTypes counts={shown.types} chosen={choice.type} onChoose={onType} />
          <Counted {...{ shown, choice, onOrder }} />
          {shown.items.length > 0 ? (
            <Rows
              key={`${searched} ${JSON.stringify(choice)}`}
              {...{ searched, choice, bookmark, shown }}
              settled={!list.isPlaceholderData}
            />
          ) : (
            <NoHit {...{ searched, narrowed, onShowAll }} />
          )}
        </>
      )}
    </Loaded>
  );
}

type CountedProps = Pick<Props, 'choice' | 'onOrder'> & { shown: FoundPages };

function Counted({ shown: { total }, choice: { order }, onOrder }: CountedProps) {
  const say = useWords(filesWords);
  const other = order === 'best' ? 'newest' : 'best';
  return (
    <div className={total > 0 ? 'files__counted' : 'unseen'}>
      <p className="text-detail num" role="status">
        {order === 'best' ? say.bestFirst(total) : say.newestFirst(total)}
      </p>
      {total > 1 && (
        <button type="button" className="files__sort" onClick={() => onOrder(other)}>
          <Icon path={sortIcon} size={18} />
          {other === 'newest' ? say.showNewest : say.showBest}
        </button>
      )}
    </div>
  );
}

type RowsProps = Pick<Props, 'searched' | 'choice' | 'bookmark'> & { shown: FoundPages; settled: boolean };

function Rows({ searched, choice, bookmark, shown, settled }: RowsProps) {
  const say = useWords(filesWords);
  const further = useFurther(fileQueries.found(searched, choice, useLanguage()), shown);
  return (
    <>
      <FileList label={say.files} items={shown.items} timeZone={shown.timeZone} {...{ searched, bookmark }} />
      {settled && <ListEnd {...further} hasMore={shown.more} />}
    </>
  );
}
