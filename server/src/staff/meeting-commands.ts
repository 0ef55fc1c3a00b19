import * as calls from 'contract/calls/console/meetings';
import { cancellationIn, meetingIn, moveIn, versionIn } from './meeting-arguments.ts';
import type { Ask } from './staff-client.ts';
import type { StaffCommand } from './staff-command.ts';

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
    'undo-meeting',
    'Brings back the version of a meeting before the last change <id>',
    async (ask, words, on) => ask(calls.undoMeeting, await on(meetingIn(words))),
  ),
];

/** A command without a version changes the meeting as it is now. */
async function current(ask: Ask, { id }: { id: string }): Promise<number> {
  return (await ask(calls.getMeeting, { id })).version;
}

function state({ title, version, startsAt, endsAt, hall, change }: calls.EditedMeeting): string {
  const when = `from ${startsAt} to ${endsAt} in ${hall}`;
  const how = { cancelled: 'is cancelled', moved: `has moved: ${when}`, none: `takes place as published: ${when}` };
  return `“${title}” ${how[change?.kind ?? 'none']} (version ${version}).`;
}
