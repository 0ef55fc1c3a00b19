import { useQuery } from '@tanstack/react-query';
import { AfterBothAccepted, DelegateFoot } from '../../features/cards/send/delegate-foot.tsx';
import { DelegateDetails } from '../../features/delegates/delegate/delegate-details.tsx';
import { DelegateWhileLoading } from '../../features/delegates/delegate/delegate-while-loading.tsx';
import { delegateWords } from '../../features/delegates/delegate/delegate.words.ts';
import { delegateQueries } from '../../features/delegates/delegates.api.ts';
import { BookmarkButton } from '../../features/favourites/bookmark/bookmark-button.tsx';
import { useBookmarks } from '../../features/favourites/bookmark/bookmarks.ts';
import { ConfirmToSee } from '../../features/sign-in/confirm/confirm-to-see.tsx';
import { useLanguage } from '../../lib/language.ts';
import { directoryPath } from '../../lib/paths.ts';
import { storage } from '../../lib/storage/storage.ts';
import { useWords } from '../../lib/words.ts';
import { ItemMissing } from '../../shell/loaded/item-missing.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { shownData } from '../../shell/loaded/shown-data.ts';
import { Page } from '../../shell/page/page.tsx';
import { useSearchParams } from '../../shell/router/search-params.ts';

export default function DelegatePage() {
  const say = useWords(delegateWords);
  const id = useSearchParams().get('id') ?? '';
  const language = useLanguage();
  const delegate = useQuery(delegateQueries.one(id, language));
  const row = useQuery(delegateQueries.kept(language)).data?.delegates?.find((listed) => listed.id === id);
  const list = { text: say.openDirectory, path: directoryPath };
  const shown = shownData(delegate);
  const isOwn = storage.userObj.get()?.id === id;
  return (
    <Page
      title={say.delegate}
      about={shown?.name}
      foot={shown && !isOwn && <DelegateFoot delegate={shown} bookmark={<Bookmark of={shown} />} />}
    >
      <ConfirmToSee error={delegate.error}>
        <Loaded
          from={delegate}
          missing={<ItemMissing title={say.missing} text={say.missingText} list={list} />}
          meanwhile={row && <DelegateWhileLoading row={row} />}
        >
          {(found) => (
            <>
              <DelegateDetails delegate={found} />
              {!isOwn && <AfterBothAccepted delegateId={found.id} />}
            </>
          )}
        </Loaded>
      </ConfirmToSee>
    </Page>
  );
}

function Bookmark({ of: { id, name } }: { of: { id: string; name: string } }) {
  const on = useBookmarks()('delegate', id);
  return <BookmarkButton kind="delegate" {...{ id, name, on }} withWord />;
}
