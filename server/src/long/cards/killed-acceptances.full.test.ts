import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { acceptCard, getCards, sendCard, type Cards } from 'contract/calls/cards';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { card } from '../../platform/database/tables/cards.ts';
import { session } from '../../platform/database/tables/session.ts';
import { newId } from '../../platform/ids.ts';
import { sealedBody } from '../../platform/sealed-text/seal-text.testing.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import { grounds, type Ground } from '../databases.testing.ts';
import { figure, inTurns, tally } from '../measuring.testing.ts';
import { demoSealing, loadDemo, register, someone } from '../people.testing.ts';
import { startServer, type RunningServer } from '../processes.testing.ts';
import { clientOf, newRequestId, type Client } from '../wire.testing.ts';

const many = Number(process.env['FORUM_TEST_ACCEPTANCES'] ?? 500);
const lives = 12;
const atOnce = 8;
/** The last server is not killed, and finishes what the others left. */
const perLife = Math.ceil(many / lives);

type Pair = ReturnType<typeof newPair>;
/** A card that waits, and how its receiver accepts it: every third one sends an own card, which crosses it. */
const newPair = (index: number) => ({
  ...{ cardId: newId(), requestId: newRequestId(), crosses: index % 3 === 2 },
  sender: { ...someone(2 * index), token: newToken() },
  receiver: { ...someone(2 * index + 1), token: newToken() },
  acknowledged: false,
});

describe.each(grounds)('cards are accepted while the server is killed, on $name', ({ name, open }) => {
  const pairs = Array.from({ length: many }, (_, index) => newPair(index));
  let ground: Ground;
  let server: RunningServer | undefined;
  beforeAll(async () => {
    ground = await open();
    await ground.withDatabase(async (db) => {
      await loadDemo(db, demoSealing, new Date());
      await waitingCards(db, pairs);
    });
  });
  afterAll(async () => {
    await server?.kill();
    await ground?.remove();
  });
  const restart = async () => {
    server = await startServer({ ...ground.environment, FORUM_LOG_LEVEL: 'error' });
    return { server, client: clientOf(server.address, { sockets: atOnce }) };
  };

  test('no exchange is half, and none that was acknowledged is lost', async () => {
    const wrong: string[] = [];
    const lost: Pair[] = [];
    const repeated: number[] = [];
    for (let life = 0; life < lives; life++) {
      const running = await restart();
      const key = await textKey(running.client, pairs[0]!);
      // What was lost is sent again with the same bytes, as a phone does when it is back.
      for (const pair of lost.splice(0)) repeated.push((await accept(running.client, pair, key)).code);
      wrong.push(...(await sidesThatDiffer(running.client, pairs.slice(0, life * perLife))));
      const isLast = life === lives - 1;
      const now = pairs.slice(life * perLife, (life + 1) * perLife);
      await acceptUntil(isLast ? undefined : running.server, running.client, { pairs: now, key });
      lost.push(...now.filter(({ acknowledged }) => !acknowledged));
      running.client.close();
      if (isLast) await running.server.stop();
    }
    const stored = await ground.withDatabase(storedExchanges);
    figure(`${name}: kills, and acceptances`, `${lives - 1}, ${many}`);
    figure('answers to those whose first answer was lost', tally(repeated));
    figure('sides that saw something else than they were told', wrong.length);
    figure('stored', JSON.stringify(stored));
    expect(wrong).toEqual([]);
    expect(repeated.length).toBeGreaterThan(lives / 2);
    expect(new Set(repeated)).toEqual(new Set([0]));
    expect(stored).toEqual({ exchanges: many, half: 0, pending: 0, told: many, toldTwice: 0 });
  });
});

/** Accepts one after the other, a few at once, until the server is killed in the middle. */
async function acceptUntil(
  killed: RunningServer | undefined,
  client: Client,
  { pairs, key }: { pairs: Pair[]; key: string },
) {
  const killAt = killed ? randomInt(1, pairs.length) : Infinity;
  let begun = 0;
  let gone: Promise<void> | undefined;
  await inTurns(pairs, atOnce, async (pair) => {
    if (++begun === killAt) gone = pause(randomInt(20)).then(() => killed?.kill());
    const answer = await accept(client, pair, key).catch((failure: unknown) => {
      if (!gone) throw failure;
    });
    if (answer && answer.code !== 0) throw new Error(`an acceptance answered ${answer.text.slice(0, 200)}`);
  });
  await gone;
}

