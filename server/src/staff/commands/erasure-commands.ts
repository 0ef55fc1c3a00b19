import * as calls from 'contract/calls/console/erasures';
import { personId } from './person-arguments.ts';
import { CommandFailed } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';

export const erasureCommands: readonly StaffCommand[] = [
  {
    name: 'erasures',
    describe: 'Lists the requests for erasure that wait, and the newest receipts',
    async run(ask) {
      const { waiting, receipts } = await ask(calls.listErasures, {});
      const lines = [
        ...waiting.map(
          ({ number, personId: id, name, dueAt, held }) =>
            `${number} of ${name} (${id}) ${held ? `is held: ${held.en}` : `is carried out at ${dueAt}`}.`,
        ),
        ...receipts.map(
          ({ number, erasedAt, rows }) => `${number} was carried out at ${erasedAt}: ${rows} rows erased.`,
        ),
      ];
      return lines.length === 0 ? 'Nobody has asked to be erased.' : lines.join('\n');
    },
  },
  {
    name: 'hold-erasure',
    describe: 'Keeps an erasure from being carried out <person: id, mobile or email> <reason zh | reason en>',
    async run(ask, [who = '', reason = '', ...more]) {
      const [zh = '', en = '', ...others] = reason.split('|').map((part) => part.trim());
      if (!zh || !en || more.length > 0 || others.length > 0)
        throw new CommandFailed('Please give: <person: id, mobile or email> <reason zh | reason en>.');
      const answer = await ask(calls.holdErasure, { personId: await personId(ask, who), reason: { zh, en } });
      return `The erasure ${answer.number} of ${answer.name} is held.`;
    },
  },
  {
    name: 'release-erasure',
    describe: 'Lets a held erasure run again <person: id, mobile or email>',
    async run(ask, [who = '']) {
      const { name, number, dueAt } = await ask(calls.releaseErasure, { personId: await personId(ask, who) });
      return `The erasure ${number} of ${name} is carried out at ${dueAt}, or within a minute if that has passed.`;
    },
  },
];
