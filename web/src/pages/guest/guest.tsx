import { useQuery } from '@tanstack/react-query';
import type { DelegateRow } from 'contract/calls/delegates';
import { useCallback } from 'react';
import { useListedCards } from '../../features/cards/send/in-lists.tsx';
import { delegateQueries } from '../../features/delegates/delegates.api.ts';
import { DirectoryView } from '../../features/delegates/directory/directory-view.tsx';
import { directoryWords } from '../../features/delegates/directory/directory.words.ts';
import { delegateBookmark } from '../../features/favourites/bookmark/in-lists.tsx';
import { useConfirmSession } from '../../features/sign-in/confirm/use-confirmed-first.tsx';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useLanguage } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';

const nobody: readonly DelegateRow[] = [];

export default function DirectoryPage() {
  const say = useWords(directoryWords);
  const directory = useQuery(delegateQueries.all(useLanguage()));
  const { sheet, confirmedFirst } = useConfirmSession();
  const { button, sheet: cardSheet } = useListedCards(confirmedFirst);
  const me = storage.userObj.get()?.id;
  const actions = useCallback(
    (delegate: DelegateRow) => (
      <>
        {delegateBookmark(delegate)}
        {delegate.id !== me && button(delegate)}
      </>
    ),
    [button, me],
  );
  return (
    <Page title={say.delegates} width="columns">
      <Loaded
        from={directory}
        isEmpty={({ delegates }) => !delegates?.length}
        empty={<EmptyState type="e-data" title={say.nobodyYet} />}
      >
        {({ delegates }) => <DirectoryView delegates={delegates ?? nobody} actions={actions} />}
      </Loaded>
      {sheet}
      {cardSheet}
    </Page>
  );
}
