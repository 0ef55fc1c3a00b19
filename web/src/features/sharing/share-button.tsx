import './share-button.css';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { shareIcon } from '../../kit/icon/action-icons.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { whenQuiet } from '../../lib/idle/idle.ts';
import { isWeChat } from '../../lib/wechat.ts';
import { useWords } from '../../lib/words.ts';
import { Poster } from './poster/poster-when-asked-for.ts';
import { sharingWords } from './sharing.words.ts';
import type { SharedItem } from './what-is-shared.ts';

const WeChatCard = loadedLater(() => import('./wechat/wechat-card.tsx'));
const ShareSheet = loadedLater(() => import('./sheet/share-sheet.tsx'));

type Props = {
  item: SharedItem;
  timeZone: string;
  /** Inside the host app there is no top bar, so that it stands in the page with its word. */
  inPage?: boolean;
};

/** Opens the ways to share an article. */
export function ShareButton({ item, timeZone, inPage = false }: Props) {
  const say = useWords(sharingWords);
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  // Sharing works without a network, too, so the code is fetched while there is one.
  useEffect(() => whenQuiet(ShareSheet.prepare), []);
  useEffect(() => whenQuiet(Poster.prepare), []);
  return (
    <>
      {inPage ? (
        <Button block look="secondary" icon={shareIcon} className="share-in-page" onClick={show}>
          {say.share}
        </Button>
      ) : (
        <button type="button" className="share-button touch-square" aria-label={say.share} onClick={show}>
          <Icon path={shareIcon} />
        </button>
      )}
      {isWeChat() && <WeChatCard item={item} />}
      {open && <ShareSheet atOnce {...{ item, timeZone }} onClose={() => setOpen(false)} />}
    </>
  );
}
