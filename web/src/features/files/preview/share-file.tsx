import './preview.css';
import type { FileRow } from 'contract/calls/files';
import { useState } from 'react';
import { shareIcon } from '../../../kit/icon/action-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onceWithin } from '../../../lib/double-tap.ts';
import { filePath } from '../../../lib/found-paths.ts';
import { isWeChat } from '../../../lib/wechat.ts';
import { useWords } from '../../../lib/words.ts';
import { LinkSheet } from '../../../shell/copying/link-sheet.tsx';
import { share } from '../../../shell/copying/share-or-copy.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { useHref } from '../../../shell/router/router-context.ts';
import { previewWords } from './preview.words.ts';

/** Shares the address of the page. Whoever opens it sees the file only if they may. */
export function ShareFile({ file: { id, title } }: { file: FileRow }) {
  const say = useWords(previewWords);
  const url = new URL(useHref(filePath(id)), window.location.origin).href;
  const [byHand, setByHand] = useState(false);
  // A phone refuses a second menu while the first one is open, and the link would be copied without need.
  const [once] = useState(() => onceWithin());

  async function passOn() {
    if (isWeChat()) return setByHand(true);
    const done = await share({ title, url });
    if (done === 'copied') overlay.toast(say.linkCopied);
    if (done === 'not possible') setByHand(true);
  }
  const text = isWeChat() ? say.shareInWeChat : undefined;
  return (
    <>
      <button
        type="button"
        className="share-file touch-square"
        aria-label={say.share}
        onClick={() => void once(passOn)}
      >
        <Icon path={shareIcon} />
      </button>
      {byHand && <LinkSheet title={say.share} text={text} link={url} onClose={() => setByHand(false)} />}
    </>
  );
}
