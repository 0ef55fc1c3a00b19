import { useQuery } from '@tanstack/react-query';
import { LegalText } from '../../features/consent/legal-text/legal-text.tsx';
import { legalTextWords } from '../../features/consent/legal-text/legal-text.words.ts';
import { legalTextQueries } from '../../shell/legal-texts/legal-texts.api.ts';
import { Segment } from '../../kit/segment/segment.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useReplaceSearch } from '../../shell/router/choices-in-address.ts';
import { useSearchParams } from '../../shell/router/search-params.ts';

const kinds = ['agreement', 'privacy'] as const;

export default function LegalTextPage() {
  const say = useWords(legalTextWords);
  const wanted = useSearchParams().get('kind');
  const kind = kinds.find((known) => known === wanted) ?? 'agreement';
  const replaceSearch = useReplaceSearch();
  const texts = useQuery(legalTextQueries.all(useLanguage()));
  return (
    <Page title={say.texts}>
      <Segment
        name="kind"
        label={say.which}
        choices={kinds.map((value) => ({ value, text: say[value] }))}
        chosen={kind}
        onChoose={(chosen) => replaceSearch(new URLSearchParams({ kind: chosen }))}
      />
      <Loaded from={texts}>{(loaded) => <LegalText {...loaded[kind]} />}</Loaded>
    </Page>
  );
}
