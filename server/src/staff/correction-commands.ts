import * as calls from 'contract/calls/console/corrections';
import type { AnswerOf } from 'contract/wire/call';
import { CommandFailed } from './staff-client.ts';
import type { StaffCommand } from './staff-command.ts';

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
    name: 'apply-correction',
    describe: 'Writes a correction into the record <id>',
    async run(ask, [id = '']) {
      const { name } = await ask(calls.applyCorrection, { id });
      return `The record of ${name} is corrected.`;
    },
  },
  {
    name: 'decline-correction',
    describe: 'Declines a correction <id> <reason in English> <reason in Chinese>, each in quotes',
    async run(ask, [id = '', en = '', zh = '', ...more]) {
      if (!id || !en || !zh || more.length > 0)
        throw new CommandFailed('Please give: <id> <reason in English> <reason in Chinese>, each reason in quotes.');
      const { name } = await ask(calls.declineCorrection, { id, reason: { en, zh } });
      return `The correction that ${name} asked for is declined.`;
    },
  },
];

type Waiting = AnswerOf<typeof calls.listCorrections>['corrections'][number];

function line({ id, name, personId, field, language, from, to, askedAt }: Waiting): string {
  const what = language ? `${field} (${language})` : field;
  const change = field === 'photo' ? 'a new photo' : `“${from}” → “${to}”`;
  return `${id}  ${name} (${personId}), ${what}: ${change}, asked at ${askedAt}`;
}
