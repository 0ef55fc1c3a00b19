import * as calls from 'contract/calls/console/access';
import type { StaffCommand } from './staff-command.ts';

export const partnerKeyCommands: readonly StaffCommand[] = [
  {
    name: 'issue-partner-key',
    describe: 'Issues a key to a host app’s server <name>',
    async run(ask, args) {
      const name = args.join(' ');
      const { id, key } = await ask(calls.issuePartnerKey, { name });
      return `Partner ${name}\nid:  ${id}\nkey: ${key}\nThe key is shown this once.`;
    },
  },
  {
    name: 'revoke-partner-key',
    describe: 'Revokes a partner’s key <id>',
    async run(ask, [id = '']) {
      const { name } = await ask(calls.revokePartnerKey, { id });
      return `The key of ${name} is revoked.`;
    },
  },
];
