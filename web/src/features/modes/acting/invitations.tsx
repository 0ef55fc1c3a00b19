import './acting.css';
import { useQueryClient } from '@tanstack/react-query';
import type { Acting } from 'contract/calls/modes';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { actingPath } from '../../../lib/paths.ts';
import { postIn } from '../../../lib/text/post-in-order.ts';
import { useWords } from '../../../lib/words.ts';
import type { FreshCode } from '../../../shell/fresh-code/fresh-code.api.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { acceptInvitation, declineInvitation, fetchOwnAgain, modeQueries } from '../modes.api.ts';
import { invitationWords } from './invitations.words.ts';
import { useLastOne } from './use-last-one.ts';

const AgreeSheet = loadedLater(() => import('./agree-sheet.tsx'));

type One = Acting['invitations'][number];

/** The delegates who ask the viewer to act for them. */
export function Invitations(acting: Acting) {
  const { invitations, timeZone } = acting;
  const last = useLastOne(acting);
  if (invitations.length === 0) return null;
  return (
    <ul className="invitations">
      {invitations.map((one) => (
        <li key={one.invitation}>
          <Invitation {...{ one, timeZone, last }} />
        </li>
      ))}
    </ul>
  );
}

type InvitationProps = { one: One; timeZone: string; last: ReturnType<typeof useLastOne> };

function Invitation({ one, timeZone, last }: InvitationProps) {
  const say = useWords(invitationWords);
  const dates = useDates(timeZone);
  const language = useLanguage();
  const [isConfirming, setConfirming] = useState(false);
  const { accept, acceptWith, decline } = useAnswers(one, last);
  const { name, address, seesSchedule, waitsUntil, codeTo } = one;
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
        <Button small onClick={() => (codeTo.length > 0 ? setConfirming(true) : void accept())}>
          {say.accept}
        </Button>
      </div>
      {isConfirming && <AgreeSheet atOnce one={one} onCode={acceptWith} onClose={() => setConfirming(false)} />}
    </Card>
  );
}

/** One that is not valid any more is refused with the reason, and gone after the fetch. */
function useAnswers({ invitation, address }: One, { isLast, leave }: InvitationProps['last']) {
  const say = useWords(invitationWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = modeQueries.acting(useLanguage());

  /** The form of the code shows a failure itself. */
  async function acceptWith(code?: FreshCode) {
    try {
      const { delegateId } = await acceptInvitation(invitation, code);
      await fetchOwnAgain(queries);
      // Nobody acts for a delegate who does not use assistant mode.
      const acts = queries.getQueryData<Acting>(queryKey)?.delegates.some(({ id }) => id === delegateId);
      overlay.toast(acts ? say.accepted(address) : say.acceptedAhead(address));
      if (acts) navigate(actingPath(delegateId), { replace: true });
    } catch (failure) {
      await fetchOwnAgain(queries);
      throw failure;
    }
  }
  // The call has already shown the failure.
  const accept = () => acceptWith().catch(() => undefined);
  async function decline() {
    try {
      await declineInvitation(invitation);
      overlay.toast(isLast ? say.declinedAndOut(address) : say.declined(address));
      if (isLast) return await leave();
    } catch {
      // The call has already shown the failure.
    }
    return fetchOwnAgain(queries);
  }
  return { accept, acceptWith, decline };
}
