import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { shareIcon } from '../../../kit/icon/action-icons.ts';
import { isWeChat } from '../../../lib/wechat.ts';
import { useWords } from '../../../lib/words.ts';
import { LinkSheet } from '../../../shell/copying/link-sheet.tsx';
import { share } from '../../../shell/copying/share-or-copy.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import type { ZonedMeeting } from '../agenda.api.ts';
import { meetingActionWords } from './meeting-actions.words.ts';
import { useSharedMeeting } from './what-is-shared.ts';

/** Shares by the menu of the host app or the phone; WeChat has one of its own, and elsewhere the link is copied. */
export function ShareButton({ meeting }: { meeting: ZonedMeeting }) {
  const say = useWords(meetingActionWords);
  const what = useSharedMeeting(meeting);
  const [byHand, setByHand] = useState(false);

  async function passOn() {
    if (isWeChat()) return setByHand(true);
    const done = await share(what);
    if (done === 'copied') overlay.toast(say.linkCopied);
    if (done === 'not possible') setByHand(true);
  }

  return (
    <>
      <Button look="quiet" className="meeting-actions__share" icon={shareIcon} onClick={() => void passOn()}>
        {say.share}
      </Button>
      {byHand && (
        <LinkSheet
          title={say.share}
          text={isWeChat() ? say.shareInWeChat : undefined}
          link={what.url}
          onClose={() => setByHand(false)}
        />
      )}
    </>
  );
}
