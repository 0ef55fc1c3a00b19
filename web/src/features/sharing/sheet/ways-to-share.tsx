import { useState } from 'react';
import { shareIcon } from '../../../kit/icon/action-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { chatIcon, linkIcon, momentsIcon, posterIcon } from './share-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { onceWithin } from '../../../lib/double-tap.ts';
import { useStore } from '../../../lib/store.ts';
import { isWeChat } from '../../../lib/wechat.ts';
import { useWords } from '../../../lib/words.ts';
import { FramedAddress } from '../../../shell/copying/framed-address.tsx';
import { hasShareMenu, share, type Shareable } from '../../../shell/copying/share-or-copy.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { cardIsSet } from '../wechat/card-is-set.ts';
import { shareSheetWords } from './share-sheet.words.ts';

type Props = { what: Shareable; onPoster: () => void };

/** The phone's own menu where it has one, WeChat's where that is, a poster, and the link, which always works. */
export function WaysToShare({ what, onPoster }: Props) {
  const say = useWords(shareSheetWords);
  // Where the clipboard is closed, the link stands there to be copied by hand.
  const [byHand, setByHand] = useState(false);
  // No page may open WeChat's menu, so it says how.
  const [howInWeChat, setHowInWeChat] = useState(false);
  const hasCard = useStore(cardIsSet);
  const tellHow = () => setHowInWeChat(true);

  function tellCopied(copied: boolean) {
    overlay.toast(copied ? say.linkCopied : say.copyByHand);
    setByHand(!copied);
  }
  async function passOn() {
    const done = await share(what);
    if (done === 'copied' || done === 'not possible') tellCopied(done === 'copied');
  }
  return (
    <>
      <ul className="share-ways" aria-label={say.ways}>
        {isWeChat() ? (
          <>
            <Way icon={chatIcon} text={say.chat} onTap={tellHow} />
            <Way icon={momentsIcon} text={say.moments} onTap={tellHow} />
          </>
        ) : (
          hasShareMenu(what) && <Way icon={shareIcon} text={say.byPhone} onTap={() => void passOn()} />
        )}
        <Way icon={posterIcon} text={say.makePoster} onTap={onPoster} />
        <Way icon={linkIcon} text={say.copyLink} onTap={() => void copyText(what.url).then(tellCopied)} />
      </ul>
      <div role="status" className="share-ways__how">
        {howInWeChat && <Note icon={infoIcon}>{hasCard ? say.inWeChat : say.inWeChatByLink}</Note>}
      </div>
      {byHand && <FramedAddress caption={say.address} address={what.url} copyText={say.copyLink} />}
    </>
  );
}

function Way({ icon, text, onTap }: { icon: string; text: string; onTap: () => void }) {
  const [once] = useState(() => onceWithin());
  return (
    <li>
      <button type="button" className="share-way" onClick={() => once(onTap)}>
        <span className="share-way__icon">
          <Icon path={icon} />
        </span>
        {text}
      </button>
    </li>
  );
}
