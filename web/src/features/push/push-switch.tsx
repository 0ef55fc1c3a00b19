import { Card } from '../../kit/card/card.tsx';
import { ListRow } from '../../kit/list-row/list-row.tsx';
import { Switch } from '../../kit/switch/switch.tsx';
import { useWords } from '../../lib/words.ts';
import { pushWords } from './push.words.ts';
import { usePushSwitch } from './use-push-switch.ts';

/** Asks before the browser does, and says honestly where there is no push. */
export default function PushSwitch() {
  const say = useWords(pushWords);
  const { isOn, why, tap, canBeTapped, isOffered } = usePushSwitch();
  if (!isOffered) return null;
  const isPossible = why === undefined || why === 'refused' || why === 'noService';
  return (
    <Card>
      <ListRow
        title={say.push}
        detail={<span role={why ? 'status' : undefined}>{why ? say[why] : say.what}</span>}
        end={isPossible && <Switch name={say.push} on={isOn} disabled={!canBeTapped} onTap={tap} />}
      />
    </Card>
  );
}
