import * as calls from 'contract/calls/console/messages';
import type { Both } from 'contract/languages';
import { Id } from 'contract/wire/values';
import { personId } from './person-arguments.ts';
import { type Ask, CommandFailed } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';

const form =
  'Please give: <all, red, blue, green, grey, meeting:<id> or person:<id, mobile or email>> <title zh | title en> <text zh | text en>.';
const options = ['--at', '--link'] as const;

export const messageCommands: readonly StaffCommand[] = [
  {
    name: 'send-message',
    describe:
      'Sends <all|red|blue|green|grey|meeting:id|person:…> <title zh | title en> <text zh | text en> [--at "YYYY-MM-DD HH:MM"] [--link meeting id or page] [--critical: also by SMS, or by email to who has no mobile]',
    async run(ask, args) {
      const { audience, ...message } = messageIn(args);
      return state(await ask(calls.sendMessage, { ...message, audience: await audienceIn(ask, audience) }));
    },
  },
  {
    name: 'recall-message',
    describe: 'Removes a message from all inboxes <id>',
    async run(ask, [id = '']) {
      return state(await ask(calls.recallMessage, { id }));
    },
  },
  {
    name: 'sent-messages',
    describe: 'Lists the newest messages of the secretariat',
    async run(ask) {
      const { messages } = await ask(calls.getSentMessages, {});
      return messages.length === 0 ? 'No message has been sent yet.' : messages.map(state).join('\n');
    },
  },
];

const channelWords = {
  push: 'by push',
  webhook: 'through a partner’s app',
  sms: 'by SMS',
  email: 'by email',
} as const;

function state({ id, title, audience, state: now, sendAt, receivers, channels }: calls.SentMessage): string {
  const to = audience.kind === 'badge' ? audience.badge : audience.kind;
  const how = {
    waiting: `waits until ${sendAt}`,
    sent: `was sent at ${sendAt} to ${receivers} ${receivers === 1 ? 'person' : 'people'}${alsoBy(channels)}`,
    recalled: 'is recalled',
  };
  return `“${title.en}” (${id}, to: ${to}) ${how[now]}.`;
}

function alsoBy(channels: calls.SentMessage['channels']): string {
  const named = Object.entries(channelWords) as [keyof typeof channelWords, string][];
  const used = named.filter(([channel]) => channels[channel] > 0);
  return used.length === 0 ? '' : `, of whom ${used.map(([channel, by]) => `${channels[channel]} ${by}`).join(', ')}`;
}

/** Reads the three parts, each in quotes, and the options anywhere among them. */
export function messageIn(args: readonly string[]) {
  const { at, link, critical, rest } = optionsIn(args);
  const [audience = '', title = '', text = '', ...more] = rest;
  if (!audience || !title || !text || more.length > 0) throw new CommandFailed(form);
  return {
    ...{ audience, title: bothIn(title), text: bothIn(text), critical },
    ...(at === undefined ? {} : { at: momentIn(at) }),
    ...(link === undefined ? {} : { target: targetIn(link) }),
  };
}

function optionsIn(args: readonly string[]) {
  const given: Partial<Record<(typeof options)[number], string>> = {};
  let rest = args.filter((one) => one !== '--critical');
  for (const option of options) {
    const found = rest.indexOf(option);
    if (found < 0) continue;
    given[option] = rest[found + 1] ?? '';
    rest = rest.toSpliced(found, 2);
  }
  return { at: given['--at'], link: given['--link'], critical: args.includes('--critical'), rest };
}

/** A language that is missing stays empty, and the server names it. */
function bothIn(text: string): Both {
  const [zh = '', en = '', ...more] = text.split('|').map((part) => part.trim());
  if (more.length > 0) throw new CommandFailed(form);
  return { zh, en };
}

function momentIn(at: string) {
  const [date = '', time = ''] = at.trim().split(/\s+/);
  return { date, time };
}

function targetIn(link: string): calls.SentTarget {
  if (Id.safeParse(link).success) return { kind: 'meeting', id: link };
  const page = calls.SentTarget.safeParse({ kind: 'page', page: link });
  if (!page.success) throw new CommandFailed('Please give the id of a meeting or the name of a page after --link.');
  return page.data;
}

async function audienceIn(ask: Ask, typed: string): Promise<calls.MessageAudience> {
  const [kind = '', who = ''] = typed.split(/:(.*)/s);
  if (kind === 'person') return { kind, id: await personId(ask, who) };
  const read = calls.MessageAudience.safeParse(
    kind === 'meeting' || kind === 'all'
      ? { kind, ...(kind === 'meeting' ? { id: who } : {}) }
      : { kind: 'badge', badge: kind },
  );
  if (!read.success) throw new CommandFailed(form);
  return read.data;
}
