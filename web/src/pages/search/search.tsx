import '../../features/files/list/files.css';
import type { QueryClient } from '@tanstack/react-query';
import { fileBookmark } from '../../features/favourites/bookmark/in-lists.tsx';
import { fileQueries } from '../../features/files/files.api.ts';
import { filesWords } from '../../features/files/files.words.ts';
import { BrowsedFiles } from '../../features/files/list/browsed-files.tsx';
import { FileCategories } from '../../features/files/list/file-filters.tsx';
import { filesChoice } from '../../features/files/list/files-choice.ts';
import { FilesSearch } from '../../features/files/list/files-search.tsx';
import { FoundFiles } from '../../features/files/list/found-files.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { onwardIcon } from '../../kit/icon/icons.ts';
import { language as current } from '../../lib/language.ts';
import { findPath } from '../../lib/paths.ts';
import { searchedText } from '../../lib/text/searched-text.ts';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';
import { useAddressChoice } from '../../shell/router/choices-in-address.ts';
import { Link } from '../../shell/router/link.tsx';
import { TabBar } from '../../shell/tab-bar/tab-bar.tsx';

export function ahead(queries: QueryClient) {
  void queries.prefetchQuery(fileQueries.list({}, current.get()));
}

export default function FilesPage() {
  const say = useWords(filesWords);
  const [{ category, type, order = 'best', q = '' }, choose] = useAddressChoice(filesChoice);
  const searched = searchedText(q);
  const shared = {
    bookmark: fileBookmark,
    onType: (next: typeof type) => choose({ type: next }),
    onShowAll: () => choose({ category: undefined, type: undefined }),
  };
  return (
    <Page title={say.files} width="columns" back={false} foot={<TabBar />}>
      <FilesSearch kept={q} onSearch={(typed) => choose({ q: typed, type: undefined })} />
      <Link className="files__to-find" to={searched ? `${findPath}?${new URLSearchParams({ q: searched })}` : findPath}>
        {say.findEverything}
        <Icon path={onwardIcon} size={15} />
      </Link>
      <FileCategories chosen={category} onChoose={(next) => choose({ category: next, type: undefined })} />
      {searched ? (
        <FoundFiles
          {...{ searched, choice: { category, type, order }, ...shared }}
          onOrder={(next) => choose({ order: next === 'best' ? undefined : next })}
        />
      ) : (
        <BrowsedFiles choice={{ category, type }} {...shared} />
      )}
    </Page>
  );
}
