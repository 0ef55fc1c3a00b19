import { sql } from 'drizzle-orm';
import { prepareMaterial } from 'contract/calls/agenda';
import { prepareTimeline } from 'contract/calls/calendars';
import { prepareVCards } from 'contract/calls/cards';
import { languages } from 'contract/languages';
import type { Call } from 'contract/wire/call';
import { materials } from '../../../demo/materials/materials.ts';
import { idFromKey } from '../../platform/ids.ts';
import { crawl } from '../../platform/testing/crawl.ts';
import { requestId } from '../../platform/testing/signing-in.ts';
import type { testServer } from '../../platform/testing/test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

const feeds = languages.flatMap((language) => [
  ...[`/feeds/agenda.${language}.ics`, `/feeds/schedule.${language}.xml`, `/feeds/schedule.${language}.json`],
]);

/** The answers of every read, file, feed and picture to this caller, in both languages, by the path. */
export async function waysOut(server: Server, token: string, cardIds: readonly string[]) {
  const answers = await crawl(server, token, { everythingTwice: true });
  const chosen = [{}, ...cardIds.map((id) => ({ id }))];
  const versions = ['3.0', '4.0'] as const;
  const ofCards = chosen.flatMap((one) => versions.map((version) => ({ ...one, version })));
  const ofMaterials = materials.map(({ key }) => ({ id: idFromKey('material', key) }));
  answers.set(prepareVCards.path, await files(server, token, prepareVCards, ofCards));
  answers.set(prepareTimeline.path, await files(server, token, prepareTimeline, [{}]));
  answers.set(prepareMaterial.path, await files(server, token, prepareMaterial, ofMaterials));
  answers.set('/feeds', await Promise.all(feeds.map((path) => textAt(server, path))));
  return answers;
}

/** What is answered when a file is asked for, and the file if there is one. */
async function files(server: Server, token: string, call: Call, bodies: readonly object[]): Promise<string[]> {
  const heard: string[] = [];
  for (const language of languages)
    for (const body of bodies) {
      // Another test checks how many files there are in an hour.
      await server.db.execute(sql`delete from write_answer`);
      const sent = { ...body, requestId: requestId() };
      const { headers, ...answer } = await server.call.json(call.path, sent, { token, language });
      heard.push(JSON.stringify([answer, [...headers]]));
      const { address } = (answer.obj ?? {}) as { address?: string };
      if (address) heard.push(await textAt(server, address));
    }
  return heard;
}

/** A text that is broken into lines is searched as if it were not. */
async function textAt(server: Server, path: string): Promise<string> {
  const response = await fetch(server.address + path);
  return `${response.status} ${(await response.text()).replaceAll('\r\n ', '')}`;
}
