import { writeFile } from 'node:fs/promises';
import * as calls from 'contract/calls/console/corrections';
import type { AnswerOf } from 'contract/wire/call';
import { bothIn } from './meeting-commands.ts';
import { CommandFailed } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';

export const correctionCommands: readonly StaffCommand[] = [
  {
    name: 'corrections',
    describe: 'Lists the corrections of profiles that wait for a decision',
    async run(ask) {
      const { corrections } = await ask(calls.listCorrections, {});
      return corrections.length === 0 ? 'No correction waits.' : corrections.map(line).join('\n');
    },
  },
  {
    name: 'waiting-photo',
    describe: 'Saves a photo that waits, to look at it <id of the correction> <new file>',
    async run(ask, [id = '', file = '']) {
      if (!id || !file) throw new CommandFailed('Please give: <id of the correction> <new file>.');
      const { type, base64 } = await ask(calls.getWaitingPhoto, { id });
      const saved = await writeFile(file, Buffer.from(base64, 'base64'), { flag: 'wx', mode: 0o600 }).catch(
        () => false,
      );
      if (saved === false) throw new CommandFailed(`Cannot create the file ${file}.`);
      return `The photo (${type}) is in ${file}. Please delete the file when it is decided.`;
    },
  },
  {
    name: 'apply-correction',
    describe: 'Writes a correction into the record <id>',
    async run(ask, [id = '']) {
      const { name } = await ask(calls.applyCorrection, { id });
      return `The record of ${name} is corrected.`;
    },
  },
  {
    name: 'decline-correction',
    describe: 'Declines a correction <id> <reason zh | reason en>',
    async run(ask, [id = '', ...rest]) {
      const reason = bothIn(rest.join(' '));
      if (!id || !reason) throw new CommandFailed('Please give: <id> <reason zh | reason en>.');
      const { name } = await ask(calls.declineCorrection, { id, reason });
      return `The correction that ${name} asked for is declined.`;
    },
  },
];

type Waiting = AnswerOf<typeof calls.listCorrections>['corrections'][number];

/** In quotes that hide a line break, so that no text can look like a line of its own. */
const quoted = (text: string) => JSON.stringify(text);

function line({ id, name, personId, field, language, from, to, askedAt }: Waiting): string {
  const what = language ? `${field} (${language})` : field;
  const change = field === 'photo' ? 'a new photo' : `${quoted(from)} → ${quoted(to)}`;
  return `${id}  ${name} (${personId}), ${what}: ${change}, asked at ${askedAt}`;
}
