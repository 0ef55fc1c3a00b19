import * as calls from 'contract/calls/console/files';
import { fileCategories } from 'contract/file-categories';
import { documentExtensions, imageExtensions } from 'contract/rules/file-extensions';
import type { BodyOf } from 'contract/wire/call';
import { type Ask, CommandFailed, type Local } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';
import { uploadFile, warningOf } from '../upload-file.ts';
import { versionIn } from './meeting-commands.ts';

const categories = Object.keys(fileCategories).join(' | ');
const toWhom = '<all | red,blue,green,grey | meeting id>';
const howToDescribe = `<${categories}> <Chinese title> <English title> ${toWhom}`;

export const forumFileCommands: readonly StaffCommand[] = [
  {
    name: 'add-forum-file',
    describe: `Stores a file for delegates as a draft <file> ${howToDescribe}`,
    async run(ask, [path = '', ...words], local) {
      const facts = factsIn(words);
      if (!path || !facts) throw new CommandFailed(`Please give: <file> ${howToDescribe}.`);
      const { warning, ...content } = await contentOf(local, path);
      return state(await ask(calls.addForumFile, { ...facts, ...content })) + warning;
    },
  },
  onFile(
    'change-forum-file',
    `Changes what a file is called and who sees it <id> ${howToDescribe}`,
    (ask, on, words) => {
      const facts = factsIn(words);
      if (!facts) throw new CommandFailed(`Please give: <id> ${howToDescribe}.`);
      return ask(calls.changeForumFile, { ...on, ...facts });
    },
  ),
  onFile('replace-forum-file', 'Gives a file new content <id> <file>', async (ask, on, [path = ''], local) => {
    if (!path) throw new CommandFailed('Please give: <id> <file>.');
    const { warning, ...content } = await contentOf(local, path);
    return { ...(await ask(calls.replaceForumFile, { ...on, ...content })), warning };
  }),
  onFile('publish-forum-file', 'Publishes a file now <id>', (ask, on) => ask(calls.publishForumFile, on)),
  onFile('unpublish-forum-file', 'Withdraws a file at once <id>', (ask, on) => ask(calls.unpublishForumFile, on)),
  {
    name: 'forum-files',
    describe: 'Lists the newest files for delegates, drafts first',
    async run(ask) {
      const { items } = await ask(calls.listForumFiles, {});
      return items.length === 0 ? 'There is no file.' : items.map(line).join('\n');
    },
  },
];

type Facts = Pick<BodyOf<typeof calls.addForumFile>, 'category' | 'title' | 'audience'>;

function factsIn([written, zh, en, audience]: readonly string[]): Facts | undefined {
  const category = (Object.keys(fileCategories) as Facts['category'][]).find((one) => one === written);
  return category && zh && en && audience ? { category, title: { zh, en }, audience: audienceIn(audience) } : undefined;
}

const badges = ['red', 'blue', 'green', 'grey'] as const;

function audienceIn(written: string): calls.FileAudience {
  if (written === 'all') return { kind: 'all' };
  const named = written.split(',').map((word) => badges.find((badge) => badge === word.trim()));
  if (named.every((badge) => badge !== undefined)) return { kind: 'badges', badges: [...new Set(named)] };
  return { kind: 'meeting', meetingId: written };
}

/** What the file is called decides under which ending people know it; the server compares it with the content. */
async function contentOf(local: Local, path: string) {
  const written = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const ending = [...documentExtensions, ...imageExtensions].find((one) => one === written);
  if (!ending)
    throw new CommandFailed(
      `The name must end with one of: ${[...documentExtensions, ...imageExtensions].join(', ')}.`,
    );
  const { id: media, ...file } = await uploadFile(local, path);
  return { media, ending, warning: warningOf(file) };
}

type OnVersion = { id: string; version: number };
type Changed = calls.EditedFile & { warning?: string };
type Change = (ask: Ask, on: OnVersion, words: readonly string[], local: Local) => Promise<Changed>;

function onFile(name: string, describe: string, change: Change): StaffCommand {
  return {
    name,
    describe,
    async run(ask, args, local) {
      const { version, rest } = versionIn(args);
      const [id, ...words] = rest;
      if (!id) throw new CommandFailed('Please give: <id>.');
      const { warning = '', ...changed } = await change(ask, await current(ask, id, version), words, local);
      return state(changed) + warning;
    },
  };
}

/** A command without a version changes the file as it is now. One that is older than the list needs its version. */
async function current(ask: Ask, id: string, version: number | undefined): Promise<OnVersion> {
  if (version !== undefined) return { id, version };
  const { items } = await ask(calls.listForumFiles, {});
  const found = items.find((item) => item.id === id);
  if (!found) throw new CommandFailed('This file is not among the newest. Please check the id, or give its --version.');
  return { id, version: found.version };
}

function state(file: calls.EditedFile): string {
  const { id, title, version, publishedAt } = file;
  const when = publishedAt ? `published at ${publishedAt}` : 'not published';
  return `“${title}” (${id}) is ${when} (version ${version}), for ${readers(file)}. ${inside(file)}.`;
}

/** In quotes that hide a line break, so that no title can look like a line of its own. */
function line(file: calls.EditedFile): string {
  const { id, category, title, publishedAt } = file;
  const when = publishedAt ? `published at ${publishedAt}` : 'not published';
  return `${id} ${category} ${JSON.stringify(title)}, ${when}, for ${readers(file)}, ${inside(file)}`;
}

function readers({ audience }: calls.EditedFile): string {
  if (audience.kind === 'all') return 'everybody';
  return audience.kind === 'badges'
    ? `${audience.badges.join(', ')} badges`
    : `the people of meeting ${audience.meetingId}`;
}

function inside({ inside: state, pages }: calls.EditedFile): string {
  const told: Record<calls.EditedFile['inside'], string> = {
    searched: `Its text is searched (${pages ?? 0} parts)`,
    waiting: 'Its text is being read',
    'no text': 'It has no text to search',
    locked: 'It is locked by a password, so that only its title is searched',
    damaged: 'It cannot be read, so that only its title is searched',
    'title only': 'Only its title is searched',
  };
  return told[state];
}
