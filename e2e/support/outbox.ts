import { setTimeout as pause } from 'node:timers/promises';
import type { DemoDelegate } from './demo-people.ts';
import { signIn } from './signed-in.ts';

type Message = { to: string; channel: string; purpose: string; text: string; at: string };
type Outbox = { messages: Message[]; characters: { flowId: string; characters: string }[] };

// A job sends the message, which may take long on a busy machine. A journey that is right never waits this long.
const patience = 60_000;

/** Nobody else reads it: a message leaves by a job, so that what is not there yet may still come. */
async function readOutbox(localOrigin: string): Promise<Outbox> {
  return (await (await fetch(`${localOrigin}/outbox.json`)).json()) as Outbox;
}

/** The characters of a picture are there before the picture. */
export async function charactersOf(localOrigin: string, flowId: string): Promise<string> {
  return (await readOutbox(localOrigin)).characters.find((one) => one.flowId === flowId)?.characters ?? '';
}

/** The characters of the newest picture, for who is alone with the server. */
export async function newestCharacters(localOrigin: string): Promise<string> {
  return (await readOutbox(localOrigin)).characters[0]?.characters ?? '';
}

type Wanted = { to: string; purpose?: string };

/** Those that have come by now, newest first. More may be on their way. */
async function come(localOrigin: string, { to, purpose }: Wanted): Promise<Message[]> {
  const { messages } = await readOutbox(localOrigin);
  return messages.filter((one) => one.to === to && (!purpose || one.purpose === purpose));
}

/** Waits for a message and returns the text of the newest; `after` messages were there before and do not count. */
export async function messageTo(localOrigin: string, wanted: Wanted, after = 0): Promise<string> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(200)) {
    const mine = await come(localOrigin, wanted);
    if (mine.length > after && mine[0]) return mine[0].text;
  }
  throw new Error(`no ${wanted.purpose ?? 'message'} came to ${wanted.to}`);
}

// Other messages may come at any moment, and have digits, too.
const code = (to: string): Wanted => ({ to, purpose: 'code' });

/** Asks for a code to an address, waits until it has come, and returns it. All earlier ones must have come. */
export async function codeAskedFor(localOrigin: string, to: string, ask: () => Promise<void>): Promise<string> {
  const before = (await come(localOrigin, code(to))).length;
  await ask();
  return codeTo(localOrigin, to, before);
}

/** Waits for a code to an address and returns the newest; `after` codes were there before and do not count. */
export async function codeTo(localOrigin: string, to: string, after = 0): Promise<string> {
  return /\d{6,8}/.exec(await messageTo(localOrigin, code(to), after))?.[0] ?? '';
}

type Forum = { origin: string; localOrigin: string };

/**
 * The purposes of all that left to an address before something that was sent later, by the same road: another person
 * logs in by badge, and has a notice of it by SMS and by email. What has not left by then never leaves.
 */
export async function allThatLeftBefore(
  { origin, localOrigin }: Forum,
  later: DemoDelegate,
  to: string,
): Promise<string[]> {
  const notices = [later.mobile, later.email].map((address): Wanted => ({ to: address, purpose: 'badge notice' }));
  const before = await Promise.all(notices.map(async (notice) => (await come(localOrigin, notice)).length));
  // What is taken out of the queue together leaves in no certain order; the second notice is taken out after the first
  // has left, with all that was taken out together with it.
  for (const nth of [0, 1]) {
    await signIn(origin, later);
    await Promise.all(notices.map((notice, at) => messageTo(localOrigin, notice, (before[at] ?? 0) + nth)));
  }
  return (await come(localOrigin, { to })).map(({ purpose }) => purpose);
}
