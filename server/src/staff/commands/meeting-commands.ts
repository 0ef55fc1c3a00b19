import * as calls from 'contract/calls/console/meetings';
import type { Both } from 'contract/languages';
import { type Ask, CommandFailed } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';

const bothReasons = 'The reason is given in both languages: <Chinese | English>.';
const moveForm =
  /^(?<id>\S+) (?<date>\d{4}-\d{2}-\d{2}) (?<from>\d{2}:\d{2}) (?<to>\d{2}:\d{2})(?: (?<hallId>[0-9a-hjkmnp-tv-z]{20}))? (?<reasonText>.+)$/s;

type Change = (ask: Ask, words: readonly string[], on: OnVersion) => Promise<calls.EditedMeeting>;
type OnVersion = <Body extends { id: string }>(body: Body) => Promise<Body & { version: number }>;

function onMeeting(name: string, describe: string, change: Change): StaffCommand {
  return {
    name,
    describe,
    async run(ask, args) {
      const { version, rest } = versionIn(args);
      return state(
        await change(ask, rest, async (body) => ({ ...body, version: version ?? (await current(ask, body)) })),
      );
    },
  };
}

export const meetingCommands: readonly StaffCommand[] = [
  onMeeting(
    'move-meeting',
    'Moves a meeting <id> <YYYY-MM-DD HH:MM> <HH:MM> [hall id] <reason zh | reason en>',
    async (ask, words, on) => ask(calls.moveMeeting, await on(moveIn(words))),
  ),
  onMeeting('cancel-meeting', 'Cancels a meeting <id> <reason zh | reason en>', async (ask, words, on) =>
    ask(calls.cancelMeeting, await on(cancellationIn(words))),
  ),
  onMeeting('restore-meeting', 'Takes back a cancellation, or else a move <id>', async (ask, words, on) =>
    ask(calls.restoreMeeting, await on(meetingIn(words))),
  ),
  onMeeting(
    'publish-names',
    'Names the people of a meeting in the public feeds <id> <on | off>',
    async (ask, words, on) => ask(calls.publishNames, await on(namesIn(words))),
  ),
  onMeeting(
    'undo-meeting',
    'Brings back the version of a meeting before the last change <id>',
    async (ask, words, on) => ask(calls.undoMeeting, await on(meetingIn(words))),
  ),
];

/** A command without a version changes the meeting as it is now. */
async function current(ask: Ask, { id }: { id: string }): Promise<number> {
  return (await ask(calls.getMeeting, { id })).version;
}

function state({ title, version, startsAt, endsAt, hall, change, namesPublic }: calls.EditedMeeting): string {
  const now = `${span(startsAt, endsAt)} in ${hall}`;
  const names = namesPublic ? ' The public feeds name its people.' : '';
  return `“${title}” ${happens(change, now)} (version ${version}).${names}`;
}

function happens(change: calls.EditedMeeting['change'], now: string): string {
  if (!change) return `takes place as published: ${now}`;
  if (change.kind === 'cancelled') return 'is cancelled';
  const before = span(change.fromStartsAt, change.fromEndsAt);
  return `has moved from ${before} in ${change.fromHall} to ${now}`;
}

/** In the time of the forum, as it is typed: 2027-03-22 14:00–15:30. */
function span(startsAt: string, endsAt: string): string {
  const [from = '', to = ''] = [startsAt, endsAt].map((moment) => moment.slice(0, 16).replace('T', ' '));
  return `${from}–${to.startsWith(from.slice(0, 11)) ? to.slice(11) : to}`;
}

/** With `--version 3` anywhere among the words, the change is made only if the meeting still has that version. */
export function versionIn(args: readonly string[]): { version: number | undefined; rest: readonly string[] } {
  const at = args.indexOf('--version');
  if (at < 0) return { version: undefined, rest: args };
  const version = Number(args[at + 1]);
  if (!Number.isInteger(version)) throw new CommandFailed('Please give a number after --version.');
  return { version, rest: args.toSpliced(at, 2) };
}

/** Reads `<id> <YYYY-MM-DD HH:MM> <HH:MM> [hall id] <reason zh | reason en>`, quoted or not. */
export function moveIn(args: readonly string[]) {
  const { id, date, from, to, hallId, reasonText = '' } = moveForm.exec(wordsOf(args))?.groups ?? {};
  const reason = bothIn(reasonText);
  if (!id || !date || !from || !to || !reason)
    throw new CommandFailed(`Please give: <id> <YYYY-MM-DD HH:MM> <HH:MM> [hall id] <reason>. ${bothReasons}`);
  return { id, date, from, to, reason, ...(hallId ? { hallId } : {}) };
}

export function cancellationIn(args: readonly string[]) {
  const [id, ...rest] = wordsOf(args).split(' ');
  const reason = bothIn(rest.join(' '));
  if (!id || !reason) throw new CommandFailed(`Please give: <id> <reason>. ${bothReasons}`);
  return { id, reason };
}

function namesIn([id, to]: readonly string[]) {
  if (!id || (to !== 'on' && to !== 'off')) throw new CommandFailed('Please give: <id> <on | off>.');
  return { id, to } as const;
}

export function meetingIn([id]: readonly string[]) {
  if (!id) throw new CommandFailed('Please give: <id>.');
  return { id };
}

export function bothIn(text: string): Both | undefined {
  const [zh = '', en = '', ...more] = text.split('|').map((part) => part.trim());
  return zh && en && more.length === 0 ? { zh, en } : undefined;
}

function wordsOf(args: readonly string[]) {
  return args.join(' ').trim().replace(/\s+/g, ' ');
}
