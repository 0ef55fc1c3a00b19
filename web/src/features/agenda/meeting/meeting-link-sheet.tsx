import { Button } from '../../../kit/button/button.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { isWeChat } from '../../../lib/wechat.ts';
import { useWords } from '../../../lib/words.ts';
import { useCopying } from '../../../shell/copying/use-copying.ts';
import { meetingActionWords } from './meeting-actions.words.ts';
import { useMeetingLink } from './what-is-shared.ts';

type Props = { meetingId: string; onClose: () => void };

/** Shown where the browser cannot share: it says what to do instead and offers the link. */
export function MeetingLinkSheet({ meetingId, onClose }: Props) {
  const say = useWords(meetingActionWords);
  const link = useMeetingLink(meetingId);
  const copy = useCopying();
  const messages = { copied: say.linkCopied, notCopied: say.shareByHand };
  return (
    <Sheet title={say.share} closeText={say.close} onClose={onClose}>
      <p className="text-prose">{isWeChat() ? say.shareInWeChat : say.shareByHand}</p>
      <p className="meeting-link-sheet__link">{link}</p>
      <Button block look="secondary" onClick={() => void copy(link, messages)}>
        {say.copyLink}
      </Button>
    </Sheet>
  );
}
