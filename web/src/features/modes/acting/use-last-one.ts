import { useQueryClient } from '@tanstack/react-query';
import type { Acting } from 'contract/calls/modes';
import { loginPath } from '../../../lib/paths.ts';
import { useContactOnly } from '../../../shell/contact-only/contact-only.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { signOut } from '../../../shell/session/sign-out.ts';

/**
 * Whoever is here only as contact person is logged out with the last delegate: the server forgets them then, and every
 * further call would say that the session was lost.
 */
export function useLastOne({ delegates, notInAssistantMode, invitations }: Acting) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isLast = useContactOnly() && [...delegates, ...notInAssistantMode, ...invitations].length === 1;
  async function leave() {
    const ended = signOut(queries);
    navigate(loginPath, { replace: true });
    await ended;
  }
  return { isLast, leave };
}
