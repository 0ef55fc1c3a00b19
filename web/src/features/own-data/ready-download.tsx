import type { OwnDownload } from 'contract/calls/own-data';
import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { downloadIcon } from '../../kit/icon/action-icons.ts';
import { useDates } from '../../lib/dates/dates.ts';
import { followDownload } from '../../lib/downloads/follow-download.ts';
import { fileSize } from '../../lib/text/file-size.ts';
import { opensNoFiles } from '../../lib/browsers/opens-no-files.ts';
import { useWords } from '../../lib/words.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { FramedAddress } from '../../shell/copying/framed-address.tsx';
import { overlay } from '../../shell/overlay/overlay.ts';
import { DiscardButton } from './discard-button.tsx';
import { DownloadHead } from './download-head.tsx';
import { fetchDownload, linkDownload } from './own-data.api.ts';
import { ownDataWords } from './own-data.words.ts';

type Props = { download: OwnDownload; timeZone: string; onChanged: () => Promise<void> };
type Link = { address: string; endsAt: string };

/** The finished file. The host app and views inside others save none, so they get a link for a browser. */
export function ReadyDownload({ download: { bytes, endsAt }, timeZone, onChanged }: Props) {
  const say = useWords(ownDataWords);
  const dates = useDates(timeZone);
  const { inHostApp } = useAppContext();
  const [link, setLink] = useState<Link>();
  const cannotSave = inHostApp || opensNoFiles();
  // A call that fails has already shown it.
  const quietly = (act: () => Promise<void>) => () => void act().catch(() => undefined);
  const save = quietly(async () => {
    followDownload((await fetchDownload()).address);
    overlay.toast(say.saved);
  });
  const getLink = quietly(async () => setLink(await linkDownload()));
  const lines = [
    say.size(fileSize(bytes ?? 0)),
    ...(endsAt ? [say.keptUntil(dates.time(endsAt), dates.shortDate(endsAt))] : []),
  ];
  return (
    <div className="own-data__body">
      <DownloadHead title={say.ready} lines={lines} />
      {cannotSave && <p className="text-sub">{say.cannotSave}</p>}
      {link && <LinkToOpen address={link.address} time={dates.time(link.endsAt)} />}
      <Button look="secondary" block icon={downloadIcon} onClick={cannotSave ? getLink : save}>
        {cannotSave ? (link ? say.anotherLink : say.getLink) : say.save}
      </Button>
      <DiscardButton text={say.discard} onChanged={onChanged} />
    </div>
  );
}

function LinkToOpen({ address, time }: { address: string; time: string }) {
  const say = useWords(ownDataWords);
  return (
    <>
      <FramedAddress caption={say.link} address={address} copyText={say.copy} />
      <p className="text-sub">{say.linkUntil(time)}</p>
    </>
  );
}
