import { isRefusal } from '../../lib/call/call-failure.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { say } from '../../lib/words.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { failedEntry } from '../../shell/launch/failed-entry.ts';
import { isOtherAccount } from './asked-before-entry.ts';
import { hostEntryWords } from './host-entry.words.ts';

/** Another ticket does not help a person who is not verified, or after the forum; the server's words say so. */
export function sayWhyNotEntered(failure: unknown, arriving: string): void {
  if (isRefusal(failure) && failure.refusal !== 'wrongTicket') return overlay.toast(failure.msg);
  const [token, signedIn] = [storage.token.get(), storage.userObj.get()?.id];
  if (token === undefined) return failedEntry.note();
  // Nobody may take the account that is logged in here for their own.
  if (isOtherAccount({ token, signedIn, arriving })) overlay.toast(say(hostEntryWords, language.get()).stillOther);
  return undefined;
}
