import { useQuery } from '@tanstack/react-query';
import type { DelegateRow } from 'contract/calls/delegates';
import { delegatePath } from '../../features/delegates/delegate-path.ts';
import { delegateQueries } from '../../features/delegates/delegates.api.ts';
import { CompanyProfile } from '../../features/partners/company-profile.tsx';
import { PartnerMissing } from '../../features/partners/partner-missing.tsx';
import { partnerWords } from '../../features/partners/partner.words.ts';
import { partnerQueries } from '../../features/partners/partners.api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useSearchParams } from '../../shell/router/search-params.ts';

/** In the order of protocol; while the language changes, one of the two may still be in the other. */
function listedOf(organisation: string, delegates: readonly DelegateRow[]) {
  return delegates
    .filter((row) => row.organisation === organisation || row.other.organisation === organisation)
    .toSorted((a, b) => a.rankOrder - b.rankOrder)
    .map(({ id, name, title, photo }) => ({ id, name, title, photo, to: delegatePath(id) }));
}

export default function CompanyPage() {
  const say = useWords(partnerWords);
  const id = useSearchParams().get('id') ?? '';
  const language = useLanguage();
  const partner = useQuery(partnerQueries.one(id, language));
  const directory = useQuery({ ...delegateQueries.all(language), enabled: partner.isSuccess });
  return (
    <Page title={say.company}>
      <Loaded from={partner} missing={<PartnerMissing />}>
        {(found) => <CompanyProfile partner={found} people={listedOf(found.name, directory.data?.delegates ?? [])} />}
      </Loaded>
    </Page>
  );
}
