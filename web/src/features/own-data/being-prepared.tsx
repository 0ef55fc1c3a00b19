import type { OwnDownload } from 'contract/calls/own-data';
import { Button } from '../../kit/button/button.tsx';
import { clockIcon } from '../../kit/icon/fact-icons.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { archiveIcon } from '../../kit/icon/own-data-icons.ts';
import { tickIcon } from '../../kit/icon/sign-in-icons.ts';
import { Progress } from '../../kit/progress/progress.tsx';
import { useWords } from '../../lib/words.ts';
import { cancelDownload } from './own-data.api.ts';
import { ownDataWords } from './own-data.words.ts';

type Props = { download: OwnDownload; onChanged: () => Promise<void> };

/** The parts one by one, as the server makes them. */
export function BeingPrepared({ download: { parts }, onChanged }: Props) {
  const say = useWords(ownDataWords);
  const share = parts.filter(({ done }) => done).length / parts.length;
  async function cancel() {
    await cancelDownload();
    await onChanged();
  }
  return (
    <div className="own-data__body">
      <div className="own-data__head row">
        <Icon path={archiveIcon} size={24} />
        <div className="grows">
          <p>{say.preparing}</p>
          <p className="text-sub">{say.mayLeave}</p>
        </div>
        <span className="own-data__percent num">{Math.round(share * 100)}%</span>
      </div>
      <Progress value={share} label={say.preparing} />
      <ul className="own-data__parts">
        {parts.map(({ name, done }) => (
          <li key={name} className={done ? 'own-data__done' : undefined}>
            <Icon path={done ? tickIcon : clockIcon} size={18} />
            {say[name]}
            <span className="unseen">{` ${done ? say.partDone : say.partWaits}`}</span>
          </li>
        ))}
      </ul>
      <Button look="quiet" small onClick={() => void cancel().catch(() => undefined)}>
        {say.cancel}
      </Button>
    </div>
  );
}
