import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../kit/button/button.tsx';
import { downloadIcon } from '../../../kit/icon/action-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { isRefusal } from '../../../lib/call/call-failure.ts';
import { followDownload } from '../../../lib/downloads/follow-download.ts';
import { opensNoFiles } from '../../../lib/browsers/opens-no-files.ts';
import { isWeChat } from '../../../lib/wechat.ts';
import { useWords } from '../../../lib/words.ts';
import { useAppContext } from '../../../shell/app-context.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { fetchOwnAgain, prepareVCards } from '../cards.api.ts';
import { friendWords } from './friends.words.ts';

/** One friend, or all of them, as a file for the phone's contacts. Phones read 3.0; 4.0 is for those who ask for it. */
export function VCardExport({ id }: { id?: string }) {
  const say = useWords(friendWords);
  const queries = useQueryClient();
  const { inHostApp } = useAppContext();
  async function download(version: '3.0' | '4.0') {
    try {
      followDownload((await prepareVCards({ ...(id !== undefined && { id }), version })).address);
      overlay.toast(say.downloaded);
    } catch (failure) {
      // The call has already shown the failure; a friend who was deleted meanwhile closes.
      if (isRefusal(failure)) await fetchOwnAgain(queries);
    }
  }
  // The host app and views inside others block files, so there nothing is even prepared.
  if (isWeChat()) return <Note icon={infoIcon}>{id ? say.noFilesInWeChat : say.noAllInWeChat}</Note>;
  if (inHostApp || opensNoFiles()) return <Note icon={infoIcon}>{id ? say.noFilesInHost : say.noAllInHost}</Note>;
  return (
    <div className="vcard-export row">
      <Button look="secondary" className="grows" icon={downloadIcon} onClick={() => void download('3.0')}>
        {id ? say.saveContact : say.exportAll}
      </Button>
      <Button look="quiet" onClick={() => void download('4.0')}>
        {say.newerForm}
      </Button>
    </div>
  );
}
