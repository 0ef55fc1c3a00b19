import { createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { weChatGateway } from './wechat-gateway.ts';
import { weChatTickets } from './wechat-tickets.ts';

type Signed = { appId: string; timestamp: number; nonce: string; signature: string };

export type WeChat = {
  /** Signs the address of a page of ours for WeChat's JS-SDK; undefined without an account or while WeChat is away. */
  sign(address: string, now: Date): Promise<Signed | undefined>;
};

type Deps = {
  configuration: Pick<Configuration, 'weChatAppId' | 'weChatSecret' | 'weChatGateway'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

export function openWeChat({ configuration, log }: Deps): WeChat {
  const { weChatAppId: appId, weChatSecret: secret, weChatGateway: gateway } = configuration;
  if (!appId || !secret) return { sign: () => Promise.resolve(undefined) };
  const ticketNow = weChatTickets({ gateway: weChatGateway({ gateway, appId, secret }), log });
  return {
    async sign(address, now) {
      const ticket = await ticketNow();
      if (ticket === undefined) return undefined;
      const nonce = randomBytes(12).toString('hex');
      const timestamp = Math.floor(now.getTime() / 1000);
      return { appId, timestamp, nonce, signature: weChatSignature({ ticket, nonce, timestamp, address }) };
    },
  };
}

type Parts = { ticket: string; nonce: string; timestamp: number; address: string };

/** As WeChat documents it: these four in this order, as they are, and the SHA-1 of them in lower-case hex. */
export function weChatSignature({ ticket, nonce, timestamp, address }: Parts): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${address}`;
  return createHash('sha1').update(text).digest('hex');
}
