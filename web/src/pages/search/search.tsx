import { filesWords } from '../../features/files/files.words.ts';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';
import { TabBar } from '../../shell/tab-bar/tab-bar.tsx';

/** Says what will be here until the first file is published. */
export default function FilesPage() {
  const say = useWords(filesWords);
  return (
    <Page title={say.files} back={false} foot={<TabBar />}>
      <EmptyState type="e-data" title={say.notYet} text={say.what} />
    </Page>
  );
}
