import * as calls from 'contract/calls/console/decoys';
import { bothIn } from './meeting-commands.ts';
import { CommandFailed } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';

const form =
  '<chinese | international> <name zh | en> <family name zh | en> <title zh | en> <organisation zh | en>, each in quotes';

export const decoyCommands: readonly StaffCommand[] = [
  {
    name: 'add-decoy',
    describe: `Adds a honey delegate, who is nobody ${form}`,
    async run(ask, args) {
      const added = await ask(calls.addDecoy, decoyIn(args));
      return `${line(added)}\nThe download of the directory has it from now on; no screen shows it.`;
    },
  },
  {
    name: 'list-decoys',
    describe: 'Lists the honey delegates with their ids, by which an alarm names them',
    async run(ask) {
      const { decoys } = await ask(calls.listDecoys, {});
      return decoys.length === 0 ? 'There is no honey delegate.' : decoys.map(line).join('\n');
    },
  },
  {
    name: 'remove-decoy',
    describe: 'Removes a honey delegate; no person can be removed by it <id>',
    async run(ask, [id = '']) {
      return `Removed: ${line(await ask(calls.removeDecoy, { id }))}`;
    },
  },
];

function decoyIn([origin, ...texts]: readonly string[]) {
  const [name, familyName, title, organisation, ...more] = texts.map(bothIn);
  const isOrigin = origin === 'chinese' || origin === 'international';
  if (!isOrigin || !name || !familyName || !title || !organisation || more.length > 0)
    throw new CommandFailed(`Please give: ${form}.`);
  return { origin, name, familyName, title, organisation } as const;
}

function line({ id, origin, name, title, organisation }: calls.Decoy): string {
  const both = [name, title, organisation].map(({ zh, en }) => `${zh} | ${en}`);
  return `${id}  ${origin}  ${both.join('; ')}`;
}
