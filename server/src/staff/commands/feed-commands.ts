import { switchPublicFeeds } from 'contract/calls/console/feeds';
import { CommandFailed } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';

export const feedCommands: readonly StaffCommand[] = [
  {
    name: 'switch-public-feeds',
    describe: 'Opens or closes the public feeds of the agenda <on | off>',
    async run(ask, [to]) {
      if (to !== 'on' && to !== 'off') throw new CommandFailed('Please give: <on | off>.');
      await ask(switchPublicFeeds, { to });
      return `The public feeds of the agenda are ${to}.`;
    },
  },
];
