import * as calls from 'contract/calls/console/people';
import { Id } from 'contract/wire/values';
import type { Ask } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';

type OnPerson = (ask: Ask, person: { personId: string }) => Promise<string>;

/** A command about one person, whom the secretariat may name by id, mobile number or email address. */
export function onPerson(name: string, describe: string, act: OnPerson): StaffCommand {
  return {
    name,
    describe: `${describe} <person: id, mobile or email>`,
    run: async (ask, [who = '']) => act(ask, { personId: await personId(ask, who) }),
  };
}

export async function personId(ask: Ask, who: string): Promise<string> {
  return Id.safeParse(who).success ? who : (await ask(calls.findPerson, { address: who })).id;
}
