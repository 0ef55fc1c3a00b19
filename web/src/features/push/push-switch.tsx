import './push-switch.css';
import { Button } from '../../kit/button/button.tsx';
import { bellIcon } from '../../kit/icon/bell-icon.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { ListRow } from '../../kit/list-row/list-row.tsx';
import { Switch } from '../../kit/switch/switch.tsx';
import { useWords } from '../../lib/words.ts';
import { pushWords } from './push.words.ts';
import { usePushSwitch, type WhyOff } from './use-push-switch.ts';

const canBeTriedAgain: readonly (WhyOff | undefined)[] = [undefined, 'refused', 'dismissed', 'noService'];

type Props = {
  /** Confirms a limited session by a code; everything is fetched again after it. */
  confirmSession: () => Promise<boolean>;
};

/** A row of the settings: it asks before the browser does, and says honestly where there is no push. */
export function PushSwitch({ confirmSession }: Props) {
  const say = useWords(pushWords);
  const { isOn, why, tap, canBeTapped, isOffered } = usePushSwitch();
  if (!isOffered) return null;
  const confirm = why === 'limited' && (
    <Button look="secondary" small onClick={() => void confirmSession()}>
      {say.confirmByCode}
    </Button>
  );
  return (
    <div className="push-switch divided">
      <ListRow
        lead={<Icon path={bellIcon} />}
        title={say.push}
        detail={
          <>
            <span role={why ? 'status' : undefined}>{why ? say[why] : say.what}</span>
            {confirm}
          </>
        }
        end={canBeTriedAgain.includes(why) && <Switch name={say.push} on={isOn} disabled={!canBeTapped} onTap={tap} />}
      />
    </div>
  );
}
