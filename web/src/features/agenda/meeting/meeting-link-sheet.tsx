import './meeting-link-sheet.css';
import { Button } from '../../../kit/button/button.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { isWeChat } from '../../../lib/share.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { meetingActionWords } from './meeting-actions.words.ts';
import { useMeetingLink } from './meeting-link.ts';

type Props = { meetingId: string; why: 'share' | 'download'; onClose: () => void };

/** Where a button cannot do it here: what to do instead, and the link to do it with. */
export function MeetingLinkSheet({ meetingId, why, onClose }: Props) {
  const say = useWords(meetingActionWords);
  const link = useMeetingLink(meetingId);
  const inWeChat = isWeChat();
  const title = why === 'share' ? say.share : say.openInBrowser;
  const shareText = inWeChat ? say.shareInWeChat : say.shareByHand;
  const downloadText = inWeChat ? say.noFilesInWeChat : say.noFilesInHost;

  async function copy() {
    if (await copyText(link)) overlay.toast(say.linkCopied);
    else overlay.toast(say.shareByHand);
  }

  return (
    <Sheet title={title} closeText={say.close} onClose={onClose}>
      <p className="meeting-link-sheet__text">{why === 'share' ? shareText : downloadText}</p>
      <p className="meeting-link-sheet__link">{link}</p>
      <Button block look="secondary" onClick={() => void copy()}>
        {say.copyLink}
      </Button>
    </Sheet>
  );
}
