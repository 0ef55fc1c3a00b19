import { albumWords } from '../../features/album/album.words.ts';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';

/** Says what will be here until the first photo is published. It opens as a page of its own, without the tab bar. */
export default function AlbumPage() {
  const say = useWords(albumWords);
  return (
    <Page title={say.album}>
      <EmptyState type="e-data" title={say.notYet} text={say.what} />
    </Page>
  );
}
