import { useQuery } from '@tanstack/react-query';
import { aboutQueries } from '../../features/about/about.api.ts';
import { QuestionsView } from '../../features/about/questions/questions-view.tsx';
import { questionWords } from '../../features/about/questions/questions.words.ts';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';

export default function QuestionsPage() {
  const say = useWords(questionWords);
  const questions = useQuery(aboutQueries.questions(useLanguage()));
  return (
    <Page title={say.questions} width="columns">
      <Loaded
        from={questions}
        isEmpty={({ categories }) => categories.length === 0}
        empty={<EmptyState type="e-data" title={say.none} />}
      >
        {({ categories }) => <QuestionsView categories={categories} />}
      </Loaded>
    </Page>
  );
}