async function accept(client: Client, pair: Pair, key: string) {
  const { cardId, requestId, sender, receiver, crosses } = pair;
  const share = { mobile: true, email: false };
  const crossing = () =>
    sealedBody(sendCard, { delegateId: sender.id, share, message: '幸会', requestId }, { key, id: receiver.id });
  // The same bytes each time: a text that is sealed anew would be another one.
  const [path, body] = crosses
    ? [sendCard.path, (bytes[requestId] ??= crossing())]
    : [acceptCard.path, { id: cardId, share, requestId }];
  const answer = await client.post(path, body as Parameters<Client['post']>[1], receiver);
  pair.acknowledged ||= answer.code === 0;
  return answer;
}
const bytes: Record<string, object> = {};

/** The refusal of what cannot be opened announces the key. */
async function textKey(client: Client, { receiver }: Pair): Promise<string> {
  const body = { delegateId: receiver.id, share: null, requestId: newRequestId(), sealed: '' };
  return ((await client.post(sendCard.path, body, receiver)).obj as { textKey: string }).textKey;
}

/** Both sides are asked: friends of each other with the other's number, or a card that waits on both. */
async function sidesThatDiffer(client: Client, pairs: readonly Pair[]): Promise<string[]> {
  const checked = await inTurns(pairs, atOnce, async ({ cardId, sender, receiver, acknowledged }) => {
    const [theirs, own] = await Promise.all([sender, receiver].map((one) => cardsOf(client, one)));
    const [atSender, atReceiver] = [standing(theirs!, cardId), standing(own!, cardId)];
    const friends = [`friend ${receiver.mobile}`, `friend ${sender.mobile}`].join();
    const seen = [atSender, atReceiver].join();
    return seen === friends || (!acknowledged && seen === 'sent,received') ? [] : [`${cardId}: ${seen}`];
  });
  return checked.flat();
}

const cardsOf = async (client: Client, { token }: { token: string }) =>
  (await client.post(getCards.path, {}, { token })).obj as Cards;

function standing({ friends, sent, received }: Cards, cardId: string): string {
  const friend = friends.find(({ id }) => id === cardId);
  if (friend) return `friend ${friend.shared.mobile}`;
  if (sent.some(({ id }) => id === cardId)) return 'sent';
  return received.some(({ id }) => id === cardId) ? 'received' : 'nothing';
}

/** Everybody is logged in already, and a card of each sender waits. */
async function waitingCards(db: Database, pairs: readonly Pair[]) {
  const people = pairs.flatMap(({ sender, receiver }) => [sender, receiver]);
  await register(db, people, { withEmail: true });
  await db.execute(sql`update person set badge = 'red', listed = true where rank >= 10000`);
  const [now, endsAt] = [new Date(), new Date(Date.now() + 24 * 3_600_000)];
  await db.insert(session).values(
    people.map(({ id, token }) => ({
      ...{ id: newId(), personId: id, tokenHash: hashOf(token), device: 'a phone', endsAt },
      ...{ kind: 'browser' as const, method: 'code' as const, scope: 'full' as const, createdAt: now, lastUsedAt: now },
    })),
  );
  const senderShares = { of: 'own' as const, mobile: true, email: false };
  await db.insert(card).values(
    pairs.map(({ cardId, sender, receiver }) => ({
      ...{ id: cardId, senderId: sender.id, receiverId: receiver.id, state: 'pending' as const, senderShares },
      sentAt: now,
    })),
  );
}

/** An exchange is half where one side shares nothing, or is told nothing, or the answer has no time. */
async function storedExchanges(db: Database) {
  const { rows } = (await db.execute(sql`
    with exchange as (select c.*, s.rank from card c join person s on s.id = c.sender_id where s.rank >= 10000)
    select
      (select count(*)::int from exchange where state = 'accepted') as exchanges,
      (select count(*)::int from exchange where (state = 'accepted') <> (receiver_shares is not null)
        or (state = 'accepted') <> (answered_at is not null)) as half,
      (select count(*)::int from exchange where state <> 'accepted') as pending,
      (select count(distinct e.id)::int from exchange e join message m
        on m.person_id = e.sender_id and m.facts ->> 'event' = 'accepted') as told,
      (select count(*)::int from (select m.person_id from message m join person p on p.id = m.person_id
        where p.rank >= 10000 and m.facts ->> 'event' = 'accepted' group by 1 having count(*) > 1) twice) as "toldTwice"`)) as {
    rows: Record<string, number>[];
  };
  return rows[0];
}
