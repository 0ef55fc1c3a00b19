import type { AskedErasure } from 'contract/calls/own-data';
import { Button } from '../../kit/button/button.tsx';
import { downloadIcon } from '../../kit/icon/action-icons.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { receiptIcon } from '../../kit/icon/own-data-icons.ts';
import { useDates } from '../../lib/dates/dates.ts';
import { followDownload } from '../../lib/downloads/follow-download.ts';
import { opensNoFiles } from '../../lib/browsers/opens-no-files.ts';
import { useWords } from '../../lib/words.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { fetchReceipt } from './own-data.api.ts';
import { ownDataWords } from './own-data.words.ts';

/** What the person can show later, when nobody knows them any more. */
export function ErasureReceipt({ erasure, timeZone }: { erasure: AskedErasure; timeZone: string }) {
  const say = useWords(ownDataWords);
  const dates = useDates(timeZone);
  const { inHostApp } = useAppContext();
  // Where nothing can be saved the receipt comes by email or SMS, when the erasure is done.
  const canSave = !inHostApp && !opensNoFiles();
  const save = async () => followDownload((await fetchReceipt()).address);
  const facts = [
    [say.asked, say.askedAt(dates.date(erasure.askedAt), dates.time(erasure.askedAt))],
    [say.erased, say.erasedWhat],
    [say.kept, say.keptWhat],
  ] as const;
  return (
    <div className="own-data__receipt">
      <div className="row">
        <Icon path={receiptIcon} size={24} />
        <strong className="grows num">
          {say.receipt} <span className="own-data__number">{erasure.number}</span>
        </strong>
        {canSave && (
          <Button
            look="secondary"
            small
            icon={downloadIcon}
            aria-label={say.saveReceipt}
            onClick={() => void save().catch(() => undefined)}
          >
            {say.save}
          </Button>
        )}
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className="own-data__fact">
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
