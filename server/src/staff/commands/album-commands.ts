import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import * as calls from 'contract/calls/console/album';
import { imageExtensions } from 'contract/rules/file-extensions';
import type { AnswerOf } from 'contract/wire/call';
import { albumUse, pictureAddress } from 'contract/wire/media';
import { CommandFailed } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';
import { uploadFile } from '../upload-file.ts';
import { bothIn } from './meeting-commands.ts';

export const albumCommands: readonly StaffCommand[] = [
  {
    name: 'add-topic',
    describe: 'Adds a topic to a day of the album <YYYY-MM-DD> <title zh | title en>',
    async run(ask, [date = '', ...rest]) {
      const title = bothIn(rest.join(' '));
      if (!date || !title) throw new CommandFailed('Please give: <YYYY-MM-DD> <title zh | title en>.');
      const { id } = await ask(calls.addTopic, { date, title });
      return `The topic is ${id}. Delegates see it with its first photo.`;
    },
  },
  {
    name: 'list-topics',
    describe: 'Lists the topics of the album, newest day first',
    async run(ask) {
      const { topics } = await ask(calls.listTopics, {});
      const line = ({ id, date, title, photos }: (typeof topics)[number]) =>
        `${id} ${date} ${JSON.stringify(title)}, ${photos} ${photos === 1 ? 'photo' : 'photos'}`;
      return topics.length === 0 ? 'There is no topic.' : topics.map(line).join('\n');
    },
  },
  {
    name: 'add-photos',
    describe: 'Shows photos in a topic at once <topic id> <"what they show, zh | en"> <folder or files>',
    async run(ask, [topicId = '', said = '', ...given], local) {
      const caption = bothIn(said);
      if (!topicId || !caption || given.length === 0)
        throw new CommandFailed('Please give: <topic id> <"what they show, zh | en"> <folder or files>.');
      const lines: string[] = [];
      for (const { path, takenAt } of await photosIn(given)) {
        const { id: media, width, height } = await uploadFile(local, path, albumUse).catch(afterThe(lines, path));
        const photo = { topicId, media, takenAt: takenAt.toISOString(), caption };
        const { id } = await ask(calls.addPhoto, photo).catch(afterThe(lines, path));
        lines.push(`${id} ${JSON.stringify(path)}, ${width} × ${height}`);
      }
      return lines.join('\n');
    },
  },
  {
    name: 'hide-photo',
    describe: 'Takes a photo out of the album at once, or shows it again <id> [hidden | shown]',
    async run(ask, [id = '', to = 'hidden']) {
      if (!id || (to !== 'hidden' && to !== 'shown')) throw new CommandFailed('Please give: <id> [hidden | shown].');
      await ask(calls.hidePhoto, { id, to });
      return to === 'hidden' ? 'The photo is hidden.' : 'The photo is shown.';
    },
  },
  {
    name: 'list-hide-requests',
    describe: 'Lists the requests to hide a photo that wait for an answer',
    async run(ask) {
      const { requests } = await ask(calls.listHideRequests, {});
      return requests.length === 0 ? 'No request waits.' : requests.map(line).join('\n');
    },
  },
  {
    name: 'answer-hide-request',
    describe: 'Hides the photo or declines; whoever asked is told <id> <hide | decline> [reason zh | reason en]',
    async run(ask, [id = '', answer = '', ...rest]) {
      const words = rest.join(' ').trim();
      const reason = bothIn(words);
      if (!id || (answer !== 'hide' && answer !== 'decline') || (words && !reason))
        throw new CommandFailed('Please give: <id> <hide | decline> [reason zh | reason en].');
      await ask(calls.answerHideRequest, { id, answer, ...(reason && { reason }) });
      return answer === 'hide' ? 'The photo is hidden.' : 'The request is declined.';
    },
  },
  {
    name: 'set-external-album',
    describe: 'Names the external album that phones offer <https address on an allowed host>, or: none',
    async run(ask, [address = '']) {
      if (!address) throw new CommandFailed('Please give: <https address>, or none.');
      const { url } = await ask(calls.setExternalAlbum, { url: address === 'none' ? null : address });
      return url === null ? 'There is no external album.' : `The external album is ${url}.`;
    },
  },
  {
    name: 'set-web-view-hosts',
    describe: 'Sets the hosts that the web view may open <host …>, or: none',
    async run(ask, given) {
      if (given.length === 0) throw new CommandFailed('Please give: <host …>, or none.');
      const { hosts } = await ask(calls.setWebViewHosts, { hosts: given[0] === 'none' ? [] : [...given] });
      return hosts.length === 0 ? 'The web view opens nothing.' : `The web view opens: ${hosts.join(', ')}.`;
    },
  },
];

type Waiting = AnswerOf<typeof calls.listHideRequests>['requests'][number];

/** In quotes that hide a line break, so that no text can look like a line of its own. */
function line({ id, photoId, photo, name, reason, askedAt }: Waiting): string {
  const { date, topic, takenAt, caption, picture } = photo;
  const where = `${date} ${JSON.stringify(topic)}, ${JSON.stringify(caption)}, taken at ${takenAt}`;
  const why = reason === null ? 'no reason' : JSON.stringify(reason);
  return `${id}  ${name}, photo ${photoId} (${where}, ${pictureAddress({ id: picture })}): ${why}, asked at ${askedAt}`;
}

/** Whoever repeats the whole command would add once more what is in the album already. */
function afterThe(added: readonly string[], path: string) {
  return (failure: unknown): never => {
    if (!(failure instanceof CommandFailed) || added.length === 0) throw failure;
    const rest = `${JSON.stringify(path)} and those after it are not in the album, those above are: ${failure.message}`;
    throw new CommandFailed([...added, rest].join('\n'), failure.refusal);
  };
}

const endings: ReadonlySet<string> = new Set(imageExtensions.map((extension) => `.${extension}`));

/** The pictures that were named, and those in the folders that were named, oldest first. Cameras date their files. */
async function photosIn(given: readonly string[]) {
  const photos: { path: string; takenAt: Date }[] = [];
  for (const path of given) {
    const found = await stat(path).catch(() => undefined);
    if (!found) throw new CommandFailed(`Cannot read ${path}.`);
    const inFolder = found.isDirectory() ? await readdir(path) : [];
    const named = inFolder.filter((name) => endings.has(extname(name).toLowerCase())).map((name) => join(path, name));
    for (const one of found.isDirectory() ? named : [path])
      photos.push({ path: one, takenAt: (await stat(one)).mtime });
  }
  if (photos.length === 0) throw new CommandFailed('There is no picture.');
  return photos.toSorted((one, other) => one.takenAt.getTime() - other.takenAt.getTime());
}
