import { type HostileNews, payloads, storeHostileNews } from './hostile-news.ts';
import { type RunningServer, startServer } from './server.ts';
import { test as journey } from './test.ts';
import { watchPrograms } from './what-ran.ts';

type Hostile = { forum: RunningServer; news: HostileNews };
/** Whether every payload is the title and the source of an item in both languages, which takes four times as many. */
type Options = { everyField: boolean };

/** A forum of its own, because everybody sees its news, with the payloads as titles and in every place of a text. */
export const test = journey.extend<{ ran: string[] }, { hostile: Hostile } & Options>({
  everyField: [false, { option: true, scope: 'worker' }],
  hostile: [
    async ({ everyField }, lend) => {
      const forum = await startServer();
      await lend({ forum, news: await storeHostileNews(forum, everyField) });
      await forum.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  origin: async ({ hostile }, lend) => lend(hostile.forum.origin),
  localOrigin: async ({ hostile }, lend) => lend(hostile.forum.localOrigin),
  ran: async ({ context, origin }, lend) => lend(await watchPrograms(context, origin)),
});

/** What somebody would do who did not know better. */
export function renderUnsafely(texts: readonly string[]): void {
  for (const text of texts) document.body.appendChild(document.createElement('div')).innerHTML = text;
}

export { payloads };
