import { setTimeout as pause } from 'node:timers/promises';
import type { Evaluate } from './engine.ts';

type Answer<T> = { value: T & { error?: string; message?: string } };

const PATIENCE = 60_000;

/** A session of the W3C's WebDriver protocol: a few calls with JSON, for which no package is needed. */
export async function newSession(driver: string, capabilities: object) {
  const { sessionId } = await whenReady(() =>
    ask<{ sessionId: string }>('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } }),
  );
  const session = `${driver}/session/${sessionId}`;
  const evaluate: Evaluate = (run, ...given) =>
    ask('POST', `${session}/execute/sync`, { script: `return (${run.toString()})(...arguments)`, args: given });
  return {
    evaluate,
    open: async (url: string) => void (await ask('POST', `${session}/url`, { url })),
    /** Gives the page this size; the window is larger by its bar. */
    async resize({ width, height }: { width: number; height: number }) {
      await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      const bar = height - (await evaluate(() => window.innerHeight));
      await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height: height + bar });
    },
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    end: async () => void (await ask('DELETE', session)),
  };
}

async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as Answer<T>;
  if (!answer.ok) throw new Error(`${url}: ${value.error}: ${value.message}`);
  return value;
}

/** The driver needs a moment before it listens. */
async function whenReady<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  for (;;)
    try {
      return await attempt();
    } catch (problem) {
      if (!(problem instanceof TypeError) || Date.now() > deadline) throw problem;
      await pause(100);
    }
}
