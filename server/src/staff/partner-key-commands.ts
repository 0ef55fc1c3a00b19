import * as calls from 'contract/calls/console/access';
import type { StaffCommand } from './staff-command.ts';

export const accessCommands: readonly StaffCommand[] = [
  ...((['full', 'limited'] as const).map((to) => ({
    name: `badge-sessions-${to}`,
    describe: `Makes badge sessions ${to} for the whole forum`,
    async run(ask) {
      await ask(calls.switchBadgeSessions, { to });
      return `Badge sessions are ${to} from now on.`;
    },
  })) satisfies StaffCommand[]),
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
