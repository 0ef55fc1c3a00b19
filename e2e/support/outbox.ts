import { setTimeout as pause } from 'node:timers/promises';

type Outbox = {
  messages: { to: string; channel: string; purpose: string; text: string; at: string }[];
  characters: { flowId: string; characters: string }[];
};

// A job sends the message, which may take long on a busy machine.
const patience = 20_000;

export async function readOutbox(localOrigin: string): Promise<Outbox> {
  return (await (await fetch(`${localOrigin}/outbox.json`)).json()) as Outbox;
}

/** The characters of the newest picture. */
export async function newestCharacters(localOrigin: string): Promise<string> {
  return (await readOutbox(localOrigin)).characters[0]?.characters ?? '';
}

export async function charactersOf(localOrigin: string, flowId: string): Promise<string> {
  return (await readOutbox(localOrigin)).characters.find((one) => one.flowId === flowId)?.characters ?? '';
}

type Message = Outbox['messages'][number];

/** Waits for a message to an address and returns the newest; `after` messages were there before and do not count. */
export async function messageTo(localOrigin: string, to: string, after = 0, counts = (_one: Message) => true) {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(200)) {
    const mine = (await readOutbox(localOrigin)).messages.filter((one) => one.to === to && counts(one));
    if (mine.length > after && mine[0]) return mine[0].text;
  }
  throw new Error('no message came');
}

// Other messages may come at any moment, and have digits, too.
const isCode = ({ purpose }: Message) => purpose === 'code';

/** How many codes have gone to an address. */
export async function codesTo(localOrigin: string, to: string): Promise<number> {
  return (await readOutbox(localOrigin)).messages.filter((one) => one.to === to && isCode(one)).length;
}

/** Asks for a code to an address, waits until it has come, and returns it. */
export async function codeAskedFor(localOrigin: string, to: string, ask: () => Promise<void>): Promise<string> {
  const before = await codesTo(localOrigin, to);
  await ask();
  return codeTo(localOrigin, to, before);
}

/** Waits for a code to an address and returns the newest; `after` codes were there before and do not count. */
export async function codeTo(localOrigin: string, to: string, after = 0): Promise<string> {
  return /\d{6,8}/.exec(await messageTo(localOrigin, to, after, isCode))?.[0] ?? '';
}
