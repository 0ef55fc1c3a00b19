import * as calls from 'contract/calls/console/partner-keys';
import { personId } from './person-arguments.ts';
import type { StaffCommand } from '../staff-command.ts';

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
  {
    name: 'link-partner',
    describe: 'Lets the app of a partner log in <partner id> <person: id, mobile or email>',
    async run(ask, [partnerId = '', who = '']) {
      const { name, partner } = await ask(calls.linkToPartner, { partnerId, personId: await personId(ask, who) });
      return `The app of ${partner} can log ${name} in from now on.`;
    },
  },
  {
    name: 'unlink-partner',
    describe: 'Keeps the app of a partner from logging in <partner id> <person: id, mobile or email>',
    async run(ask, [partnerId = '', who = '']) {
      const { name, partner } = await ask(calls.unlinkFromPartner, { partnerId, personId: await personId(ask, who) });
      return `The app of ${partner} cannot log ${name} in any more. Sessions that are open stay open: see end-sessions.`;
    },
  },
  {
    name: 'partner-links',
    describe: 'Lists the people whom the app of a partner can log in <partner id>',
    async run(ask, [partnerId = '']) {
      const { partner, people } = await ask(calls.getPartnerLinks, { partnerId });
      const lines = people.map(
        ({ id, name, linkedAt, enteredAt }) =>
          `  ${id}  ${name}  linked ${linkedAt}  first entry ${enteredAt ?? 'none yet'}`,
      );
      return [`The app of ${partner} can log in ${people.length}:`, ...lines].join('\n');
    },
  },
];
