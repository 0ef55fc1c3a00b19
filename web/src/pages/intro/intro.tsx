import { useQuery } from '@tanstack/react-query';
import { aboutQueries } from '../../features/about/about.api.ts';
import { introductionWords } from '../../features/about/introduction/introduction.words.ts';
import { IntroductionView } from '../../features/about/introduction/introduction-view.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';

export default function AboutPage() {
  const say = useWords(introductionWords);
  const introduction = useQuery(aboutQueries.introduction(useLanguage()));
  return (
    <Page title={say.about}>
      <Loaded from={introduction}>{(loaded) => <IntroductionView introduction={loaded} />}</Loaded>
    </Page>
  );
}
