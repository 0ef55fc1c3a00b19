import * as calls from 'contract/calls/console/people';
import { onPerson } from './person-arguments.ts';
import type { StaffCommand } from '../staff-command.ts';

export const codeAndSessionCommands: readonly StaffCommand[] = [
  {
    name: 'reset-code',
    describe: 'Lifts the restriction on codes of <mobile or email>',
    async run(ask, [address = '']) {
      await ask(calls.resetCodeRestriction, { address });
      return 'Codes are accepted again for this address.';
    },
  },
  onPerson('desk-code', 'Issues a one-time code, to confirm a badge login, to', async (ask, person) => {
    const { name, code, validMinutes } = await ask(calls.issueDeskCode, person);
    return `Desk code of ${name}: ${code}\nIt works once, within ${validMinutes} minutes, after a login by badge.`;
  }),
  onPerson('end-sessions', 'Ends every session of', async (ask, person) => {
    const { name } = await ask(calls.endSessions, person);
    return `${name} is logged out everywhere.`;
  }),
];
