import { announceVersion } from 'contract/calls/console/app-version';
import { CommandFailed } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';

export const versionCommands: readonly StaffCommand[] = [
  {
    name: 'announce-version',
    describe: 'Tells phones with an older app of a version <1.1.0> <110> [required]',
    async run(ask, [appVersion = '', code = '', last]) {
      const appVersionCode = Number(code);
      const isRight = /^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(appVersion) && /^\d{3,6}$/.test(code) && appVersionCode >= 100;
      if (!isRight || (last !== undefined && last !== 'required'))
        throw new CommandFailed('Please give: <version, such as 1.1.0> <its code, such as 110> [required].');
      const required = last === 'required';
      const { served } = await ask(announceVersion, { appVersion, appVersionCode, required });
      const said = `Version ${appVersion} (${appVersionCode}) is announced${required ? ' as required' : ''}.`;
      if (appVersionCode <= served) return said;
      const warning = required
        ? 'nobody can go on until it does, or another version is announced'
        : 'tapping Update changes nothing yet';
      return `${said} This server still hands out ${served}: ${warning}.`;
    },
  },
];
