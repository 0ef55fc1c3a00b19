import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { agreed, gu, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { tidy } from './session.jobs.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const hour = 60 * 60 * 1000;
const Writers = z.object({ rows: z.array(z.object({ writer: z.string(), kept: z.int() })) });

test('what strangers wrote is forgotten after two days, what a delegate wrote after seven', async () => {
  const { token } = await steps(server).signIn({ address: gu.mobile });
  await server.call.json('/api/session/agreeToTexts', { agreed, requestId: requestId() }, { token });
  const keptAfter = async (hours: number) => {
    await tidy(server.db, new Date(testNow.getTime() + hours * hour));
    const kept = await server.db.execute(
      sql`select split_part(actor, ' ', 1) as writer, count(*)::int as kept from write_answer group by 1 order by 1`,
    );
    return Writers.parse(kept).rows.map(({ writer, kept: count }) => [writer, count]);
  };
  const [picture, codeAndSignIn, agreement] = [
    ['device', 1],
    ['flow', 2],
    ['person', 1],
  ];
  expect(await keptAfter(48)).toEqual([picture, codeAndSignIn, agreement]);
  expect(await keptAfter(49)).toEqual([agreement]);
  expect(await keptAfter(7 * 24)).toEqual([agreement]);
  expect(await keptAfter(7 * 24 + 1)).toEqual([]);
});
