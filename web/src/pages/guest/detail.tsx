import { useQuery } from '@tanstack/react-query';
import { DelegateDetails } from '../../features/delegates/delegate/delegate-details.tsx';
import { delegateWords } from '../../features/delegates/delegate/delegate.words.ts';
import { delegateQueries } from '../../features/delegates/delegates.api.ts';
import { ConfirmToSee } from '../../features/sign-in/confirm/confirm-to-see.tsx';
import { useLanguage } from '../../lib/language.ts';
import { directoryPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { ItemMissing } from '../../shell/loaded/item-missing.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useSearchParams } from '../../shell/router/search-params.ts';

export default function DelegatePage() {
  const say = useWords(delegateWords);
  const id = useSearchParams().get('id') ?? '';
  const delegate = useQuery(delegateQueries.one(id, useLanguage()));
  const list = { text: say.openDirectory, path: directoryPath };
  return (
    <Page title={say.delegate}>
      <ConfirmToSee error={delegate.error}>
        <Loaded from={delegate} missing={<ItemMissing title={say.missing} text={say.missingText} list={list} />}>
          {(found) => <DelegateDetails delegate={found} />}
        </Loaded>
      </ConfirmToSee>
    </Page>
  );
}
