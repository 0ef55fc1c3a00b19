import { useQuery } from '@tanstack/react-query';
import { CompanyProfile } from '../../features/partners/detail/company-profile.tsx';
import { partnerWords } from '../../features/partners/detail/partner.words.ts';
import { partnerQueries } from '../../features/partners/partners.api.ts';
import { useLanguage } from '../../lib/language.ts';
import { delegatePath, partnersTabPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { ItemMissing } from '../../shell/loaded/item-missing.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { shownData } from '../../shell/loaded/shown-data.ts';
import { Page } from '../../shell/page/page.tsx';
import { useSearchParams } from '../../shell/router/search-params.ts';

export default function CompanyPage() {
  const say = useWords(partnerWords);
  const id = useSearchParams().get('id') ?? '';
  const partner = useQuery(partnerQueries.one(id, useLanguage()));
  const list = { text: say.openList, path: partnersTabPath('partner') };
  return (
    <Page title={say.company} about={shownData(partner)?.name}>
      <Loaded from={partner} missing={<ItemMissing title={say.missing} text={say.missingText} list={list} />}>
        {(found) => <CompanyProfile partner={found} pathOf={delegatePath} />}
      </Loaded>
    </Page>
  );
}
