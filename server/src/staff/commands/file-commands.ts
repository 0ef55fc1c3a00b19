import { listFiles, removeFile, type AddedFile } from 'contract/calls/console/media';
import type { AnswerOf } from 'contract/wire/call';
import { CommandFailed } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';
import { uploadFile, warningOf } from '../upload-file.ts';

export const fileCommands: readonly StaffCommand[] = [
  {
    name: 'add-file',
    describe: 'Stores a picture, recording, video or document for the Forum’s content <file>',
    async run(_ask, [path = ''], local) {
      if (!path) throw new CommandFailed('Please give: <file>.');
      const { id, kind, ...file } = await uploadFile(local, path);
      return `The ${kind} is stored as ${id}: ${measures(file)}.${warningOf(file)}`;
    },
  },
  {
    name: 'files',
    describe: 'Lists the newest files of the Forum’s content',
    async run(ask) {
      const { files } = await ask(listFiles, {});
      return files.length === 0 ? 'There is no file.' : files.map(line).join('\n');
    },
  },
  {
    name: 'remove-file',
    describe: 'Removes a file that nothing shows any more <id>',
    async run(ask, [id = '']) {
      await ask(removeFile, { id });
      return 'The file is removed.';
    },
  },
];

type Listed = AnswerOf<typeof listFiles>['files'][number];
type Measured = Pick<AddedFile, 'type' | 'size' | 'width' | 'height'>;

function measures({ type, size, width, height }: Measured): string {
  const pixels = width && height ? `, ${width} × ${height}` : '';
  return `${type}${pixels}, ${Math.ceil(size / 1024)} kB`;
}

/** In quotes that hide a line break, so that no name can look like a line of its own. */
function line({ id, name, isShown, addedAt, ...file }: Listed): string {
  const called = name === null ? '' : ` ${JSON.stringify(name)}`;
  return `${id}${called}, ${measures(file)}, added at ${addedAt}${isShown ? '' : ', shown nowhere'}`;
}
