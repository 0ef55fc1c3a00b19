import { transportCodes } from 'contract/wire/codes';
import { language } from '../language.ts';
import { say } from '../words.ts';
import type { PageShows } from './answer-or-refusal.ts';
import { callEvents } from './call-events.ts';
import { CallFailure } from './call-failure.ts';
import { callWords } from './call.words.ts';

/** The failure to throw when no answer came. */
export function networkFailure(error: unknown): CallFailure {
  const phrase = say(callWords, language.get());
  const [message, code] = error instanceof Error ? [error.message, (error as Partial<CallFailure>).code] : [''];
  const msg = message.includes('request:fail') ? phrase.network : message || phrase.systemError;
  return new CallFailure(typeof code === 'number' ? code : undefined, msg);
}

/** Says that a call was lost, and resolves with true if it shall be sent again. Who stopped it knows and is not asked. */
export async function asksForAnother({ code, msg }: CallFailure, pageShows: PageShows = []): Promise<boolean> {
  if (code === transportCodes.abort || pageShows.includes(code)) return false;
  const { network, requestLost } = say(callWords, language.get());
  const wasLost = code === transportCodes.network || code === transportCodes.transfer;
  return callEvents().confirm(wasLost ? { title: network, text: requestLost } : { title: msg });
}
