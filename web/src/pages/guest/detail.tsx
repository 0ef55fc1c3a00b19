import { useQuery } from '@tanstack/react-query';
import { DelegateDetails } from '../../features/delegates/delegate/delegate-details.tsx';
import { DelegateMissing } from '../../features/delegates/delegate/delegate-missing.tsx';
import { delegateWords } from '../../features/delegates/delegate/delegate.words.ts';
import { delegateQueries } from '../../features/delegates/delegates.api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useSearchParams } from '../../shell/router/search-params.ts';

export default function DelegatePage() {
  const say = useWords(delegateWords);
  const id = useSearchParams().get('id') ?? '';
  const delegate = useQuery(delegateQueries.one(id, useLanguage()));
  return (
    <Page title={say.delegate}>
      <Loaded from={delegate} missing={<DelegateMissing />}>
        {(found) => <DelegateDetails delegate={found} />}
      </Loaded>
    </Page>
  );
}
