import './push-switch.css';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
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

/** Asks before the browser does, and says honestly where there is no push. */
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
    <Card className="push-switch">
      <ListRow
        title={say.push}
        detail={
          <>
            <span role={why ? 'status' : undefined}>{why ? say[why] : say.what}</span>
            {confirm}
          </>
        }
        end={canBeTriedAgain.includes(why) && <Switch name={say.push} on={isOn} disabled={!canBeTapped} onTap={tap} />}
      />
    </Card>
  );
}
