import type { SignedFields } from 'contract/wire/signature';
import type { Someone } from './people.testing.ts';
import { newRequestId, type Answered, type Client } from './wire.testing.ts';

export type Kind = 'code request' | 'badge read' | 'sign-in' | 'agreement' | 'sign-out';
/** One write as its client knows it. Without an answer it is not known yet whether it happened. */
type Entry = {
  kind: Kind;
  path: string;
  body: SignedFields;
  token: string;
  answer?: Answered;
  answeredLater?: boolean;
};
/** The writes of one person's device in order; only the last entry can be without an answer. */
export type Story = {
  person: Someone;
  uniqueId: string;
  entries: Entry[];
  tokens: { token: string; answers: number }[];
};

/** The code that a repeated write gets if it was done already and its answer is secret. */
const alreadyDone = -4;
const secret: readonly Kind[] = ['badge read', 'sign-in'];

export const newStory = (person: Someone): Story => ({
  person,
  uniqueId: `device-${person.id}`,
  entries: [],
  tokens: [],
});

/** Records a write, sends it, and records the answer if one comes; a lost answer is thrown. */
export async function write(
  story: Story,
  { post }: Client,
  kind: Kind,
  path: string,
  fields: SignedFields,
): Promise<Answered> {
  const token = story.tokens.at(-1)?.token ?? '';
  const entry: Entry = { kind, path, body: { ...fields, requestId: newRequestId() }, token };
  story.entries.push(entry);
  const answer = await post(path, entry.body, { token, uniqueId: story.uniqueId });
  if (answer.code !== 0) throw new Error(`${path} answered ${answer.status} ${answer.text.slice(0, 200)}`);
  note(story, entry, answer);
  return answer;
}

function note(story: Story, entry: Entry, answer: Answered) {
  entry.answer = answer;
  const live = story.tokens.at(-1);
  if (entry.kind === 'sign-in') {
    if (live?.answers === 0) live.answers = -7;
    // A repeat may be refused as already done; then the token was lost with the first answer.
    if (answer.code === 0) story.tokens.push({ token: (answer.obj as { token: string }).token, answers: 0 });
  }
  if (entry.kind === 'sign-out' && live) live.answers = -6;
}

const resend = (story: Story, { post }: Client, { path, body, token }: Entry) =>
  post(path, body, { token, uniqueId: story.uniqueId });

/** The tokens of a story that are answered otherwise than its acknowledged writes require. */
export async function wrongTokens(story: Story, { post }: Client): Promise<string[]> {
  const unanswered = story.entries.at(-1)?.answer ? undefined : story.entries.at(-1)?.kind;
  const wrong: string[] = [];
  for (const [index, { token, answers }] of story.tokens.entries()) {
    const { code, text } = await post('/api/session/getMe', {}, { token });
    const isLast = index === story.tokens.length - 1 && answers === 0;
    const possible = [
      answers,
      ...(isLast && unanswered === 'sign-in' ? [-7] : []),
      ...(isLast && unanswered === 'sign-out' ? [-6] : []),
    ];
    if (!possible.includes(code))
      wrong.push(
        `token ${index + 1} of ${story.tokens.length} answers ${text.slice(0, 100)} instead of ${possible.join(' or ')}`,
      );
  }
  return wrong;
}

/** The acknowledged writes that get another answer when the same bytes are sent again. */
export async function wrongRepeats(story: Story, client: Client): Promise<string[]> {
  const wrong: string[] = [];
  for (const entry of story.entries) {
    if (!entry.answer) continue;
    const again = await resend(story, client, entry);
    const signedOut = story.tokens.find(({ token }) => token === entry.token)?.answers ?? 0;
    const expected = secret.includes(entry.kind) ? alreadyDone : entry.token ? signedOut : 0;
    const same = again.code === expected && (expected !== 0 || again.text === entry.answer.text || entry.answeredLater);
    if (!same)
      wrong.push(`${entry.kind} answered ${entry.answer.text.slice(0, 100)} and then ${again.text.slice(0, 100)}`);
  }
  return wrong;
}

/** Sends the last bytes again, as an app does when it is back. Afterwards nothing is uncertain any more. */
export async function finishStory(story: Story, client: Client): Promise<string[]> {
  const last = story.entries.at(-1);
  if (!last || last.answer) return [];
  const answer = await resend(story, client, last);
  const possible = [0, ...(secret.includes(last.kind) ? [alreadyDone] : []), ...(last.kind === 'sign-out' ? [-6] : [])];
  if (!possible.includes(answer.code))
    return [`a lost ${last.kind} answers ${answer.status} ${answer.text.slice(0, 150)}`];
  last.answeredLater = true;
  note(story, last, answer);
  return [];
}

/** The exact number of rows of each kind that must be in the database. */
export function totals(stories: readonly Story[]) {
  const count = (kind: Kind) =>
    stories.reduce((sum, { entries }) => sum + entries.filter((entry) => entry.kind === kind).length, 0);
  return {
    badgesRead: count('badge read'),
    codeRequests: count('code request'),
    sessions: count('sign-in'),
    signedOut: count('sign-out'),
    consents: 2 * stories.filter(({ entries }) => entries.some(({ kind }) => kind === 'sign-in')).length,
  };
}
