import { albumWords } from '../../features/album/album.words.ts';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';
import { TabBar } from '../../shell/tab-bar/tab-bar.tsx';

/** Says what will be here until the first photo is published. */
export default function AlbumPage() {
  const say = useWords(albumWords);
  return (
    <Page title={say.album} back={false} foot={<TabBar />}>
      <EmptyState type="e-data" title={say.notYet} text={say.what} />
    </Page>
  );
}
