import { useQuery } from '@tanstack/react-query';
import { BookmarkButton } from '../../features/favourites/bookmark/bookmark-button.tsx';
import { useBookmarks } from '../../features/favourites/bookmark/bookmarks.ts';
import { fileQueries } from '../../features/files/files.api.ts';
import { DownloadBar } from '../../features/files/preview/download-bar.tsx';
import { previewWords } from '../../features/files/preview/preview.words.ts';
import { ReadFile } from '../../features/files/preview/read-file.tsx';
import { ShareFile } from '../../features/files/preview/share-file.tsx';
import { useLanguage } from '../../lib/language.ts';
import { filesPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { ItemMissing } from '../../shell/loaded/item-missing.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { shownData } from '../../shell/loaded/shown-data.ts';
import { Page } from '../../shell/page/page.tsx';
import { useSearchParams } from '../../shell/router/search-params.ts';
import { LanguageSwitch } from '../../shell/top-bar/language-switch.tsx';

export default function FilePage() {
  const say = useWords(previewWords);
  const id = useSearchParams().get('id') ?? '';
  const opened = useQuery(fileQueries.one(id, useLanguage()));
  const { inHostApp } = useAppContext();
  const file = shownData(opened)?.file;
  return (
    <Page
      title={say.preview}
      about={file?.title}
      {...(file && {
        actions: (
          <>
            <Bookmark id={id} title={file.title} />
            {inHostApp ? <LanguageSwitch /> : <ShareFile file={file} />}
          </>
        ),
        foot: <DownloadBar key={id} file={file} />,
      })}
    >
      <Loaded from={opened} missing={<Gone wasRead={opened.data !== undefined} />}>
        {(shown) => <ReadFile key={id} newest={shown} />}
      </Loaded>
    </Page>
  );
}

function Bookmark({ id, title }: { id: string; title: string }) {
  const on = useBookmarks()('file', id);
  return <BookmarkButton kind="file" {...{ id, on }} name={title} />;
}

/** A file that is withdrawn while somebody reads it says so, and not that it never existed. */
function Gone({ wasRead }: { wasRead: boolean }) {
  const say = useWords(previewWords);
  const list = { text: say.openFiles, path: filesPath };
  return wasRead ? (
    <ItemMissing title={say.withdrawn} text={say.withdrawnText} list={list} />
  ) : (
    <ItemMissing title={say.missing} text={say.missingText} list={list} />
  );
}
