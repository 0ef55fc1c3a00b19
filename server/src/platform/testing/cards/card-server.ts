import { afterAll, beforeEach } from 'vitest';
import { card } from '../../database/tables/cards.ts';
import { cardDesk } from '../../people/card-desk.testing.ts';
import type { demoPerson } from '../signing-in.ts';
import { testNow } from '../test-now.ts';
import { testServer } from '../test-server.ts';

type Answer = { code: number; obj: Record<string, unknown> };

/** The server for a file of tests about cards, with these people logged in. Each test begins at the same moment. */
export async function cardServer(people: readonly ReturnType<typeof demoPerson>[]) {
  const server = await testServer();
  afterAll(() => server.stop());
  const desk = cardDesk(server);
  for (const who of people) await desk.signIn(who);
  beforeEach(() => server.clock.set(testNow));
  return {
    ...{ server, desk },
    /** The clock is so many milliseconds after the beginning of the test. */
    later: (milliseconds: number) => server.clock.set(new Date(testNow.getTime() + milliseconds)),
    stored: () => server.db.select().from(card),
    async refusalOf(answer: Promise<Answer>) {
      const { code, obj } = await answer;
      return [code, obj['refusal']];
    },
  };
}
