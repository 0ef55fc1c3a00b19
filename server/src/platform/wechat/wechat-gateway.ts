import { z } from 'zod';

type Account = { gateway: string; appId: string; secret: string };
/** What WeChat lends for some seconds. */
export type Lent = { text: string; seconds: number };

/** What went wrong; `staleToken` if a new token would help. */
export class WeChatFailed extends Error {
  override name = 'WeChatFailed';
  readonly staleToken: boolean;
  constructor(message: string, staleToken = false) {
    super(message);
    this.staleToken = staleToken;
  }
}

// A person waits for it with the sheet open.
const timeLimit = 5_000;
// Its answers have a few hundred bytes; anything longer does not come from WeChat.
const longestAnswer = 64 * 1024;
/** WeChat's codes for a token that is wrong, of another kind, or expired. */
const staleCodes = new Set([40001, 40014, 42001]);

const Answer = z.object({ errcode: z.int().optional(), expires_in: z.int().positive().optional() });
const Token = Answer.extend({ access_token: z.string().min(1) });
const Ticket = Answer.extend({ ticket: z.string().min(1) });

export type WeChatGateway = ReturnType<typeof weChatGateway>;

/**
 * WeChat's own calls for what a signature needs, at the configured address; no redirect changes it. The token is the
 * stable one: the older call would make the token of every other process invalid.
 */
export function weChatGateway({ gateway, appId, secret }: Account) {
  return {
    async token(renew: boolean): Promise<Lent> {
      const wanted = { grant_type: 'client_credential', appid: appId, secret, force_refresh: renew };
      const body = JSON.stringify(wanted);
      const headers = { 'content-type': 'application/json' };
      const answer = await ask(`${gateway}/cgi-bin/stable_token`, { method: 'POST', headers, body });
      const { access_token: text, expires_in: seconds = 0 } = parsed(Token, answer);
      return { text, seconds };
    },
    async ticket(token: string): Promise<Lent> {
      const query = new URLSearchParams({ access_token: token, type: 'jsapi' });
      const answer = await ask(`${gateway}/cgi-bin/ticket/getticket?${query.toString()}`);
      const { ticket: text, expires_in: seconds = 0 } = parsed(Ticket, answer);
      return { text, seconds };
    },
  };
}

/** The address stands in no message, because the token is in it. */
async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
  const limits = { redirect: 'error', signal: AbortSignal.timeout(timeLimit) } as const;
  const response = await fetch(address, { ...init, ...limits }).catch(() => {
    throw new WeChatFailed('WeChat did not answer');
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new WeChatFailed(`WeChat answered ${response.status}`);
  }
  try {
    return JSON.parse(await shortText(response)) as unknown;
  } catch {
    throw new WeChatFailed('WeChat answered no JSON');
  }
}

async function shortText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > longestAnswer) throw new Error('too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function parsed<T extends z.ZodType>(form: T, answer: unknown): z.output<T> {
  const code = Answer.safeParse(answer).data?.errcode ?? 0;
  if (code !== 0) throw new WeChatFailed(`WeChat answered with its code ${code}`, staleCodes.has(code));
  const read = form.safeParse(answer);
  if (!read.success) throw new WeChatFailed('WeChat answered something else');
  return read.data;
}
