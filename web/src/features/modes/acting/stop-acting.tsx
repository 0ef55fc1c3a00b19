import './acting.css';
import { useQueryClient } from '@tanstack/react-query';
import type { Acting, Principal } from 'contract/calls/modes';
import { Button } from '../../../kit/button/button.tsx';
import { useWords } from '../../../lib/words.ts';
import { cardsPath } from '../../../lib/paths.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { fetchOwnAgain, stopActing } from '../modes.api.ts';
import { actingWords } from './acting.words.ts';
import { useLastOne } from './use-last-one.ts';

type Props = { delegate: Pick<Principal, 'id' | 'address'>; acting: Acting };

/** Acting ends by the assistant's own will, too; it is asked once, because only the delegate can begin it again. */
export function StopActing({ delegate: { id, address }, acting }: Props) {
  const say = useWords(actingWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { isLast, leave } = useLastOne(acting);
  async function stop() {
    const means = say.stopText(address);
    const text = isLast ? say.thenLoggedOut(means) : means;
    const question = { title: say.stopAsk(address), text, confirmText: say.stop(address) };
    if (!(await overlay.confirm({ ...question, destroys: true }))) return;
    try {
      await stopActing(id);
      overlay.toast(say.stopped(address));
      if (isLast) return await leave();
      navigate(cardsPath, { replace: true });
    } catch {
      // The call has already shown the failure.
    }
    return fetchOwnAgain(queries);
  }
  return (
    <Button look="quiet" block onClick={() => void stop()}>
      {say.stop(address)}
    </Button>
  );
}
