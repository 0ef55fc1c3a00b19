import * as calls from 'contract/calls/console/news';
import { languages, type Language } from 'contract/languages';
import type { StaffCommand } from '../staff-command.ts';
import { type Ask, CommandFailed } from '../staff-client.ts';
import { versionIn } from './meeting-commands.ts';
import { newsInFolder, recordingIn } from './news-folder.ts';

export const newsCommands: readonly StaffCommand[] = [
  {
    name: 'add-news',
    describe: 'Stores an item of news as a draft <folder with news.json, zh.html, en.html and the files they name>',
    async run(ask, [folder = ''], local) {
      if (!folder) throw new CommandFailed('Please give: <folder>.');
      const { facts, leftOut } = await newsInFolder(ask, local, folder);
      return [state(await ask(calls.addNews, facts)), ...leftOut].join('\n');
    },
  },
  {
    name: 'set-recording',
    describe: 'Gives an item its recording in one language <id> <zh | en> <recording> <sentences.json>, or: off',
    async run(ask, args, local) {
      const { version, rest } = versionIn(args);
      const [id = '', written = '', path = '', times = ''] = rest;
      const language = languages.find((one) => one === written);
      if (!id || !language || !path || (path !== 'off' && !times))
        throw new CommandFailed('Please give: <id> <zh | en> <recording> <sentences.json>, or <id> <zh | en> off.');
      const recording = path === 'off' ? null : await recordingIn(local, { path, times });
      const on = await current(ask, id, version);
      return state(await ask(calls.setRecording, { ...on, language, recording }));
    },
  },
  onItem('publish-news', 'Publishes an item of news now <id>', (ask, on) => ask(calls.publishNews, on)),
  onItem('unpublish-news', 'Withdraws an item of news at once <id>', (ask, on) => ask(calls.unpublishNews, on)),
  onItem('share-news', 'Shows an item of news to everybody at its shared address <id> <on | off>', (ask, on, [to]) => {
    if (to !== 'on' && to !== 'off') throw new CommandFailed('Please give: <id> <on | off>.');
    return ask(calls.setNewsPublic, { ...on, to });
  }),
  {
    name: 'list-news',
    describe: 'Lists the newest items of news, drafts first',
    async run(ask) {
      const { items } = await ask(calls.listNews, {});
      return items.length === 0 ? 'There is no item.' : items.map(line).join('\n');
    },
  },
];

type OnVersion = { id: string; version: number };
type Change = (ask: Ask, on: OnVersion, words: readonly string[]) => Promise<calls.EditedNews>;

function onItem(name: string, describe: string, change: Change): StaffCommand {
  return {
    name,
    describe,
    async run(ask, args) {
      const { version, rest } = versionIn(args);
      const [id, ...words] = rest;
      if (!id) throw new CommandFailed('Please give: <id>.');
      return state(await change(ask, await current(ask, id, version), words));
    },
  };
}

/** A command without a version changes the item as it is now. One that is older than the list needs its version. */
async function current(ask: Ask, id: string, version: number | undefined): Promise<OnVersion> {
  if (version !== undefined) return { id, version };
  const { items } = await ask(calls.listNews, {});
  const found = items.find((item) => item.id === id);
  if (!found) throw new CommandFailed('This item is not among the newest. Please check the id, or give its --version.');
  return { id, version: found.version };
}

const spoken: Record<Language, string> = { zh: 'Chinese', en: 'English' };

function state({ id, title, version, publishedAt, isPublic, recordings }: calls.EditedNews): string {
  const when = publishedAt ? `published at ${publishedAt}` : 'not published';
  const voice = recordings.length > 0 ? ` Recordings: ${recordings.map((one) => spoken[one]).join(', ')}.` : '';
  const shared = isPublic ? ' Its shared address shows it to everybody once it is published.' : '';
  return `“${title}” (${id}) is ${when} (version ${version}).${voice}${shared}`;
}

/** In quotes that hide a line break, so that no title can look like a line of its own. */
function line({ id, kind, title, publishedAt, isPublic, recordings }: calls.EditedNews): string {
  const facts = [
    publishedAt ? `published at ${publishedAt}` : 'not published',
    isPublic ? 'public' : '',
    ...recordings,
  ];
  return `${id} ${kind} ${JSON.stringify(title)}, ${facts.filter(Boolean).join(', ')}`;
}
