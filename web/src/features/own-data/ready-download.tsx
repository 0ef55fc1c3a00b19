import type { OwnDownload } from 'contract/calls/own-data';
import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { downloadIcon } from '../../kit/icon/action-icons.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { archiveIcon } from '../../kit/icon/own-data-icons.ts';
import { useDates } from '../../lib/dates/dates.ts';
import { followDownload } from '../../lib/follow-download.ts';
import { isWeChat } from '../../lib/wechat.ts';
import { useWords } from '../../lib/words.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { CopyButton } from '../../shell/copying/copy-button.tsx';
import { overlay } from '../../shell/overlay/overlay.ts';
import { cancelDownload, fetchDownload, linkDownload } from './own-data.api.ts';
import { ownDataWords } from './own-data.words.ts';
import { readableSize } from './readable-size.ts';

type Props = { download: OwnDownload; timeZone: string; onChanged: () => Promise<void> };
type Link = { address: string; endsAt: string };

/** The finished file. WeChat and the host app save none, so they get a link for a browser. */
export function ReadyDownload({ download: { bytes, endsAt }, timeZone, onChanged }: Props) {
  const say = useWords(ownDataWords);
  const dates = useDates(timeZone);
  const { inHostApp } = useAppContext();
  const [link, setLink] = useState<Link>();
  const cannotSave = inHostApp || isWeChat();
  // A call that fails has already shown it.
  const quietly = (act: () => Promise<void>) => () => void act().catch(() => undefined);
  const save = quietly(async () => {
    followDownload((await fetchDownload()).address);
    overlay.toast(say.saved);
  });
  const getLink = quietly(async () => setLink(await linkDownload()));
  const discard = quietly(async () => {
    await cancelDownload();
    await onChanged();
  });
  return (
    <div className="own-data__body">
      <div className="own-data__head row">
        <Icon path={archiveIcon} size={24} />
        <div className="grows">
          <p>{say.ready}</p>
          <p className="text-sub">{say.size(readableSize(bytes ?? 0))}</p>
          {endsAt && <p className="text-sub">{say.keptUntil(dates.time(endsAt), dates.shortDate(endsAt))}</p>}
        </div>
      </div>
      {cannotSave && <p className="text-sub">{say.cannotSave}</p>}
      {link && <LinkToOpen address={link.address} time={dates.time(link.endsAt)} />}
      <Button look="secondary" block icon={downloadIcon} onClick={cannotSave ? getLink : save}>
        {cannotSave ? say.getLink : say.save}
      </Button>
      <Button look="quiet" small onClick={discard}>
        {say.discard}
      </Button>
    </div>
  );
}

function LinkToOpen({ address, time }: { address: string; time: string }) {
  const say = useWords(ownDataWords);
  return (
    <>
      <div className="own-data__link row">
        <p className="grows">
          <span className="text-caption">{say.link}</span>
          <code>{address}</code>
        </p>
        <CopyButton text={address} label={say.copy} />
      </div>
      <p className="text-sub">{say.linkUntil(time)}</p>
    </>
  );
}
