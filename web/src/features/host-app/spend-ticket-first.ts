import type { QueryClient } from '@tanstack/react-query';
import { hasAgreed } from '../../lib/storage/device-consent.ts';
import { storage } from '../../lib/storage/storage.ts';
import { language } from '../../lib/language.ts';
import { say } from '../../lib/words.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import type { HostTicket } from '../../shell/launch/launch-params.ts';
import { signOut } from '../../shell/session/sign-out.ts';
import { startSession } from '../../shell/session/start-session.ts';
import { claimByTicket, enterByClaim, enterByTicket } from './host-app.api.ts';
import { hostEntryWords } from './host-entry.words.ts';
import { isOtherAccount, looksLikeTicket, mayEnterUnasked, questionFor } from './asked-before-entry.ts';

// The phone has no session meanwhile, and the ticket is spent: a reload would lose the login.
const betweenAccounts = 1_000;

type Arrival = { entry: HostTicket; inHostApp: boolean; queries: QueryClient };

/**
 * Spends the ticket at once, because it lives for a minute. Returns what is left to do once the person has agreed; it
 * rejects if the ticket was bad. The claim is nowhere but in this memory.
 */
export function spendTicketFirst({ entry: { ticket, userId }, inHostApp, queries }: Arrival): () => Promise<void> {
  if (!looksLikeTicket(ticket, userId)) return () => Promise.reject(new Error('not a ticket'));
  // Another tab may log in or out while the texts are read here.
  const isOther = () =>
    isOtherAccount({ token: storage.token.get(), signedIn: storage.userObj.get()?.id, arriving: userId });
  if (mayEnterUnasked({ inHostApp, hasAgreed: hasAgreed(), isOther: isOther() })) {
    const session = awaitedLater(enterByTicket(ticket, userId));
    return async () => startSession(await session, queries);
  }
  const claimed = awaitedLater(claimByTicket(ticket, userId));
  return async () => {
    const { claim, name } = await claimed;
    if (!(await confirms(questionFor({ inHostApp, isOther: isOther() }), name))) return;
    const session = await enterByClaim(claim, userId);
    // The other account is signed out on the server too, as the question said; an answer within the second takes its
    // cookie away.
    if (isOther()) await signOut(queries, betweenAccounts);
    startSession(session, queries);
  };
}

async function confirms(question: ReturnType<typeof questionFor>, name: string): Promise<boolean> {
  const words = say(hostEntryWords, language.get());
  if (question === undefined) return true;
  return question === 'other account'
    ? overlay.confirm({ title: words.otherAccount, text: words.otherAccountText(name) })
    : overlay.confirm({ title: words.isThisYou, text: words.isThisYouText(name), confirmText: words.logIn });
}

/** A failure counts when the result is awaited, which is after the person has agreed. */
function awaitedLater<T>(result: Promise<T>): Promise<T> {
  result.catch(() => undefined);
  return result;
}
