import { useQuery } from '@tanstack/react-query';
import { PartnerDetails } from '../../features/partners/detail/partner-details.tsx';
import { partnerWords } from '../../features/partners/detail/partner.words.ts';
import { partnerQueries } from '../../features/partners/partners.api.ts';
import { useLanguage } from '../../lib/language.ts';
import { partnersTabPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { ItemMissing } from '../../shell/loaded/item-missing.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { shownData } from '../../shell/loaded/shown-data.ts';
import { Page } from '../../shell/page/page.tsx';
import { useSearchParams } from '../../shell/router/search-params.ts';

export default function PartnerPage() {
  const say = useWords(partnerWords);
  const id = useSearchParams().get('id') ?? '';
  const partner = useQuery(partnerQueries.one(id, useLanguage()));
  const list = { text: say.openList, path: partnersTabPath('partner') };
  return (
    <Page title={say[partner.data?.kind ?? 'partner']} about={shownData(partner)?.name}>
      <Loaded from={partner} missing={<ItemMissing title={say.missing} text={say.missingText} list={list} />}>
        {(found) => <PartnerDetails partner={found} />}
      </Loaded>
    </Page>
  );
}
