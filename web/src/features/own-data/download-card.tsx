import './own-data.css';
import type { OwnDownload } from 'contract/calls/own-data';
import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { useWords } from '../../lib/words.ts';
import type { FreshCode } from '../../shell/fresh-code/fresh-code.api.ts';
import { CodeSheet } from './code-sheet.tsx';
import { BeingPrepared } from './being-prepared.tsx';
import { DownloadHead } from './download-head.tsx';
import { askDownload } from './own-data.api.ts';
import { ownDataWords } from './own-data.words.ts';
import { ReadyDownload } from './ready-download.tsx';

type Props = { download: OwnDownload | null; timeZone: string; onChanged: () => Promise<void> };

/** All that is kept about the person, as one file: asked for with a code, made by the server, saved from here. */
export function DownloadCard({ download, timeZone, onChanged }: Props) {
  const say = useWords(ownDataWords);
  const [asking, setAsking] = useState(false);
  async function ask(code: FreshCode) {
    await askDownload(code);
    await onChanged();
    setAsking(false);
  }
  return (
    <Card className="own-data-card">
      {download?.state === 'ready' && <ReadyDownload {...{ download, timeZone, onChanged }} />}
      {(download?.state === 'waiting' || download?.state === 'making') && (
        <BeingPrepared {...{ download, onChanged }} />
      )}
      {(!download || download.state === 'failed') && (
        <div className="own-data__body">
          <DownloadHead title={download ? say.failed : say.all} lines={[download ? say.failedText : say.lead]} />
          <Button look="secondary" block onClick={() => setAsking(true)}>
            {download ? say.again : say.prepare}
          </Button>
        </div>
      )}
      {asking && <CodeSheet title={say.download} button={say.prepare} onCode={ask} onClose={() => setAsking(false)} />}
    </Card>
  );
}
