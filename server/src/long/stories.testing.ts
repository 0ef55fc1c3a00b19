import type { SignedFields } from 'contract/wire/signature';
import { newStory, write, type Kind, type Story } from './ledger.testing.ts';
import { becomesTrue } from './measuring.testing.ts';
import type { Someone } from './people.testing.ts';
import { agreed, type Client } from './wire.testing.ts';

export type Telling = {
  client: Client;
  charactersOf(flowId: string): Promise<string>;
  codeTo(mobile: string): string | undefined;
  /** True once the server is about to be killed, when lost answers are expected. */
  isOver(): boolean;
};

// The queue delivers within this time; otherwise the person goes on with the badge.
const patienceForCode = 1500;

const badgeSignInsPerHour = 3;

/**
 * Signs in by code, then by badge as often as a person may, with consents and sign-outs in between; until the server
 * ends the badge is read again and again.
 */
export async function liveThrough(person: Someone, telling: Telling): Promise<Story> {
  const story = newStory(person);
  const say = (kind: Kind, path: string, fields: SignedFields = {}) => write(story, telling.client, kind, path, fields);
  try {
    await byCode(story, say, telling);
    for (let time = 0; time < badgeSignInsPerHour && !telling.isOver(); time++) await byBadge(story, say);
    while (!telling.isOver()) await readBadge(story, say);
  } catch (failure) {
    if (!telling.isOver()) throw failure;
  }
  return story;
}

type Say = (kind: Kind, path: string, fields?: SignedFields) => ReturnType<typeof write>;

async function byCode({ person: { mobile } }: Story, say: Say, { client, charactersOf, codeTo, isOver }: Telling) {
  const { flowId } = (await client.post('/api/login/getImage', {})).obj as { flowId: string };
  const characters = await charactersOf(flowId);
  await say('code request', '/api/login/sendCode', { flowId, channel: 'mobile', address: mobile, characters });
  await becomesTrue(() => isOver() || codeTo(mobile) !== undefined, patienceForCode);
  const code = codeTo(mobile);
  if (code === undefined) return;
  await say('sign-in', '/api/login/signInByCode', { flowId, code, agreed });
  await say('agreement', '/api/session/agreeToTexts', { agreed });
}

async function readBadge({ person: { badgeCode } }: Story, say: Say) {
  return (await say('badge read', '/api/login/readBadge', { code: badgeCode })).obj as { flowId: string };
}

async function byBadge(story: Story, say: Say) {
  const { flowId } = await readBadge(story, say);
  const {
    tokens,
    person: { birthDate },
  } = story;
  await say('sign-in', '/api/login/signInByBadge', { flowId, birthDate, agreed });
  await say('agreement', '/api/session/agreeToTexts', { agreed });
  // Every other time the device signs in again without signing out, which ends the old session.
  if (tokens.length % 2 === 0) await say('sign-out', '/api/session/signOut');
}
