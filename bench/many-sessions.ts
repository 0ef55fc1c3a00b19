import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

export const sessions = 5_000;

/** Adds so many people with bookmarks and cards, each signed in once, and returns their tokens. */
export async function signInMany(url: string): Promise<string[]> {
  const tokens = Array.from({ length: sessions }, () => randomBytes(32).toString('base64url'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ column_name: string }>(
      "select column_name from information_schema.columns where table_name = 'person' and column_name not in ('id', 'listed', 'badge_number', 'mobile_fingerprint', 'email_fingerprint')",
    );
    const columns = rows.map(({ column_name }) => `"${column_name}"`).join(', ');
    // Each person is a copy of a delegate with a number as id; no message is ever sent to them. None is listed: a
    // directory of thousands would take so long to send that sessions are forgotten meanwhile.
    await client.query(
      `insert into person (id, listed, ${columns})
       select 'bench' || lpad(number::text, 15, '0'), false, ${columns}
       from generate_series(1, $1) number, (select * from person where badge = 'red' and not decoy order by rank desc limit 1) one`,
      [sessions],
    );
    await client.query(
      `insert into session (id, token_hash, person_id, kind, method, scope, device, created_at, last_used_at, ends_at)
       select 'bench' || lpad(number::text, 15, '0'), hash, 'bench' || lpad(number::text, 15, '0'),
         'browser', 'code', 'full', 'bench', now(), now(), now() + interval '5 days'
       from unnest($1::text[]) with ordinality as given(hash, number)`,
      [tokens.map((token) => createHash('sha256').update(token).digest('base64url'))],
    );
    // Each has bookmarked about half of the meetings.
    await client.query(
      `insert into bookmark (person_id, kind, item_id, created_at)
       select person.id, 'meeting', meeting.id, now() from person, meeting
       where person.id like 'bench%' and hashtext(person.id || meeting.id) % 2 = 0`,
    );
    // Each has exchanged cards with ten others.
    await client.query(
      `insert into card (id, sender_id, receiver_id, state, sender_shares, receiver_shares, sent_at, answered_at)
       select 'bench' || lpad((number * 10 + other)::text, 15, '0'), 'bench' || lpad(number::text, 15, '0'),
         'bench' || lpad(((number - 1 + other) % $1 + 1)::text, 15, '0'), 'accepted', shares, shares, now(), now()
       from generate_series(1, $1) number, generate_series(1, 5) other,
         (select '{"of":"own","mobile":true,"email":false}'::jsonb shares) one`,
      [sessions],
    );
    return tokens;
  } finally {
    await client.end();
  }
}
