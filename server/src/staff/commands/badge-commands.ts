import { switchBadgeSessions } from 'contract/calls/console/badge-sessions';
import * as calls from 'contract/calls/console/people';
import { onPerson } from './person-arguments.ts';
import type { StaffCommand } from '../staff-command.ts';

export const badgeCommands: readonly StaffCommand[] = [
  onPerson('reset-badge', 'Lifts the lock on badge login of', async (ask, person) => {
    const { name } = await ask(calls.resetBadgeLock, person);
    return `Badge login of ${name} is open again.`;
  }),
  onPerson('void-badge', 'Voids the badge code of', async (ask, person) => {
    const { name, voided } = await ask(calls.voidBadge, person);
    return `${voided} badge code(s) of ${name} are void.`;
  }),
  onPerson('reissue-badge', 'Voids the badge code and issues a new one to', async (ask, person) => {
    const { name, printed, qrCode } = await ask(calls.reissueBadge, person);
    return `New badge code of ${name}: ${printed}\nQR code: ${qrCode}`;
  }),
  ...(['on', 'off'] as const).map((to) =>
    onPerson(`badge-sign-in-${to}`, `Switches badge login ${to} for`, async (ask, person) => {
      const { name } = await ask(calls.switchBadgeSignIn, { ...person, to });
      return `Badge login of ${name} is ${to}.`;
    }),
  ),
  ...(['full', 'limited'] as const).map((to): StaffCommand => ({
    name: `badge-sessions-${to}`,
    describe: `Makes badge sessions ${to} for the whole forum`,
    async run(ask) {
      await ask(switchBadgeSessions, { to });
      return `Badge sessions are ${to} from now on.`;
    },
  })),
];
