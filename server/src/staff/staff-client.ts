import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { notAllowed } from 'contract/refusals/wire';
import { languageTypes } from 'contract/languages';
import type { AnswerOf, BodyOf, Call } from 'contract/wire/call';
import type { Answer } from 'contract/wire/envelope';
import type { RefusalObj } from 'contract/wire/refusal-details';
import { staffKeyFile } from '../platform/local/staff-key.ts';

export type Local = { port: number; dataDir: string };

/** Its message is printed as the reason why a command was not carried out. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
  readonly refusal: Partial<RefusalObj>;
  constructor(text: string, refusal: Partial<RefusalObj> = {}) {
    super(text);
    this.refusal = refusal;
  }
}

export type Ask = <C extends Call>(call: C, body: Omit<BodyOf<C>, 'requestId'>) => Promise<AnswerOf<C>>;

// A command is one transaction, so a server that has not answered by then has a problem.
const patience = 30_000;

/** Calls the server on this machine as the secretariat; a refusal is thrown in its English words. */
export function staffClient({ port, dataDir }: Local): Ask {
  return async (call, body) => {
    const keyFile = staffKeyFile(dataDir);
    const key = await readFile(keyFile, 'utf8').catch(() => undefined);
    if (key === undefined)
      throw new CommandFailed(
        `Cannot read ${keyFile}. Is the server started, and is this its user and its FORUM_DATA_DIR?`,
      );
    const response = await fetch(`http://127.0.0.1:${port}${call.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key.trim()}`,
        'content-type': 'application/json',
        languageType: languageTypes.en,
      },
      body: JSON.stringify(call.kind === 'write' ? { ...body, requestId: randomUUID() } : body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch(() => undefined);
    if (!response)
      throw new CommandFailed(
        `No server answers on port ${port} of this machine. Is it started with this FORUM_LOCAL_PORT?`,
      );
    const { code, msg, obj } = (await response.json()) as Answer<unknown>;
    if (code === 0) return call.answer.parse(obj) as AnswerOf<typeof call>;
    throw new CommandFailed(refusalText(msg, obj ?? {}, keyFile), obj ?? {});
  };
}

function refusalText(msg: string, { refusal, fields = {}, sent, current }: Partial<RefusalObj>, keyFile: string) {
  // The staff key holds all roles, so this refusal means the key of another server was sent.
  if (refusal === notAllowed.name) return `${msg}. Is ${keyFile} of the server with this FORUM_LOCAL_PORT?`;
  const versions = sent && current ? { 'made on version': sent['version'], 'current version': current['version'] } : {};
  const details = Object.entries({ ...fields, ...versions }).map(([name, value]) => `${name}: ${String(value)}`);
  return [`${msg}.`, ...details].join('\n');
}
