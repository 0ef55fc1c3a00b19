import * as calls from 'contract/calls/console/people';
import { Id } from 'contract/wire/values';
import type { Ask } from './staff-client.ts';
import type { StaffCommand } from './staff-command.ts';

type OnPerson = (ask: Ask, person: { personId: string }) => Promise<string>;

function onPerson(name: string, describe: string, act: OnPerson): StaffCommand {
  return {
    name,
    describe: `${describe} <person: id, mobile or email>`,
    run: async (ask, [who = '']) => act(ask, { personId: await personId(ask, who) }),
  };
}

async function personId(ask: Ask, who: string): Promise<string> {
  return Id.safeParse(who).success ? who : (await ask(calls.findPerson, { address: who })).id;
}

export const peopleCommands: readonly StaffCommand[] = [
  onPerson('reset-badge', 'Lifts the lock on badge login of', async (ask, person) => {
    const { name } = await ask(calls.resetBadgeLock, person);
    return `Badge login of ${name} is open again.`;
  }),
  {
    name: 'reset-code',
    describe: 'Lifts the restriction on codes of <mobile or email>',
    async run(ask, [address = '']) {
      await ask(calls.resetCodeRestriction, { address });
      return 'Codes are accepted again for this address.';
    },
  },
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
  onPerson('desk-code', 'Issues a one-time code, to confirm a badge login, to', async (ask, person) => {
    const { name, code, validMinutes } = await ask(calls.issueDeskCode, person);
    return `Desk code of ${name}: ${code}\nIt works once, within ${validMinutes} minutes, after a login by badge.`;
  }),
  onPerson('end-sessions', 'Ends every session of', async (ask, person) => {
    const { name } = await ask(calls.endSessions, person);
    return `${name} is logged out everywhere.`;
  }),
];
