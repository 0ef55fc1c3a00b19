import { randomInt } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { charactersIn, longDatabase, type LongDatabase } from './databases.testing.ts';
import { figure, inTurns, tally } from './measuring.testing.ts';
import { demoSealing, unknownMobile } from './people.testing.ts';
import { startServer, type RunningServer } from './processes.testing.ts';
import { stepsWith } from './steps.testing.ts';
import { clientOf } from './wire.testing.ts';

const spoofed = 1000;
const codesWithoutSecondImage = 20;
const atOnce = 8;
const somewhere = () => `${randomInt(1, 224)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
const unlimited = { FORUM_SMS_EXPECTED_IN_ALL: '1000000', FORUM_SMS_EXPECTED: '+86=1000000' };

let database: LongDatabase | undefined;
let server: RunningServer | undefined;
afterEach(async () => {
  await server?.stop();
  await database?.drop();
});

/** Requests a thousand codes under a thousand invented addresses, and returns how they were counted. */
async function asked(environment: Record<string, string>, forwardedFor: () => string) {
  database = await longDatabase({ hurried: true });
  server = await startServer({ DATABASE_URL: database.url, FORUM_LOG_LEVEL: 'error', ...unlimited, ...environment });
  const { askForCode } = stepsWith(clientOf(server.address), charactersIn(database, demoSealing));
  const ask = async (index: number) => {
    const { answer } = await askForCode(unknownMobile(index), { headers: { 'x-forwarded-for': forwardedFor() } });
    return answer.code === 0 ? (answer.obj as { state: string }).state : `${answer.status} ${answer.code}`;
  };
  const numbers = Array.from({ length: spoofed }, (_, index) => index);
  // The requests up to the limit run one after the other, because parallel ones could pass it.
  const states = [
    ...(await inTurns(numbers.slice(0, codesWithoutSecondImage), 1, ask)),
    ...(await inTurns(numbers.slice(codesWithoutSecondImage), atOnce, ask)),
  ];
  const networks = (await database.rows('select distinct network from code_request order by network')).map(
    ({ network }) => network,
  );
  return { networks, answers: tally(states) };
}

const oneClient = `${spoofed - codesWithoutSecondImage} × another image, ${codesWithoutSecondImage} × sent`;

test('a thousand spoofed addresses without a trusted proxy count as one client', async () => {
  const { networks, answers } = await asked({}, somewhere);
  figure(`clients counted for ${spoofed} spoofed addresses`, networks.length);
  figure('answers', answers);
  expect({ networks, answers }).toEqual({ networks: ['127.0.0.0/24'], answers: oneClient });
});

test('behind a trusted proxy only the address that it added counts', async () => {
  const { networks, answers } = await asked(
    { FORUM_TRUSTED_PROXIES: '127.0.0.1' },
    () => `${somewhere()}, ${somewhere()}, 198.51.100.7`,
  );
  figure(`clients counted for ${spoofed} addresses spoofed before the proxy's word`, networks.length);
  figure('answers', answers);
  expect({ networks, answers }).toEqual({ networks: ['198.51.100.0/24'], answers: oneClient });
});
