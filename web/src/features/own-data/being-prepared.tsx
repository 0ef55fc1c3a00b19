import type { OwnDownload } from 'contract/calls/own-data';
import { clockIcon } from '../../kit/icon/fact-icons.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { tickIcon } from '../../kit/icon/sign-in-icons.ts';
import { Progress } from '../../kit/progress/progress.tsx';
import { useWords } from '../../lib/words.ts';
import { DiscardButton } from './discard-button.tsx';
import { DownloadHead } from './download-head.tsx';
import { ownDataWords } from './own-data.words.ts';

type Props = { download: OwnDownload; onChanged: () => Promise<void> };

/** The parts one by one, as the server makes them. */
export function BeingPrepared({ download: { parts }, onChanged }: Props) {
  const say = useWords(ownDataWords);
  const share = parts.filter(({ done }) => done).length / parts.length;
  return (
    <div className="own-data__body">
      <DownloadHead
        title={say.preparing}
        lines={[say.mayLeave]}
        end={<span className="own-data__percent num">{Math.round(share * 100)}%</span>}
      />
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
      <DiscardButton text={say.cancel} onChanged={onChanged} />
    </div>
  );
}
