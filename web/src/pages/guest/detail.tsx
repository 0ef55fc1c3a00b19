import { useQuery } from '@tanstack/react-query';
import { DelegateDetails } from '../../features/delegates/delegate/delegate-details.tsx';
import { DelegateWhileLoading } from '../../features/delegates/delegate/delegate-while-loading.tsx';
import { delegateWords } from '../../features/delegates/delegate/delegate.words.ts';
import { delegateQueries } from '../../features/delegates/delegates.api.ts';
import { delegateBookmark } from '../../features/favourites/bookmark/in-lists.tsx';
import { ConfirmToSee } from '../../features/sign-in/confirm/confirm-to-see.tsx';
import { useLanguage } from '../../lib/language.ts';
import { directoryPath } from '../../lib/paths.ts';
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
  return (
    <Page title={say.delegate} about={shownData(delegate)?.name}>
      <ConfirmToSee error={delegate.error}>
        <Loaded
          from={delegate}
          missing={<ItemMissing title={say.missing} text={say.missingText} list={list} />}
          meanwhile={row && <DelegateWhileLoading row={row} />}
        >
          {(found) => <DelegateDetails delegate={found} bookmark={delegateBookmark(found)} />}
        </Loaded>
      </ConfirmToSee>
    </Page>
  );
}
