import './acting.css';
import { useQueryClient } from '@tanstack/react-query';
import type { Acting } from 'contract/calls/modes';
import { Button } from '../../../kit/button/button.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { actingPath } from '../../../lib/paths.ts';
import { postIn } from '../../../lib/text/post-in-order.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { acceptInvitation, declineInvitation, fetchOwnAgain } from '../modes.api.ts';
import { invitationWords } from './invitations.words.ts';

type Props = Pick<Acting, 'invitations' | 'timeZone'>;

/** The delegates who ask the viewer to act for them. */
export function Invitations({ invitations, timeZone }: Props) {
  if (invitations.length === 0) return null;
  return (
    <ul className="invitations">
      {invitations.map((one) => (
        <li key={one.invitation}>
          <Invitation one={one} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}

function Invitation({ one, timeZone }: { one: Props['invitations'][number]; timeZone: string }) {
  const say = useWords(invitationWords);
  const dates = useDates(timeZone);
  const language = useLanguage();
  const { accept, decline } = useAnswers(one);
  const { name, address, seesSchedule, waitsUntil } = one;
  return (
    <Card padded className="invitation">
      <h2>{say.invited(name)}</h2>
      <p className="text-caption">{postIn(language, one)}</p>
      <p className="text-sub">{say.means(address)}</p>
      {seesSchedule && <p className="text-sub">{say.schedule(address)}</p>}
      <p className="text-caption num">{say.until(`${dates.date(waitsUntil)} ${dates.time(waitsUntil)}`)}</p>
      <div className="invitation__answers row">
        <Button look="secondary" small onClick={() => void decline()}>
          {say.decline}
        </Button>
        <Button small onClick={() => void accept()}>
          {say.accept}
        </Button>
      </div>
    </Card>
  );
}

/** One that is not valid any more is refused with the reason, and gone after the fetch. */
function useAnswers({ invitation, address }: Props['invitations'][number]) {
  const say = useWords(invitationWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const told = async (answer: Promise<unknown>, words: string): Promise<boolean> => {
    try {
      await answer;
      overlay.toast(words);
      return true;
    } catch {
      // The call has already shown the failure.
      return false;
    } finally {
      await fetchOwnAgain(queries);
    }
  };
  return {
    accept: async () => {
      const answer = acceptInvitation(invitation);
      if (await told(answer, say.accepted(address))) navigate(actingPath((await answer).delegateId), { replace: true });
    },
    decline: () => told(declineInvitation(invitation), say.declined(address)),
  };
}
