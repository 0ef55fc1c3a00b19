import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { storage } from '../../lib/storage/storage.ts';
import { useWords } from '../../lib/words.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import type { HostTicket } from '../../shell/session/launch-params.ts';
import { startSession } from '../../shell/session/start-session.ts';
import { signOut } from '../../shell/session/sign-out.ts';
import { enterByTicket } from './host-app.api.ts';
import { hostEntryWords } from './host-entry.words.ts';
import { isOtherAccount, looksLikeTicket } from './host-entry-rules.ts';

/** Trades the ticket once. The app goes on in any case: signed in, or at the normal sign-in. */
export function useTrade({ ticket, userId }: HostTicket, onEntered: () => void) {
  const say = useWords(hostEntryWords);
  const queries = useQueryClient();
  const begun = useRef(false);

  return useCallback(() => {
    async function trade() {
      if (!looksLikeTicket(ticket, userId)) return overlay.toast(say.wrongTicket);
      const other = isOtherAccount({
        token: storage.token.get(),
        signedIn: storage.userObj.get()?.id,
        arriving: userId,
      });
      // A link sent by another person must not change accounts behind the user's back (security T8).
      if (other && !(await overlay.confirm({ title: say.otherAccount, text: say.otherAccountText }))) return;
      const session = await enterByTicket(ticket, userId);
      // The other account is signed out on the server too, as the question said.
      if (other) void signOut(queries);
      startSession(session, queries);
    }
    if (begun.current) return;
    begun.current = true;
    // The call itself shows that a ticket is bad.
    void trade().then(onEntered, onEntered);
  }, [onEntered, queries, say, ticket, userId]);
}
