import './share-sheet.css';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { offlineIcon } from '../../../kit/icon/icons.ts';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useOnline } from '../../../lib/connection/online.ts';
import { useWords } from '../../../lib/words.ts';
import { Poster } from '../poster/poster-when-asked-for.ts';
import { type SharedItem, useForumName, useShared } from '../what-is-shared.ts';
import { SharePreview } from './share-preview.tsx';
import { shareSheetWords } from './share-sheet.words.ts';
import { WaysToShare } from './ways-to-share.tsx';

type Props = { item: SharedItem; timeZone: string; onClose: () => void };

/** What is shared, and the ways to do it. Whoever is on the other side is told of before, not after. */
export default function ShareSheet({ item, timeZone, onClose }: Props) {
  const say = useWords(shareSheetWords);
  const what = useShared(item);
  const forum = useForumName();
  const online = useOnline();
  const [poster, setPoster] = useState(false);
  return (
    <Sheet title={poster ? say.poster : say.share} closeText={say.close} onClose={onClose}>
      {poster ? (
        <Poster atOnce {...{ item, timeZone, forum }} address={what.url} />
      ) : (
        <>
          <SharePreview item={item} forum={forum} />
          <WaysToShare what={what} onPoster={() => setPoster(true)} />
          {!online && <Note icon={offlineIcon}>{say.offline}</Note>}
          {!item.isPublic && <Note icon={infoIcon}>{say.onlyForParticipants}</Note>}
          <Button block look="secondary" className="share-sheet__cancel" onClick={onClose}>
            {say.cancel}
          </Button>
        </>
      )}
    </Sheet>
  );
}
