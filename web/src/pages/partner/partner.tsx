import { useQuery } from '@tanstack/react-query';
import type { PartnerKind } from 'contract/calls/partners';
import { MediaView } from '../../features/partners/media/media-view.tsx';
import { PartnerLevels } from '../../features/partners/list/partners-by-level.tsx';
import { partnersChoice } from '../../features/partners/list/partners-choice.ts';
import { PartnersTabs } from '../../features/partners/list/partners-tabs.tsx';
import { partnerQueries } from '../../features/partners/partners.api.ts';
import { partnersWords } from '../../features/partners/partners.words.ts';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useAddressChoice } from '../../shell/router/choices-in-address.ts';

export default function PartnersPage() {
  const say = useWords(partnersWords);
  const [{ kind = 'partner' }, choose] = useAddressChoice(partnersChoice);
  return (
    <Page title={say.title} width="columns">
      <PartnersTabs chosen={kind} onChoose={(tab) => choose({ kind: tab, type: undefined })} />
      {kind === 'media' ? <Media /> : <Listed kind={kind} />}
    </Page>
  );
}

function Listed({ kind }: { kind: PartnerKind }) {
  const partners = useQuery(partnerQueries.all(useLanguage()));
  return <Loaded from={partners}>{(list) => <PartnerLevels list={list} kind={kind} />}</Loaded>;
}

function Media() {
  const say = useWords(partnersWords);
  const [{ type }, choose] = useAddressChoice(partnersChoice);
  const media = useQuery(partnerQueries.media(useLanguage()));
  return (
    <Loaded
      from={media}
      isEmpty={({ types }) => types.every(({ outlets }) => outlets.length === 0)}
      empty={<EmptyState type="e-data" title={say.noMedia} />}
    >
      {(list) => <MediaView list={list} type={type} onChoose={(chosen) => choose({ type: chosen })} />}
    </Loaded>
  );
}
