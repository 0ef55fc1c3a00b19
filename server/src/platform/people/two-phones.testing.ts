import * as calls from 'contract/calls/face-to-face';
import type { ContactItems } from 'contract/calls/cards';
import type { Call } from 'contract/wire/call';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { signInAs } from '../../../demo/people.ts';
import { sealedBody } from '../sealed-text/seal-text.testing.ts';
import { secondsLater } from '../testing/sign-in-server.ts';
import { demoPerson, gu, helena, requestId, steps } from '../testing/signing-in.ts';
import type { Body } from '../testing/signed-call.ts';
import { testNow } from '../testing/test-now.ts';
import { testServer } from '../testing/test-server.ts';

type Person = { id: string; email: string };
type Encounter = calls.Encounter;
type Answer<Obj> = { code: number; msg: string; obj: Obj };

/** A third delegate, one in assistant mode, and a partner. */
export const third = demoPerson('cui-tiejun');
export const assisted = demoPerson(signInAs.assistantMode);
export const partner = demoPerson(signInAs.blue);

export const both: ContactItems = { mobile: true, email: true };

/** A server at which the people of these tests are signed in; each test begins without cards and codes. */
export function twoPhones() {
  const tokens = new Map<string, string>();
  let server: Awaited<ReturnType<typeof testServer>>;
  beforeAll(async () => {
    server = await testServer();
    for (const { id, email } of [gu, helena, third, assisted, partner])
      tokens.set(id, (await steps(server).signIn({ channel: 'email', address: email })).token);
  });
  beforeEach(async () => {
    server.clock.set(testNow);
    server.alarms.length = 0;
    for (const table of ['card', 'exchange_code', 'encounter', 'failed_scan'])
      await server.db.execute(sql.raw(`delete from ${table}`));
  });
  afterAll(() => server.stop());

  async function ask<Obj>(who: Person, call: Call, body: Record<string, unknown>): Promise<Answer<Obj>> {
    const by = { key: server.services.sealedTexts.announced, id: who.id };
    const sealed = call.kind === 'write' ? sealedBody(call, { requestId: requestId(), ...body }, by) : body;
    const options = { token: tokens.get(who.id) ?? '', language: 'en' } as const;
    const { code, msg, obj } = await server.call.json(call.path, sealed as Body, options);
    return { code, msg, obj: obj as Obj };
  }
  const show = (who: Person, share: ContactItems | null = both) =>
    ask<{ code: string; showFor: number; endsAt: string }>(who, calls.showExchangeCode, { share });
  const shown = async (who: Person, share?: ContactItems | null) => (await show(who, share)).obj.code;
  const scan = (who: Person, code: string) => ask<Encounter>(who, calls.scanExchangeCode, { code });
  const confirm = (who: Person, { id }: { id: string }, share: ContactItems | null = both) =>
    ask<Encounter>(who, calls.confirmEncounter, { id, share });
  return {
    ...{ ask, show, shown, scan, confirm },
    server: () => server,
    tokenOf: ({ id }: Person) => tokens.get(id) ?? '',
    later: (seconds: number) => secondsLater(server, seconds),
    end: (who: Person, { id }: { id: string }) => ask<object>(who, calls.endEncounter, { id }),
    encounter: async (who: Person) =>
      (await ask<{ encounter: Encounter | null }>(who, calls.getEncounter, {})).obj.encounter,
    /** Both stand together: one shows, the other scans. */
    met: async (shower: Person, scanner: Person) => (await scan(scanner, await shown(shower))).obj,
  };
}
