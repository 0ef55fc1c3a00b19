import type { FastifyBaseLogger } from 'fastify';
import { type WeChatGateway, WeChatFailed } from './wechat-gateway.ts';

type Deps = { gateway: WeChatGateway; log: Pick<FastifyBaseLogger, 'warn'>; ticks?: () => number };

// A ticket that is handed out lives for at least this long, so that the phone can use it.
const margin = 300_000;
// WeChat counts the calls of a day, and whoever opens an article meanwhile does not wait for a gateway that is down.
const leftAlone = 30_000;

/** The ticket that signatures are made with: fetched once for all who wait, and kept until shortly before its end. */
export function weChatTickets({ gateway, log, ticks = () => performance.now() }: Deps) {
  let kept: { ticket: string; until: number } | undefined;
  let fetching: Promise<string | undefined> | undefined;
  let failedAt = -Infinity;

  async function fetched(): Promise<string | undefined> {
    try {
      const { text, seconds } = await twice((renew) => newTicket(gateway, renew));
      kept = { ticket: text, until: ticks() + seconds * 1000 - margin };
      return text;
    } catch (failure) {
      failedAt = ticks();
      log.warn({ problem: failure instanceof Error ? failure.message : '' }, 'there is no ticket of WeChat');
      return undefined;
    } finally {
      fetching = undefined;
    }
  }
  return async (): Promise<string | undefined> => {
    if (kept && ticks() < kept.until) return kept.ticket;
    if (ticks() - failedAt < leftAlone) return undefined;
    return (fetching ??= fetched());
  };
}

async function newTicket(gateway: WeChatGateway, renew: boolean) {
  return gateway.ticket((await gateway.token(renew)).text);
}

/** A single failure happens; a token that was taken back meanwhile is replaced at the second try. */
async function twice<T>(attempt: (renew: boolean) => Promise<T>): Promise<T> {
  try {
    return await attempt(false);
  } catch (failure) {
    return attempt(failure instanceof WeChatFailed && failure.staleToken);
  }
}
