import * as calls from 'contract/calls/live';
import type { Changes } from 'contract/calls/live';
import { codes } from 'contract/wire/codes';
import { type Received, receivedFrom, serverTimeOf } from '../../lib/call/transport.ts';
import { correct } from '../../lib/clock.ts';
import { note } from '../../lib/connection/server-reached.ts';
import { unwrap } from '../../lib/call/answer-or-refusal.ts';
import { payloadOf, signedHeaders } from '../../lib/call/envelope.ts';
import { storage } from '../../lib/storage/storage.ts';
import { longestSilence } from './stream-or-polling.ts';
import { eventsIn } from './server-sent-events.ts';

type Hear = (changes: Changes) => void;
type Listen = (after: number | undefined, hear: Hear, signal: AbortSignal) => Promise<void>;

/** Listens until the stream ends. */
export const streamChanges: Listen = (...asked) => listen(calls.followChanges.path, ...asked);
/** Asks once. */
export const askForChanges: Listen = (...asked) => listen(calls.getChanges.path, ...asked);

/** This runs in the background, so its failures are not shown; the screens stay as they are until it works again. */
async function listen(path: string, after: number | undefined, hear: Hear, signal: AbortSignal) {
  const token = storage.token.get();
  const { text, contentType, fields } = payloadOf({ after }, 'json');
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal.addEventListener('abort', abort);
  let silence = setTimeout(abort, longestSilence);
  try {
    const headers = { ...signedHeaders(fields, token), 'Content-Type': contentType };
    const response = await fetch(location.origin + path, {
      ...{ method: 'POST', headers, body: text, signal: stop.signal, cache: 'no-store' },
    });
    // A network that refuses the stream alone does not mean that the server is away.
    if (response.ok) note(true);
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
      return hear(changesIn(await receivedFrom(response), token));
    for await (const data of eventsIn(response.body)) {
      clearTimeout(silence);
      silence = setTimeout(abort, longestSilence);
      if (data) hear(JSON.parse(data) as Changes);
    }
    return undefined;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', abort);
  }
}

function changesIn(received: Received, token: string | undefined): Changes {
  const { code } = received;
  if (code === codes.success || code === codes.sessionExpired || code === codes.signedInElsewhere)
    return unwrap(received, token) as Changes;
  const serverTime = serverTimeOf(received);
  if (serverTime !== undefined) correct(serverTime);
  throw new Error(`answered ${code}`);
}
